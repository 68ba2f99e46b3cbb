import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOARDS, COLOUR_OF, COLOURS, LEFT_COLOURS, RIGHT_COLOURS, SPECIES, starTile } from '../src/rules/components.ts';
import { hexesIn, LAYOUTS } from '../src/rules/layouts.ts';
import { MISSIONS } from '../src/rules/missions.ts';
import { optionsSchema } from '../src/rules/options.ts';
import { messages } from '../src/words/en.ts';

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

/** Full and scientific names, as in the list of components. */
const SPECIES_NAMES = {
	orangutan: ['Bornean orangutan', 'Pongo pygmaeus'],
	sloth: ['Brown-throated sloth', 'Bradypus variegatus'],
	tiger: ['Tiger', 'Panthera tigris'],
	'giant-panda': ['Giant panda', 'Ailuropoda melanoleuca'],
	'sea-otter': ['Sea otter', 'Enhydra lutris'],
	'sea-turtle': ['Green sea turtle', 'Chelonia mydas'],
	seal: ['Harbour seal', 'Phoca vitulina'],
	penguin: ['African penguin', 'Spheniscus demersus'],
	'golden-eagle': ['Golden eagle', 'Aquila chrysaetos'],
	vicuna: ['Vicuña', 'Vicugna vicugna'],
	'wild-yak': ['Wild yak', 'Bos mutus'],
	ibex: ['Alpine ibex', 'Capra ibex'],
	giraffe: ['Giraffe', 'Giraffa camelopardalis'],
	lion: ['Lion', 'Panthera leo'],
	zebra: ['Plains zebra', 'Equus quagga'],
	elephant: ['African savanna elephant', 'Loxodonta africana'],
	saola: ['Saola', 'Pseudoryx nghetinhensis'],
	gorilla: ['Western gorilla', 'Gorilla gorilla'],
	vaquita: ['Vaquita', 'Phocoena sinus'],
	'blue-whale': ['Blue whale', 'Balaenoptera musculus'],
	'snow-leopard': ['Snow leopard', 'Panthera uncia'],
	'black-rhino': ['Black rhinoceros', 'Diceros bicornis'],
} as const;
const ANIMALS = [...SPECIES, ...BOARDS];

test('species are called what the list of components calls them', () => {
	expect(Object.keys(SPECIES_NAMES)).toEqual(ANIMALS);
	const called = ANIMALS.map((animal) => messages[`species.${animal}`]);
	const capitalised = called.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
	expect(capitalised).toEqual(ANIMALS.map((animal) => SPECIES_NAMES[animal][0]));
	// Small letters but in names of places.
	expect(called.filter((name) => /[A-Z]/.test(name))).toEqual([
		'Bornean orangutan',
		'African penguin',
		'Alpine ibex',
		'African savanna elephant',
	]);
	const listed = rows(section('What you see on the table')).slice(1);
	const byColour = COLOURS.map((colour, i) => {
		const stars = BOARDS.filter((_, board) => COLOUR_OF[starTile(board)] === i);
		return [colour, SPECIES.slice(4 * i, 4 * i + 3), SPECIES.slice(4 * i + 3, 4 * i + 4), stars] as const;
	});
	expect(listed.map(([colour, , ...names]) => [colour, ...names])).toEqual(
		byColour.map(([colour, ...groups]) => [
			colour,
			...groups.map((group) => group.map((animal) => messages[`species.${animal}`]).join(', ')),
		]),
	);
});

/** Everything in the book, the source and the tests that looks like the number of a rule or a ruling. */
const sources = globSync('{RULES*.md,README.md,{src,test}/**/*.ts}', { cwd: join(import.meta.dirname, '..') });
const numbersIn = (file: string) =>
	readFileSync(join(import.meta.dirname, '..', file), 'utf8').match(/\b[A-Z]+-\d+\b/g) ?? [];

test('rules and rulings are cited by numbers they have', () => {
	const numbers = new Set([...rules.matchAll(/^- \*\*((?:WPK|RUL)-\d+)\*\*/gm)].map(([, number]) => number));
	expect(numbers.size).toBe(70 + 21);
	const cited = new Set(sources.flatMap(numbersIn).filter((number) => !/^E?X-/.test(number)));
	expect([...cited].filter((number) => !numbers.has(number))).toEqual([]);
	expect(cited.size).toBe(numbers.size);
});

test('an option names the ruling that names the option', () => {
	for (const { title, ruling } of Object.values(optionsSchema)) {
		const named = [...rules.matchAll(/^- \*\*(RUL-\d+)\*\* (.*)$/gm)].find(([, , text]) =>
			text.includes(`Option "${title}"`),
		);
		expect(ruling).toBe(named?.[1]);
	}
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

test('[WPK-5, 56, 70] the table of options for machines', () => {
	const listed = rows(section('Options').split('<details>')[1]).slice(1);
	const known = Object.entries(optionsSchema).map(([name, { schema, default: usual }]) => [
		`\`${name}\``,
		schema.kind === 'choice' ? schema.values.map((value) => `\`"${value}"\``).join(', ') : '',
		`\`"${usual}"\``,
	]);
	expect(listed).toEqual(known);
});
