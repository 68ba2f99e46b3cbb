import { afterEach } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { InProcessNet } from '../../src/bus/in-process.ts';
import type { Config } from '../../src/config.ts';
import type { Nats } from '../support/nats.ts';
import type { Postgres } from '../support/postgres.ts';
import { type Served, serve } from '../support/serve.ts';

/** What carries words between the nodes of a test. */
export interface Carrier {
	readonly kind: string;
	/** Made anew for each set of nodes; a node asks it for its own. */
	net(): { readonly nats: string; bus(): Bus | undefined };
}

export function carriers(nats: Nats | null): readonly Carrier[] {
	const inProcess: Carrier = {
		kind: 'within one process',
		net() {
			const net = new InProcessNet();
			return { nats: 'nats://nowhere', bus: () => net.join() };
		},
	};
	if (nats === null) return [inProcess];
	return [inProcess, { kind: 'over NATS', net: () => ({ nats: nats.url, bus: () => undefined }) }];
}

const started: Served[] = [];
afterEach(async () => {
	for (const node of started.splice(0)) await node.close();
});

/** So many nodes over one fresh database; gone after the test. */
export async function nodesOver(
	postgres: Postgres | null,
	carrier: Carrier,
	many: number,
	settings: Partial<Config> = {},
): Promise<readonly Served[]> {
	const database = (await postgres?.database()) ?? '';
	const { nats, bus } = carrier.net();
	const nodes: Served[] = [];
	for (let i = 0; i < many; i++) {
		const own = bus();
		const node = await serve({ database, nats, botPause: 5, ...settings }, own === undefined ? {} : { bus: own });
		nodes.push(node);
		started.push(node);
	}
	return nodes;
}
