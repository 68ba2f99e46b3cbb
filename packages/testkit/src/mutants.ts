import type { Chance } from '@shutterbox/kernel';

/** Values that have broken programs before. */
const ODDITIES: readonly unknown[] = [
	-1,
	0,
	1,
	2,
	3,
	7,
	8,
	64,
	255,
	1.5,
	-0.5,
	2 ** 31,
	2 ** 53,
	1e308,
	'',
	'0',
	'left',
	'__proto__',
	'constructor',
	'💥',
	null,
	true,
	false,
	[],
	[0],
	{},
	{ type: 'x' },
];

/** A move with something wrong with it, most of the time; sometimes it is no move at all. */
export function mutant(move: object, chance: Chance): unknown {
	const oddity = () => structured(ODDITIES[chance.int(ODDITIES.length)]);
	const copy = structured(move) as Record<string, unknown>;
	const names = Object.keys(copy);
	const name = names[chance.int(names.length)];
	switch (chance.int(8)) {
		case 0:
			return oddity();
		case 1:
			delete copy[name];
			return copy;
		case 2:
			copy[`extra${chance.int(3)}`] = oddity();
			return copy;
		case 3:
			return { ...copy, type: ['', 'pass', 'toString', '__proto__', 'hasOwnProperty'][chance.int(5)] };
		case 4:
			return nudged(copy, name, chance);
		default:
			copy[name] = inside(copy[name], oddity, chance);
			return copy;
	}
}

/** Another value in place of this one, or somewhere inside it. */
function inside(value: unknown, oddity: () => unknown, chance: Chance): unknown {
	if (typeof value !== 'object' || value === null || chance.int(2) === 0) return oddity();
	const names = Object.keys(value);
	if (names.length === 0) return oddity();
	const name = names[chance.int(names.length)];
	const copy = structured(value) as Record<string, unknown>;
	copy[name] = inside(copy[name], oddity, chance);
	return copy;
}

/** One number a little larger or smaller: the mistakes that almost look right. */
function nudged(move: Record<string, unknown>, name: string, chance: Chance): unknown {
	const value = move[name];
	if (typeof value === 'number') move[name] = value + [-2, -1, 1, 2][chance.int(4)];
	return move;
}

function structured(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value));
}
