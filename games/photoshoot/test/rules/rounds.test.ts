import { FastChance, resolveTable, ScriptedChance, seedOfGame } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, photoshoot, type State } from '../../src/index.ts';
import { BLUE, EFFECTS, isFriend, ORANGE, TILES } from '../../src/rules/components.ts';
import { areCornerNeighbours, areNeighbours, areSideNeighbours, distance, PAIRS } from '../../src/rules/grid.ts';
import { ALL_OBJECTIVES, frameOf, objectiveId, tierOf } from '../../src/rules/objectives.ts';
import { levelOf } from '../../src/rules/options.ts';
import { isTalkMuted, nextSeat, photographingTeam, seatsOfTeam, starterOf } from '../../src/rules/state.ts';
import { stage } from '../table.ts';

const START = 'RPA/JCE/OMS';

function setUp(seats: number, options: Record<string, unknown>, chance = new FastChance(seedOfGame(1, 0))) {
	const table = resolveTable(photoshoot, seats, options);
	if (!('options' in table)) throw new Error(table.code);
	const events: Event[] = [];
	const state = photoshoot.setup(
		{ seats, options: table.options },
		{ chance, emit: (event) => event && events.push(event) },
	);
	return { state, events };
}

describe('components', () => {
	test('[PST-1, 3] nine tiles, three of them friends; the decks', () => {
		expect(TILES.length).toBe(9);
		expect(TILES.filter((_, tile) => isFriend(tile))).toEqual(['olivia', 'alice', 'chloe']);
		expect([BLUE.length, ORANGE.length, ALL_OBJECTIVES.length]).toEqual([10, 4, 50]);
	});

	test('[PST-2] neighbours and distance', () => {
		expect(PAIRS.length).toBe(36);
		expect(PAIRS.filter(([a, b]) => areSideNeighbours(a, b)).length).toBe(12);
		expect(PAIRS.filter(([a, b]) => areCornerNeighbours(a, b)).length).toBe(8);
		expect(PAIRS.filter(([a, b]) => areNeighbours(a, b)).length).toBe(20);
		expect([distance(0, 8), distance(2, 3), distance(4, 5)]).toEqual([4, 3, 1]);
	});

	test('[PST-17] objectives: four characters each, evenly spread over characters and cells', () => {
		const uses = (of: 'cell' | 'tile') => {
			const counts: number[] = new Array(9).fill(0);
			for (const objective of ALL_OBJECTIVES) for (const placed of frameOf(objective)) counts[placed[of]]++;
			return counts;
		};
		for (const objective of ALL_OBJECTIVES) expect(frameOf(objective).length).toBe(4);
		for (const count of [...uses('cell'), ...uses('tile')]) expect([22, 23]).toContain(count);
		const sets = ALL_OBJECTIVES.map((objective) =>
			frameOf(objective)
				.map(({ tile }) => tile)
				.sort()
				.join(),
		);
		expect(new Set(sets).size).toBe(50);
		expect([1, 2, 3].map((tier) => ALL_OBJECTIVES.filter((objective) => tierOf(objective) === tier).length)).toEqual([
			17, 18, 15,
		]);
	});
});

describe('teams and setup', () => {
	test('[PST-5, 7] teams sit alternately; the turn goes round within a team', () => {
		const { state } = setUp(5, {});
		expect([seatsOfTeam(state, 0), seatsOfTeam(state, 1)]).toEqual([
			[0, 2, 4],
			[1, 3],
		]);
		expect([0, 2, 4, 1, 3].map((seat) => nextSeat(state, seat))).toEqual([2, 4, 0, 3, 1]);
		const coop = setUp(3, {}).state;
		expect(seatsOfTeam(coop, 0)).toEqual([0, 1, 2]);
		expect([0, 1, 2].map((seat) => nextSeat(coop, seat))).toEqual([1, 2, 0]);
	});

	test('[PST-6, 8] roles change every round, and the starter moves on each time', () => {
		const { state } = setUp(5, { startTeam: 'B' });
		const roles = [1, 2, 3, 4, 5, 6].map((round) => {
			const later: State = { ...state, round };
			return `${'AB'[photographingTeam(later)]}${starterOf(later)}`;
		});
		expect(roles).toEqual(['B1', 'A0', 'B3', 'A2', 'B1', 'A4']);
	});

	test('chance is used for tiles, blue, orange, objectives and starting team, top card first', () => {
		const [tiles, blue, orange] = [[8, 7, 6, 5, 4, 3, 2, 1, 0], BLUE.toReversed(), ORANGE.toReversed()];
		const chance = new ScriptedChance(
			{ shuffle: tiles },
			{ shuffle: blue },
			{ shuffle: orange },
			{ shuffle: ALL_OBJECTIVES.toReversed() },
			{ int: 1 },
		);
		const { state } = setUp(4, { level: 4, pace: 'untimed' }, chance as never);
		expect(chance.left).toBe(0);
		expect(state.startTeam).toBe(1);
		expect(state.held[1].map((effect) => EFFECTS[effect].id)).toEqual(['edgar-ready', 'james-olivia']);
		expect(state.held[0].map((effect) => EFFECTS[effect].id)).toEqual(['edgar-cheese', 'arthur-max']);
		expect(state.cells).toEqual(tiles);
	});

	test('[PST-9] the black frames are those of the photographers’ effects', () => {
		const { events } = setUp(4, { level: 4, startTeam: 'A' });
		const started = events.find((event) => event.type === 'roundStarted');
		const drawn = events.flatMap((event) => (event.type === 'effectDrawn' && event.team === 'A' ? [event.effect] : []));
		expect(started).toMatchObject({ faces: drawn.map((id) => id.split('-')[0]) });
	});

	test('[PST-64, 65] levels, and the family variant draws blue for orange', () => {
		const options = setUp(4, {}).state.rules;
		expect(levelOf({ ...options, level: 3 })).toEqual({ start: ['blue'], at5: ['blue', 'orange'], at15: ['orange'] });
		expect(levelOf({ ...options, level: 4, family: true })).toEqual({
			start: ['blue', 'blue'],
			at5: ['blue', 'blue'],
			at15: ['blue'],
		});
		expect(
			setUp(6, { level: 4, family: true })
				.state.held.flat()
				.every((effect) => BLUE.includes(effect)),
		).toBe(true);
	});
});

describe('a round', () => {
	test('[PST-11, 12] the objective is shown by the flip, or after thirty seconds', () => {
		const shoot = stage(START, { phase: 'ready', deck: 'P07' });
		expect(shoot.due).toBe('autoFlip @30000');
		expect(shoot.state.open).toBe(-1);
		shoot.pass(30_000);
		expect(shoot.open).toBe('P07');
		expect(shoot.deadline).toBe(120_000);
		const untimed = setUp(4, { pace: 'untimed' });
		expect(untimed.state.phase).toBe('running');
		expect(untimed.state.open).not.toBe(-1);
	});

	test('[PST-10] the table repairs when the starter does not, as often as it takes', () => {
		const shoot = stage('SPR/JME/ACO', { phase: 'repair', effects: 'james-olivia' }).pass(30_000);
		expect(shoot.state).toMatchObject({ phase: 'ready', since: 30_000 });
	});

	test('[PST-12, 62] an unfinished objective is discarded, or kept', () => {
		const left = { open: 'P32' };
		expect(stage(START, left).pass(90_000).state).toMatchObject({ open: -1, discard: [31] });
		expect(stage(START, { ...left, head: 'carryObjective=keep' }).pass(90_000).state).toMatchObject({
			open: 31,
			discard: [],
		});
	});

	test('[PST-18, 19] the next player shoots, also a card that matches at once', () => {
		const shoot = stage('RPE/JCA/OMS', { open: 'P32', deck: 'P36' });
		shoot.do('0: 5-6', '2: photo');
		expect(shoot.faults).toEqual([]);
		const unshot = stage('RPE/JCA/OMS', { open: 'P32' }).do('0: 5-6 @85000').pass(95_000);
		expect(unshot.state.scores).toEqual([0, 0]);
	});

	test('[PST-18] a revealed objective that matches already may be shot straight away', () => {
		const shoot = stage('RPE/JCO/AMS', { open: 'P32', deck: 'P10 P01' });
		expect(objectiveId(shoot.state.deck[0])).toBe('P10');
		shoot.do('0: photo', '2: photo');
		expect(shoot.faultsByItem).toEqual([[], ['photo']]);
	});

	test('[PST-55] more than ten tokens, all gone after the round', () => {
		const shoot = stage(START, { more: ['tokens 0-14'] }).pass(90_000);
		expect(shoot.state).toMatchObject({ scores: [0, 14], tokens: [0, 0] });
	});

	test('[PST-20, 42] a view tells no fault, no ritual owed and no order of cards', () => {
		const shoot = stage(START, { effects: 'max-pet max-goodboy' }).do('0: 7-4', '0: talk');
		const view = shoot.table.view(1);
		expect(view.judge).toBeNull();
		expect(new Set(view.deck)).toEqual(new Set([50]));
		expect(new Set([...view.blue, ...view.orange])).toEqual(new Set([14]));
		expect(shoot.faultsByItem).toEqual([['max-goodboy'], ['talk']]);
	});

	test('[PST-53] talk is callable by default for two teams with an hourglass alone', () => {
		expect(isTalkMuted(setUp(4, {}).state)).toBe(false);
		expect(isTalkMuted(setUp(4, { pace: 'untimed' }).state)).toBe(true);
		expect(isTalkMuted(setUp(2, {}).state)).toBe(true);
	});
});

describe('results', () => {
	test('[PST-66] fifteen rounds each are the end', () => {
		const shoot = stage(START, { head: 'round 30', more: ['scores 3-2'] }).pass(90_000);
		expect(shoot.told('gameOver')).toMatchObject([{ result: { reason: 'roundCap', places: [1, 3, 1, 3] } }]);
	});

	test('[PST-67] a cooperative team that stays below 25 has lost: nobody is first; the lines add up to its score', () => {
		const shoot = stage(START, { seats: 3, head: 'round 5', more: ['scores 5-0', 'tokens 9-0'] }).pass(90_000);
		expect(photoshoot.outcome(shoot.state)).toEqual({ reason: 'coopLost', scores: [0, 0, 0], places: [2, 2, 2] });
		expect(photoshoot.breakdown(shoot.state)[2].map(({ source, points }) => `${source} ${points}`)).toEqual([
			'objectives 6',
			'mistakes -10',
			'floor 4',
		]);
	});

	test('[PST-67] with 25 points or more everybody is first', () => {
		const shoot = stage(START, { seats: 2, head: 'round 5', more: ['scores 25-0', 'scored 13-0 1-0'] }).pass(90_000);
		expect(photoshoot.outcome(shoot.state)).toEqual({ reason: 'coopWon', scores: [25, 25], places: [1, 1] });
	});

	test('[PST-61] every seat has its team’s lines', () => {
		const shoot = stage(START, { more: ['scores 7-4', 'scored 2-1 3-2'] });
		expect(photoshoot.breakdown(shoot.state).map((lines) => lines.map(({ points }) => points))).toEqual([
			[4, 3],
			[2, 2],
			[4, 3],
			[2, 2],
		]);
	});
});
