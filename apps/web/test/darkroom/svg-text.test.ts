import { expect, test } from 'vitest';
import { numberOf, numbersIn, readSvg, targetOf } from '../../src/darkroom/svg-text.ts';

test('elements are read with their attributes and what is inside them', () => {
	expect(readSvg('<g transform="scale(2)"><circle cx="1" r="2.5"/><g/></g><path d="M0 0H9"/>')).toEqual([
		{
			tag: 'g',
			attributes: { transform: 'scale(2)' },
			children: [
				{ tag: 'circle', attributes: { cx: '1', r: '2.5' }, children: [] },
				{ tag: 'g', attributes: {}, children: [] },
			],
		},
		{ tag: 'path', attributes: { d: 'M0 0H9' }, children: [] },
	]);
});

test.each([
	['<text/>', 'unknown element <text>'],
	['<constructor/>', 'unknown element <constructor>'],
	['<g fill="#fff"/>', 'unknown attribute fill of <g>'],
	['<rect rx="1" ry="2"/>', 'unknown attribute ry of <rect>'],
	['<linearGradient id="a" gradientUnits="userSpaceOnUse"/>', 'unknown attribute gradientUnits of <linearGradient>'],
	['<g>words</g>', 'not SVG of ours: "words</g>"'],
	["<g id='a'/>", `not SVG of ours: "<g id='a'/>"`],
	['<g><defs></g>', '<defs> is closed by </g>'],
	['<g>', '<g> stays open'],
])('%s is not painted by halves', (text, problem) => {
	expect(() => readSvg(text)).toThrow(problem);
});

test('numbers are numbers and nothing else', () => {
	const [circle] = readSvg('<circle r=".5" cx="half" cy="" opacity="1 2"/>');
	expect(numberOf(circle, 'r')).toBe(0.5);
	expect(numberOf(circle, 'stroke-width', 1)).toBe(1);
	expect(() => numberOf(circle, 'opacity')).toThrow('not one number: "1 2"');
	expect(() => numberOf(circle, 'cx')).toThrow('not numbers: "half"');
	expect(() => numberOf(circle, 'cy')).toThrow('not numbers: ""');
	expect(numbersIn('.1 -9')).toEqual([0.1, -9]);
	expect(() => numbersIn('50%')).toThrow('not numbers: "50%"');
});

test('references point at ids of the same drawing', () => {
	expect(targetOf('#leaf')).toBe('leaf');
	expect(targetOf('url(#red-2s)')).toBe('red-2s');
	expect(() => targetOf('sheet.svg#leaf')).toThrow('points nowhere: "sheet.svg#leaf"');
});
