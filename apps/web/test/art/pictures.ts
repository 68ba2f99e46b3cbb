import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../src/darkroom/drawing.ts';
import { inkOf } from '../../src/darkroom/ink.ts';
import { readSvg, type SvgElement } from '../../src/darkroom/svg-text.ts';
import { faultIn, idsIn, referencesIn } from './markup.ts';

export type NamedPicture = readonly [name: string, drawing: Drawing];

/** What the darkroom needs of every picture, and what keeps any two of them apart. */
export function checkPictures(pictures: readonly NamedPicture[], limit = 64 * 1024): void {
	describe.each(pictures)('%s', (name, { body }) => {
		test('is well-formed SVG that the darkroom can read, in colours that it knows', () => {
			expect(faultIn(body)).toBeNull();
			expect(body.length).toBeLessThan(limit);
			expect(inksIn(readSvg(body)).map((ink) => inkOf(ink))).not.toEqual([]);
		});

		test('points only at its own ids', () => {
			const own = idsIn(body);
			expect(new Set(own).size).toBe(own.length);
			expect(own.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
			expect(referencesIn(body).filter((id) => !own.includes(id))).toEqual([]);
		});
	});

	test('no two pictures share an id, and no two look the same but for their size', () => {
		const ids = pictures.flatMap(([, { body }]) => idsIn(body));
		expect(new Set(ids).size).toBe(ids.length);
		const looks = pictures.map(([name, { body, viewBox, width }]) =>
			[body.replaceAll(`${name}-`, ''), viewBox, width].join(),
		);
		expect(new Set(looks).size).toBe(pictures.length);
	});
}

/** All colours of a drawing; what points at a gradient is looked at among the ids. */
function inksIn(elements: readonly SvgElement[]): string[] {
	return elements
		.flatMap(({ attributes, children }) => [
			...(['fill', 'stroke', 'stop-color'] as const).flatMap((name) => attributes[name] ?? []),
			...inksIn(children),
		])
		.filter((ink) => ink !== 'none' && !ink.startsWith('url'));
}
