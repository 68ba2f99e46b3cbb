/** The process of everybody hostile: runs attacks by name for its parent, each from addresses of its own. */
import { setPriority } from 'node:os';
import { type Outcome, sleep, TurnedAway } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';
import { Ground, type Place } from './ground.ts';

export interface Order {
	readonly attack: string;
	readonly place: Place;
	readonly seconds: number;
}

export type Report = { readonly attack: string } & (
	| { readonly outcome: Outcome }
	| { readonly turnedAway: string }
	| { readonly failed: string }
);

/** Beyond the attack's own time: tables are put away, matches end, servers are started again. */
const PATIENCE = 90_000;

// In the world they have machines of their own; here they must not take the server's.
setPriority(10);
const grounds = new Map(ATTACKS.map(({ name }, i) => [name, new Ground(`1.${10 + i}`)]));

async function obey(order: Order): Promise<Report> {
	const { attack } = order;
	const found = ATTACKS.find(({ name }) => name === attack);
	const ground = grounds.get(attack)?.aim(order.place, order.seconds);
	if (found === undefined || ground === undefined) return { attack, failed: 'no such attack' };
	try {
		const late = sleep(1000 * order.seconds + PATIENCE).then(() => {
			throw new Error('it came to no end');
		});
		return { attack, outcome: await Promise.race([found.run(ground), late]) };
	} catch (error) {
		if (error instanceof TurnedAway) return { attack, turnedAway: error.message };
		return { attack, failed: error instanceof Error ? error.message : String(error) };
	} finally {
		ground.depart();
	}
}

process.on('message', (order: Order) => void obey(order).then((report) => process.send?.(report)));
process.on('disconnect', () => process.exit());
// A reset connection is what these people do; it must not end them.
process.on('uncaughtException', (error) => console.error('attackers:', error.message));
