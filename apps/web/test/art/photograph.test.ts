import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLORS, type Color, VALUES } from '@shutterbox/photograph/client';
import { describe, expect, test } from 'vitest';
import {
	FRAME_TITLES,
	FRAME_TITLES_RU,
	STORY_TITLES,
	STORY_TITLES_RU,
	sceneId,
	sceneOf,
} from '../../src/games/photograph/art/index.ts';
import { faultIn, idsIn, referencesIn } from './markup.ts';

const FRAMES = COLORS.flatMap((color) => Array.from({ length: VALUES }, (_, i) => ({ color, value: i + 1 })));
const KILOBYTE = 1024;

test('there are 84 frames, seven stories of twelve', () => {
	expect(new Set(FRAMES.map(({ color, value }) => sceneId(color, value))).size).toBe(84);
	expect(new Set(FRAMES.map(({ color, value }) => sceneOf(color, value, 'same').body)).size).toBe(84);
});

describe.each(FRAMES)('$color $value', ({ color, value }) => {
	const scene = sceneOf(color, value);

	test('is well-formed SVG', () => {
		expect(faultIn(scene.body)).toBeNull();
	});

	test('is the same drawing each time', () => {
		expect(sceneOf(color, value)).toEqual(scene);
	});

	test('points only at its own ids, and all of them start with its id', () => {
		const own = idsIn(scene.body);
		expect(new Set(own).size).toBe(own.length);
		expect(own.filter((id) => !id.startsWith(sceneId(color, value)))).toEqual([]);
		expect(referencesIn(scene.body).filter((id) => !own.includes(id))).toEqual([]);
	});

	test('has a crop of the frame’s shape that lies inside the frame', () => {
		const [left, top, width, height] = scene.crop.split(' ').map(Number);
		expect(left).toBeGreaterThanOrEqual(0);
		expect(top).toBeGreaterThanOrEqual(0);
		expect(left + width).toBeLessThanOrEqual(300.1);
		expect(top + height).toBeLessThanOrEqual(400.1);
		expect(width / height).toBeCloseTo(3 / 4, 2);
		expect(width).toBeGreaterThan(150);
	});

	test('is neither empty nor heavy', () => {
		expect(scene.body.length).toBeGreaterThan(3 * KILOBYTE);
		expect(scene.body.length).toBeLessThan(64 * KILOBYTE);
	});
});

test('no two frames share an id', () => {
	const ids = FRAMES.flatMap(({ color, value }) => idsIn(sceneOf(color, value).body));
	expect(new Set(ids).size).toBe(ids.length);
});

test('no two frames are the same drawing', () => {
	const bodies = FRAMES.map(({ color, value }) => sceneOf(color, value, 'same').body);
	expect(new Set(bodies).size).toBe(84);
});

describe.each([
	['English', FRAME_TITLES, STORY_TITLES, /^[A-Z][^А-я]*\.$/],
	['Russian', FRAME_TITLES_RU, STORY_TITLES_RU, /^[А-ЯЁ][^A-Za-z]*\.$/],
] as const)('the %s titles', (_language, frames, stories, sentence) => {
	const all = COLORS.flatMap((color: Color) => [...frames[color]]);

	test('name every frame in its own sentence', () => {
		expect(COLORS.map((color) => frames[color].length)).toEqual(COLORS.map(() => VALUES));
		expect(new Set(all).size).toBe(84);
		expect(all.filter((title) => !sentence.test(title))).toEqual([]);
	});

	test('are short', () => {
		expect(all.filter((title) => title.length > 64)).toEqual([]);
	});

	test('name every story', () => {
		expect(new Set(COLORS.map((color) => stories[color])).size).toBe(COLORS.length);
	});
});

test('a scene carries its English title', () => {
	expect(sceneOf('blue', 7).title).toBe('A gust turns the red umbrella inside out.');
});

test('no drawing asks for chance, time or the page', () => {
	const source = join(import.meta.dirname, '../../src');
	const files = ['art', ...globSync('games/*/art', { cwd: source })].flatMap((folder) =>
		globSync('**/*.ts', { cwd: join(source, folder) }).map((file) => join(source, folder, file)),
	);
	expect(files.length).toBeGreaterThan(150);
	const impure = files.filter((file) =>
		/Math\.random|\bDate\b|\bperformance\b|\b(document|window)\.\w/.test(readFileSync(file, 'utf8')),
	);
	expect(impure).toEqual([]);
});
