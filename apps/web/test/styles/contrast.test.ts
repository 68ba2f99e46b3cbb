import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameCard } from '../../src/games/cards.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');
const THEMES = ['paper', 'darkroom'] as const;
type Theme = (typeof THEMES)[number];

/** Every colour of the style sheet, in both themes. */
const COLOURS = new Map<string, Record<Theme, string>>();
for (const [, name, one, other] of TOKENS.matchAll(
	/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g,
)) {
	COLOURS.set(name, { paper: one, darkroom: other ?? one });
}

/** The contrast of two colours as WCAG 2.2 defines it. */
function contrast(one: string, other: string, theme: Theme): number {
	const [light, dark] = [luminance(colour(one, theme)), luminance(colour(other, theme))].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

function colour(name: string, theme: Theme): string {
	const found = COLOURS.get(name)?.[theme];
	if (found === undefined) throw new Error(`no colour --${name}`);
	return found;
}

function luminance(hex: string): number {
	const [red, green, blue] = [1, 3, 5]
		.map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const GROUNDS = ['table', 'paper', 'paper-2'];
const TEXT = 4.5;
const GRAPHICS = 3;
const SUITS = ['blue', 'red', 'yellow', 'green', 'brown', 'grey', 'purple'];
const CARDS = globSync(join(import.meta.dirname, '../../src/games/*/card.ts'));

test('contrast is computed as WCAG does', () => {
	expect(luminance('#ffffff')).toBeCloseTo(1);
	expect((luminance('#ffffff') + 0.05) / (luminance('#767676') + 0.05)).toBeCloseTo(4.54, 2);
});

describe.each(THEMES)('on %s', (theme) => {
	/** The figures the identity states, on table, paper and the second paper. */
	const STATED: Record<string, Record<Theme, readonly number[]>> = {
		ink: { paper: [14.1, 17.5, 15.9], darkroom: [16.5, 15.4, 14.2] },
		'ink-2': { paper: [6.6, 8.1, 7.4], darkroom: [9.7, 9.0, 8.3] },
		'ink-3': { paper: [5.3, 6.6, 6.0], darkroom: [6.6, 6.1, 5.6] },
		mark: { paper: [4.8, 5.9, 5.4], darkroom: [5.9, 5.5, 5.1] },
		sharp: { paper: [5.2, 6.4, 5.8], darkroom: [10.4, 9.7, 8.9] },
	};
	test.each(Object.entries(STATED))('%s keeps the contrast the identity states', (name, stated) => {
		for (const [i, ground] of GROUNDS.entries()) {
			expect(Math.abs(contrast(name, ground, theme) - stated[theme][i])).toBeLessThan(0.1);
			expect(contrast(name, ground, theme)).toBeGreaterThanOrEqual(TEXT);
		}
	});

	const LETTERING: readonly (readonly [on: string, ground: string, floor: number])[] = [
		['on-mark', 'mark', 5.95],
		['edge-print', 'film', theme === 'paper' ? 8.5 : 10],
		['edge-print', 'film-2', TEXT],
		['on-film', 'film', TEXT],
		['on-film-2', 'film', TEXT],
		['mark-on-film', 'film', TEXT],
		['sharp-on-film', 'film', TEXT],
		['sharp', 'sharp-soft', TEXT],
		['ink', 'mark-soft', TEXT],
		['on-gold', 'gold', TEXT],
		['warn', 'paper', TEXT],
		['warn', 'table', TEXT],
	];
	test.each(LETTERING)('%s on %s is at least %d', (on, ground, floor) => {
		expect(contrast(on, ground, theme)).toBeGreaterThanOrEqual(floor);
	});

	test.each(SUITS)('the letters of %s are 4.5 or better on the colour, on paper, on the table and on film', (suit) => {
		expect(contrast(`on-${suit}`, `suit-${suit}`, theme)).toBeGreaterThanOrEqual(TEXT);
		for (const ground of ['paper', 'table']) {
			expect([ground, contrast(`line-${suit}`, ground, theme) >= TEXT]).toEqual([ground, true]);
		}
		expect(contrast(`film-${suit}`, 'film', theme)).toBeGreaterThanOrEqual(6.9);
	});

	test.each(CARDS.map((file) => [basename(dirname(file)), file]))(
		'the accent of %s is readable',
		async (game, file) => {
			const { card }: { readonly card: GameCard } = await import(file);
			COLOURS.set(game, { paper: card.accent.light, darkroom: card.accent.dark });
			for (const ground of GROUNDS) {
				expect([ground, contrast(game, ground, theme) >= TEXT]).toEqual([ground, true]);
			}
		},
	);

	test.each(['focus', 'line-strong', 'seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'])(
		'%s can be told from its grounds as a graphic',
		(name) => {
			for (const ground of GROUNDS) {
				expect([ground, contrast(name, ground, theme) >= GRAPHICS]).toEqual([ground, true]);
			}
		},
	);
});

test('the seven colours of Photograph are its component data', () => {
	expect(SUITS.map((suit) => colour(`suit-${suit}`, 'paper'))).toEqual([
		'#0739ac',
		'#c83f1c',
		'#fcc826',
		'#49b573',
		'#59291b',
		'#c1c1ce',
		'#9a69b1',
	]);
});
