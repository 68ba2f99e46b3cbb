import { games } from '@shutterbox/catalogue';
import { type Attack, sleep } from '../attack.ts';
import { asked, type Ground, moveOf, type Played, patiently, step } from '../ground.ts';

/** Photoshoot without a clock and with as many orange effects as there are, so that stages need a repair. */
const OPTIONS: Readonly<Record<string, object>> = {
	photoshoot: {
		pace: 'untimed',
		level: 'custom',
		customLevel: { start: ['orange', 'orange'], at5: [], at15: [] },
	},
};
const SEATS: Readonly<Record<string, number>> = { 'sasquatch-snap': 4, photoshoot: 4 };

async function matchOf(ground: Ground, game: string): Promise<Played> {
	const people = await ground.guests(SEATS[game] ?? 2);
	return ground.match({ game, people, terms: { options: OPTIONS[game] ?? {} } });
}

const UNLISTED = { note: 'x'.repeat(15_000) };

export const unlistedFields: Attack = {
	name: 'unlisted fields',
	about: 'players put 15 KB beside what a move has, in every game',
	unit: 'such moves kept',
	most: 0,
	seconds: 1,
	async run(ground) {
		const kept: string[] = [];
		for (const { meta } of games) {
			const played = await matchOf(ground, meta.id);
			for (let i = 0; i < 3; i++) {
				const device = await asked(played);
				const found = moveOf(device, played.id);
				if (found === null) continue;
				const move = { ...found.move, ...UNLISTED };
				const answer = await patiently(device, { type: 'move', table: played.id, decision: found.decision, move });
				if (answer.type === 'ok') kept.push(meta.id);
				else await step(played);
			}
			ground.depart();
		}
		return { got: kept.length, note: kept.length === 0 ? 'of 15' : `of 15: ${[...new Set(kept)].join(', ')}` };
	},
};

const BEYOND = [-1, -300_000, 2 ** 31, 2 ** 53, 1e20, 0.5];
const POSITIONS = 6;
/** Tables tried for a stage that needs a repair. */
const STAGES = 10;

export const hugeNumbers: Attack = {
	name: 'huge numbers',
	about: 'players name cells, cards and seats that do not exist, in every game',
	unit: 'such moves kept',
	most: 0,
	seconds: 1,
	async run(ground) {
		const kept: string[] = [];
		let tried = 0;
		for (const { meta } of games) {
			const played = await matchOf(ground, meta.id);
			for (let i = 0; i < POSITIONS && played.devices[0].known(played.id).table.stage === 'playing'; i++) {
				await tryMutants(played);
				await step(played);
			}
			ground.depart();
		}
		// Not every stage needs a repair; the first one that does has a question of cells alone.
		for (let i = 0; i < STAGES; i++) {
			const played = await matchOf(ground, 'photoshoot');
			const isRepair = ((moveOf(await asked(played), played.id)?.move ?? {}) as { type?: string }).type === 'repair';
			if (isRepair) await tryMutants(played);
			ground.depart();
			if (isRepair) break;
		}
		return { got: kept.length, note: `of ${tried}${kept.length === 0 ? '' : `: ${kept[0]}`}` };

		async function tryMutants(played: Played): Promise<void> {
			const device = await asked(played);
			const { move: legal = {} } = moveOf(device, played.id) ?? {};
			for (const move of mutants(legal)) {
				const decision = device.known(played.id).table.decision ?? 0;
				const answer = await patiently(device, { type: 'move', table: played.id, decision, move });
				tried++;
				if (answer.type === 'ok') kept.push(`${played.devices[0].known(played.id).table.game} ${JSON.stringify(move)}`);
			}
			// What was kept by mistake may have been an answer; the screens are to know before the next question.
			await sleep(50);
		}
	},
};

/** The move with one number beyond every board, or with two whose faults cancel out. */
function mutants(move: object): object[] {
	const numbers = Object.entries(move).filter(([, value]) => typeof value === 'number');
	const single = numbers.flatMap(([name]) => BEYOND.map((value) => ({ ...move, [name]: value })));
	const cells = 'a' in move && 'b' in move ? [move as { a: number; b: number }] : [];
	const pairs = cells.flatMap(({ a, b }) => {
		const [low, high] = [Math.min(a, b), Math.max(a, b)];
		// In boards of nine cells these name the same pair where somebody counts a · 9 + b.
		return [9, 3_000].map((far) => ({ ...move, a: low - far, b: high + 9 * far }));
	});
	return [...single, ...pairs];
}
