import { COLORS } from '@shutterbox/photograph/client';
import { describe, expect, test } from 'vitest';
import { coverModules } from '../../scripts/cover-files.ts';
import { COVER_VIEWS, coverFile, coverOf } from '../../src/art/covers.ts';
import { SUIT_PATTERNS, SUIT_SYMBOLS, SUITS } from '../../src/art/suits.ts';
import { faultIn, idsIn, referencesIn } from './markup.ts';

const COVERS = [...(await coverModules())];

describe.each(COVERS)('the cover of %s', (game, module) => {
	const cover = coverOf(game, module);

	test('is well-formed SVG and the same each time', () => {
		expect(faultIn(cover)).toBeNull();
		expect(coverOf(game, module)).toBe(cover);
	});

	test('points only at its own ids', () => {
		const own = idsIn(cover);
		expect(own.filter((id) => !id.startsWith(`cover-${game}`))).toEqual([]);
		expect(referencesIn(cover).filter((id) => !own.includes(id))).toEqual([]);
	});
});

test.each(COVER_VIEWS)('the %s view of every cover is a picture file that needs nothing else', (view) => {
	const files = COVERS.map(([game, module]) => coverFile(game, module, view));
	for (const file of files) {
		expect(faultIn(file)).toBeNull();
		expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[\d ]+">/);
		expect(file).not.toMatch(/var\(|currentColor|href="(?!#)/);
	}
	expect(new Set(files).size).toBe(COVERS.length);
});

test('covers share no id', () => {
	const ids = COVERS.flatMap(([game, module]) => idsIn(coverOf(game, module)));
	expect(new Set(ids).size).toBe(ids.length);
});

test('every suit has its own symbol and its own pattern', () => {
	expect(Object.keys(SUITS)).toEqual([...COLORS]);
	expect(new Set(COLORS.map((color) => SUIT_SYMBOLS[color])).size).toBe(COLORS.length);
	expect(new Set(COLORS.map((color) => SUIT_PATTERNS[color])).size).toBe(COLORS.length);
	expect(new Set(COLORS.map((color) => SUITS[color].symbol)).size).toBe(COLORS.length);
});

test('a suit’s pattern is a CSS image of well-formed SVG', () => {
	for (const color of COLORS) {
		const [, escaped] = /^url\("data:image\/svg\+xml,([^"]*)"\)$/.exec(SUIT_PATTERNS[color]) ?? [];
		expect(faultIn(decodeURIComponent(escaped).replaceAll("'", '"')), color).toBeNull();
	}
});
