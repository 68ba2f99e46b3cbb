import { readFileSync } from 'node:fs';
import { isRefusal, Match, resolveTable } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { photograph } from '../../src/index.ts';
import { COLORS } from '../../src/rules/components.ts';
import { optionsSchema } from '../../src/rules/options.ts';
import { at, dealt, optionsFor } from '../table.ts';

/** The option that `BAD_OPTION` blames, or null if the table can be made. */
function blamed(seats: number, options: Readonly<Record<string, unknown>>): unknown {
	const table = resolveTable(photograph, seats, options);
	if (!isRefusal(table)) return null;
	expect(table.code).toBe('BAD_OPTION');
	return table.facts.option;
}

test('[PHO-1] tables have 2, 3 or 4 seats', () => {
	for (const seats of [2, 3, 4]) expect(blamed(seats, {})).toBeNull();
	for (const seats of [0, 1, 5, 7, 2.5, -2]) expect(blamed(seats, {})).toBe('seats');
});

test('[PHO-9, 37, 58, 60] the defaults of section 10', () => {
	expect(optionsFor(2)).toEqual({
		informativeBacks: true,
		missedShot: false,
		removedColors: 'random',
		startSeat: 'random',
		lateGoodShot: 'open',
		tieBreakLength: 'faceUp',
		memoryAid: false,
	});
});

test('[PHO-37, 58, 60] every listed value is accepted, any other is BAD_OPTION', () => {
	const listed: Record<string, readonly unknown[]> = {
		informativeBacks: [true, false],
		missedShot: [true, false],
		lateGoodShot: ['open', 'exact'],
		tieBreakLength: ['faceUp', 'all'],
		memoryAid: [true, false],
	};
	const others = [null, 0, 1, '', 'true', 'random', 'Open', [], {}, ['open'], undefined];
	for (const [name, values] of Object.entries(listed)) {
		for (const value of values) expect(optionsFor(3, { [name]: value })).toMatchObject({ [name]: value });
		for (const value of others) expect([name, value, blamed(3, { [name]: value })]).toEqual([name, value, name]);
	}
});

test('[PHO-1] an option nobody knows is BAD_OPTION', () => {
	for (const name of ['color', 'informativebacks', 'toString', '__proto__x', 'seats', ''])
		expect(blamed(2, { [name]: true })).toBe(name);
});

describe('removedColors', () => {
	test('[PHO-2] two different colours with 2 players, one with 3', () => {
		for (const a of COLORS) {
			expect(blamed(3, { removedColors: [a] })).toBeNull();
			for (const b of COLORS) expect(blamed(2, { removedColors: [a, b] })).toBe(a === b ? 'removedColors' : null);
		}
		expect(blamed(2, { removedColors: 'random' })).toBeNull();
	});

	test('[PHO-2] lists of another length and other values are BAD_OPTION', () => {
		for (const value of [[], ['blue'], ['blue', 'red', 'green'], [...COLORS]])
			expect(blamed(2, { removedColors: value })).toBe('removedColors');
		for (const value of [[], ['blue', 'red'], ['blue', 'blue']])
			expect(blamed(3, { removedColors: value })).toBe('removedColors');
		for (const value of ['blue', 'none', 2, null, true, {}, ['blue', 'pink'], ['blue', 3], [['blue'], 'red']])
			expect(blamed(2, { removedColors: value })).toBe('removedColors');
	});

	test('[PHO-2] with 4 players it is ignored, whatever it is', () => {
		for (const value of ['random', [], ['blue'], ['blue', 'red'], ['pink'], 'none', 7, null, true, { a: 1 }])
			expect(optionsFor(4, { removedColors: value })).toEqual(optionsFor(4));
	});
});

test('[PHO-9] startSeat is "random" or a seat of this table', () => {
	for (const seats of [2, 3, 4]) {
		expect(blamed(seats, { startSeat: 'random' })).toBeNull();
		for (let seat = 0; seat < 4; seat++)
			expect(blamed(seats, { startSeat: seat })).toBe(seat < seats ? null : 'startSeat');
		for (const value of [-1, 4, 1.5, '0', null, true, [0], Number.NaN, 'first'])
			expect(blamed(seats, { startSeat: value })).toBe('startSeat');
	}
});

test('[PHO-1] a match with a wrong option is not created', () => {
	const luck = { kind: 'fast', seed: '0'.repeat(32), salts: [null, null] } as const;
	const setup = { seats: ['ann', 'bob'], options: { startSeat: 2 }, luck, created: 0 };
	expect(Match.start(photograph, setup)).toMatchObject({ code: 'BAD_OPTION', facts: { option: 'startSeat' } });
	expect(isRefusal(Match.start(photograph, { ...setup, options: {} }))).toBe(false);
});

test('[PHO-37, 58, 60] a position remembers the options its rules depend on, and no others', () => {
	const rules = { informativeBacks: false, missedShot: true, lateGoodShot: 'exact', tieBreakLength: 'all' };
	const { state } = at(
		'2p BRYGN pick 0 informativeBacks=false missedShot=true lateGoodShot=exact tieBreakLength=all | field B1 [B2] [B3] B4',
	);
	expect(state.rules).toEqual(rules);
	const chance = { int: () => 0, die: () => 1, shuffle: () => {} };
	expect(photograph.setup({ seats: 2, options: optionsFor(2, rules) }, { chance }).rules).toEqual(rules);
});

test('[PHO-30] memoryAid is for the screen: the same luck gives the same position', () => {
	const [off, on] = [false, true].map((memoryAid) => dealt({ seats: 2, sunset: 5, options: { memoryAid } }));
	expect(on.state).toEqual(off.state);
	expect(on.view(0)).toEqual(off.view(0));
});

test('[PHO-1] RULES.md lists exactly these options with these defaults', () => {
	const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
	const table = rules.split('## Options')[1].split('\n## ')[0];
	const rows = table.split('\n').flatMap((line) => /^\| `(\w+)`/.exec(line)?.[1] ?? []);
	expect(rows).toEqual(Object.keys(optionsSchema));
	for (const line of table.split('\n').filter((row) => row.startsWith('| `'))) {
		const [, name, , shown] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
		expect([name, shown]).toEqual([name, JSON.stringify(optionsSchema[name as keyof typeof optionsSchema].default)]);
	}
});
