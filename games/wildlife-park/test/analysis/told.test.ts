import { type Emitted, eventFor, FastChance, isRefusal, resolveTable, seatsOf, type Viewer } from '@shutterbox/kernel';
import { luckOf, type TestTable } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { told } from '../../src/analysis/told.ts';
import { policies } from '../../src/bots/policies.ts';
import { type Event, type State, wildlifePark } from '../../src/index.ts';
import { boardOf } from '../../src/rules/park.ts';
import { bareTable, SECRET } from '../../src/rules/state.ts';
import { sketch } from '../table.ts';

/** Plays a match and holds what every viewer was told of every move, folded, against the view after it. */
function playOut(
	{ seats, options = {} }: TestTable,
	seed: number,
	policy: keyof typeof policies | 'random',
): Set<string> {
	const table = resolveTable(wildlifePark, seats, options);
	if (isRefusal(table)) throw new Error(table.code);
	const { match, players } = luckOf(seed);
	const heard = new Set<string>();
	const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
	let emitted: Emitted<Event>[] = [];
	const ctx = {
		chance: match,
		emit: (event: Event | null, also?: Omit<Emitted<Event>, 'event'>) => emitted.push({ event, ...also }),
	};
	const state = wildlifePark.setup({ seats, options: table.options }, ctx);
	let views: State[] = viewers.map(() => bareTable(state.parks.map(boardOf), state.rules));
	for (;;) {
		for (const { event } of emitted) if (event) heard.add(event.type);
		views = viewers.map((viewer, i) => {
			const now = wildlifePark.view(state, viewer);
			const events = emitted.flatMap((one) => eventFor(one, viewer) ?? []);
			const folded = events.reduce((view, event) => told(view, event, now), views[i]);
			expect(folded, events.map(({ type }) => type).join()).toEqual(now);
			return folded;
		});
		const acting = seatsOf(wildlifePark.toMove(state));
		if (acting.length === 0) return heard;
		const seat = acting[players.int(acting.length)];
		const move =
			policy === 'random'
				? wildlifePark.randomMove(state, seat, players)
				: policies[policy].choose(wildlifePark.view(state, seat), seat, players);
		emitted = [];
		wildlifePark.play(state, { actor: seat, move, at: 0 }, ctx);
	}
}

const COMMON = [
	...['boardsDealt', 'personalDrawn', 'diceRolled', 'boardFilled', 'missionsDealt', 'committed', 'rerolled'],
	...['swapped', 'kept', 'took', 'tilePlaced', 'towerBuilt', 'workerUsed', 'diePlaced', 'discarded', 'replenished'],
	...['boardsPassed', 'dieChanged', 'entranceScored', 'boardRefilled', 'roundStarted', 'finalScored', 'gameEnded'],
];
const ALONE = [
	...['declared', 'tokenRevealed', 'supplyDiscarded', 'protected', 'soloRerolled', 'soloTilesDiscarded'],
	...['soloRefilled', 'tokensShuffled', 'soloResult', 'towerBuilt', 'replenished', 'workerUsed', 'dieChanged'],
];

describe('what was told, folded event by event, is the view after every move', () => {
	const TEMPOS = ['combined', 'stepwise', 'ordered'];
	const tables = [2, 3, 4, 5, 6].flatMap((seats) =>
		TEMPOS.map((tempo, i) => ({
			seats,
			options: { tempo, missions: 'on', side: (seats + i) % 2 === 0 ? 'symmetric' : 'asymmetric' },
		})),
	);
	test.each(tables)('$seats seats, $options.tempo, $options.side', (table) => {
		const heard = new Set<string>();
		for (const policy of ['random', 'nearsighted', 'greedy'] as const)
			for (const type of playOut(table, table.seats, policy)) heard.add(type);
		expect(COMMON.filter((type) => !heard.has(type))).toEqual([]);
	});

	test.each(['symmetric', 'asymmetric'])('alone, %s', (side) => {
		const heard = new Set<string>();
		for (let seed = 1; seed <= 8; seed++) {
			for (const policy of ['random', 'nearsighted'] as const)
				for (const type of playOut({ seats: 1, options: { side } }, seed, policy)) heard.add(type);
		}
		expect(ALONE.filter((type) => !heard.has(type))).toEqual([]);
	});

	test('without missions', () => {
		expect(playOut({ seats: 2 }, 5, 'nearsighted')).not.toContain('missionsDealt');
	});
});

test('in between: items wait in the preparation area, and a tower stands when it is told', () => {
	const table = sketch({
		board: 'gorilla',
		park: 'b4 ibex.beige@1; b5 golden-eagle.beige@5',
		supply: 'tile:grey vicuna.beige',
		display: 'die:4 6',
	});
	const before = table.view('spectator');
	table.turn('tile:grey c4@3, die:4 c4');
	let view: State = before;
	const seen = table.history.flatMap(({ event }) => {
		if (event === null) return [];
		view = told(view, event);
		const [park] = view.parks;
		const isOwn = 'seat' in event && event.seat === 0 && event.type !== 'replenished';
		return isOwn ? [`${event.type} ${view.preparation[0].length} ${park.towers === 0 ? 'none' : 'tower'}`] : [];
	});
	expect(seen).toEqual([
		'committed 0 none',
		'took 2 none',
		'tilePlaced 1 none',
		'towerBuilt 1 tower',
		'diePlaced 0 tower',
	]);
	expect(view).toEqual(table.view('spectator'));
});

test('[WPK-18] without a view of its own nobody’s commitment is known', () => {
	const table = sketch({ supply: 'tile:green sloth.heart' });
	const before = table.view(0);
	table.play(0, 'tile:green a1, die:0 -');
	expect(told(before, { type: 'committed', seat: 0 }).commits[0]).toBe(SECRET);
	expect(told(before, { type: 'committed', seat: 0 }, table.view(0)).commits[0]).toEqual(table.state.commits[0]);
	expect(told(before, { type: 'committed', seat: 0 }, table.view(1)).commits[0]).toBe(SECRET);
});

test('folding leaves the view it began with as it was', () => {
	const view = sketch({}, new FastChance([1, 2, 3, 4])).view(0);
	const text = JSON.stringify(view);
	told(view, { type: 'discarded', seat: 0, item: { die: 'green', value: 1 } });
	told(view, { type: 'boardsPassed', supplyBoards: [2, 3, 4, 5, 1] });
	expect(JSON.stringify(view)).toBe(text);
});
