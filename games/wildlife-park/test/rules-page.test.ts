import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLOURS, LEFT_COLOURS, RIGHT_COLOURS } from '../src/rules/components.ts';
import { hexesIn, LAYOUTS } from '../src/rules/layouts.ts';
import { MISSIONS } from '../src/rules/missions.ts';
import { optionsSchema } from '../src/rules/options.ts';

const rules = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8');
const section = (heading: string) => rules.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
const rows = (text: string) => text.split('\n').flatMap((line) => (/^\| (?!-)/.test(line) ? [cells(line)] : []));
const cells = (line: string) =>
	line
		.split('|')
		.slice(1, -1)
		.map((cell) => cell.trim());

/** What a drawing of half-hex lines, six characters a column, shows: hex names with their coordinates. */
function drawn(block: readonly string[], from: number): string[] {
	return block.flatMap((line, y) =>
		[...line.slice(from, from + 40).matchAll(/(\*?)([a-f]\d)(\(\d\))?/g)].map(
			({ index, 1: star, 2: name, 3: start }) => {
				const q = index / 6;
				return `${name} ${q} ${y - q} ${star}${start ?? ''}`;
			},
		),
	);
}

test('[WPK-9, 24] the drawings of the parks are the parks', () => {
	const blocks = section('The parks')
		.split('```')[1]
		.trim()
		.split('\n\n')
		.map((block) => block.split('\n'));
	for (const { id, names, places, star, starts } of LAYOUTS) {
		const block = blocks.find(([title]) => title.split(/ +/).includes(id)) ?? [];
		const seen = drawn(block.slice(1), block[0].indexOf(id));
		const top = Math.min(...places.map(([q, r]) => 2 * r + q));
		const known = names.map((name, hex) => {
			const [q, r] = places[hex];
			const start = starts.findIndex((each) => each.hex === hex) + 1;
			return `${name} ${q} ${2 * r - top} ${hex === star ? '*' : ''}${start > 0 ? `(${start})` : ''}`;
		});
		const offset =
			Number(seen[0].split(' ')[2]) - Number(known.find((each) => each.startsWith(seen[0].slice(0, 3)))?.split(' ')[2]);
		const shifted = seen.map((each) => each.replace(/^(\S+ \S+) (\S+)/, (_, place, y) => `${place} ${y - offset}`));
		expect(shifted.sort()).toEqual(known.sort());
	}
	expect(rows(section('The parks')).slice(1)).toEqual(
		LAYOUTS.map(({ id, starts, entrance, names }) => [
			id,
			starts.map(({ corner }) => corner).join(', '),
			hexesIn(entrance)
				.map((hex) => names[hex])
				.join(', '),
		]),
	);
});

test('[WPK-53] the table of missions', () => {
	const listed = rows(section('Missions'))
		.slice(1)
		.map((row) => row.slice(0, 4));
	expect(listed).toEqual(MISSIONS.map(({ number, set, name, points }) => [`${number}`, set, name, `${points}`]));
});

test('[WPK-59] the colours of the solo spaces', () => {
	const [, left, right] = rows(section('The solo challenge'));
	expect(left.slice(1)).toEqual(LEFT_COLOURS.map((colour) => COLOURS[colour]));
	expect(right.slice(1)).toEqual(RIGHT_COLOURS.map((colour) => COLOURS[colour]));
});

test('[WPK-5, 56, 70] the table of options', () => {
	const listed = rows(section('Options'))
		.slice(1)
		.map(([name, values, usual]) => [name, values, usual]);
	const known = Object.entries(optionsSchema).map(([name, { schema, default: usual }]) => [
		`\`${name}\``,
		schema.kind === 'choice' ? schema.values.map((value) => `\`"${value}"\``).join(', ') : '',
		`\`"${usual}"\``,
	]);
	expect(listed).toEqual(known);
});
