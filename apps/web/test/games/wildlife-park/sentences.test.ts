import type { Event } from '@shutterbox/wildlife-park';
import { beforeAll, expect, test } from 'vitest';
import { sentence } from '../../../src/games/wildlife-park/sentences.ts';
import { words } from '../../../src/games/wildlife-park/words.ts';
import { NAMES, sketch, TABLES, told } from './positions.ts';

beforeAll(() => words.load());

/** Whether an event of the viewer's own seat has a line in the log. */
const HAS_LINE: Readonly<Record<Event['type'], boolean>> = {
	boardsDealt: true,
	personalDrawn: true,
	diceRolled: true,
	boardFilled: false,
	missionsDealt: true,
	committed: false,
	rerolled: true,
	swapped: true,
	kept: true,
	roundStarted: true,
	took: true,
	tilePlaced: true,
	towerBuilt: true,
	workerUsed: true,
	diePlaced: true,
	discarded: true,
	replenished: true,
	boardsPassed: true,
	dieChanged: true,
	entranceScored: true,
	boardRefilled: false,
	declared: true,
	tokenRevealed: true,
	supplyDiscarded: true,
	protected: true,
	soloRerolled: true,
	soloTilesDiscarded: true,
	soloRefilled: true,
	tokensShuffled: true,
	finalScored: true,
	soloResult: true,
	gameEnded: true,
};

const told0: Event[] = [];
const telling = (event: Event) => sentence(event, NAMES, 0);

beforeAll(() => {
	for (const [seed, table] of TABLES.entries())
		for (let more = 0; more < 12; more++) told0.push(...told(table, seed * 100 + more, 0));
	told0.push(...towerEvents());
});

/** What a turn tells that builds a tower. */
function towerEvents(): Event[] {
	const table = sketch({ park: 'a2 sloth.black@1, a3 tiger.black@5', supply: 'tile:green orangutan.black' });
	table.play(0, 'tile:green b3@3, die:0 -');
	for (const seat of [1, 2, 3, 4]) table.play(seat, 'out:green -, die:0 -');
	return table.told(0);
}

test('every type of event is told or left out on purpose', () => {
	for (const event of told0) {
		const line = telling(event);
		const isOthersTile = event.type === 'replenished' && event.seat !== 0;
		expect(line !== null, event.type).toBe(HAS_LINE[event.type] && !isOthersTile);
		if (line !== null) expect(line).toMatch(/^[A-Z].*\.$/);
	}
	expect([...new Set(told0.map(({ type }) => type))].sort()).toEqual(Object.keys(HAS_LINE).sort());
});

test.each<readonly [Event, string]>([
	[
		{
			type: 'took',
			seat: 1,
			supply: 'out:grey',
			display: 'tile:0',
			items: [{ die: 'grey', value: 4 }, { tile: 'saola.ibex.brown' }],
		},
		'Bo took grey die 4 from the supply and grey ibex, brown part from the display.',
	],
	[
		{ type: 'tilePlaced', seat: 0, hex: 'b3', tile: 'common.sloth.heart', corner: 0 },
		'Anna placed green sloth, heart on b3.',
	],
	[{ type: 'diePlaced', seat: 0, hex: 'b3', colour: 'green', value: 2, rolled: 2 }, 'Anna placed green die 2 on b3.'],
	[
		{ type: 'diePlaced', seat: 0, hex: 'b3', colour: 'green', value: 2, rolled: 3 },
		'Anna placed green die 2 on b3, rolled as 3.',
	],
	[
		{ type: 'towerBuilt', seat: 2, hexes: ['a2', 'a3', 'b3'], colour: 'black' },
		'Chen has a black tower between a2, a3, and b3.',
	],
	[{ type: 'rerolled', seat: 0, dice: [] }, 'Anna kept all dice.'],
	[{ type: 'rerolled', seat: 0, dice: [{ slot: 2, from: 3, to: 5 }] }, 'Anna rolled again: blue 3 to 5.'],
	[{ type: 'soloRerolled', dice: [{ slot: 1, from: 3, to: 6 }] }, 'Rolled again: grey 3 to 6.'],
	[{ type: 'entranceScored', seat: 0, groups: [], points: 1 }, 'Entrance of Anna: 1 point.'],
])('%j reads well', (event, line) => {
	expect(telling(event)).toBe(line);
});
