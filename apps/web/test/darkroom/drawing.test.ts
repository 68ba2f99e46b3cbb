import { expect, test } from 'vitest';
import { printSize, svgOf } from '../../src/darkroom/drawing.ts';

const drawing = { body: '<g/>', viewBox: '-5 0 100 125' };

test('a print is as wide as a card unless its drawing says how wide, and as high as its view box asks', () => {
	expect(printSize(drawing)).toEqual([240, 300]);
	expect(printSize({ ...drawing, width: 1240 })).toEqual([1240, 1550]);
});

test('the drawing itself has the size of its print', () => {
	expect(svgOf({ ...drawing, width: 80 })).toBe(
		'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100" viewBox="-5 0 100 125"><g/></svg>',
	);
});

test('a drawing with a border is cut out by the browser', () => {
	const svg = svgOf({ ...drawing, border: 2.3 });
	expect(svg).toContain('operator="dilate" radius="2.3"');
	expect(svg).toMatch(/<g filter="url\(#cut-out\)"><g\/><\/g><\/svg>$/);
});
