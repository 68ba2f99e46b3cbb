import { COLORS, VALUES } from '@shutterbox/photograph/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SKETCHES } from '../../scripts/sketches.ts';
import { paint } from '../../src/darkroom/paint.ts';
import { sceneOf } from '../../src/games/photograph/art/index.ts';
import { Recorder } from './recorder.ts';

afterEach(() => {
	vi.unstubAllGlobals();
});

/** What is done to a canvas of 30 × 40 for a drawing, without the putting in place of the view box. */
function painted(body: string): string[] {
	const recorder = new Recorder();
	paint(recorder.canvas(30, 40), { body, viewBox: '0 0 30 40' });
	return recorder.done.slice(2);
}

/** What is done for one element between keeping and giving back the state of the canvas. */
const within = (done: readonly string[]) => ['save', ...done, 'restore'];

test('the view box fills the canvas', () => {
	const recorder = new Recorder();
	paint(recorder.canvas(240, 320), { body: '', viewBox: '10 20 120 80' });
	expect(recorder.done).toEqual(['scale 2 4', 'translate -10 -20']);
});

describe('shapes', () => {
	test.each([
		['<path d="M0 0H9V9Z" fill="#123456"/>', 'fill (M0 0H9V9Z) nonzero'],
		['<path d="M0 0H9V9Z" fill="#123456" fill-rule="evenodd"/>', 'fill (M0 0H9V9Z) evenodd'],
		['<rect x="1" y="2" width="3" height="4" fill="#123456"/>', 'fill (rect 1 2 3 4) nonzero'],
		['<rect width="4" height="20" rx="3" fill="#123456"/>', 'fill (roundRect 0 0 4 20 {"x":2,"y":3}) nonzero'],
		['<circle cx="1" cy="2" r="3" fill="#123456"/>', 'fill (arc 1 2 3 0 6.28) nonzero'],
		['<ellipse cx="1" cy="2" rx="3" ry="4" fill="#123456"/>', 'fill (ellipse 1 2 3 4 0 0 6.28) nonzero'],
	])('%s is filled', (body, fill) => {
		expect(painted(body)).toEqual(within(['globalAlpha = 1', 'fillStyle = #123456', fill]));
	});

	test('a faded shape is filled with thin ink, and nobody said which', () => {
		const body = '<circle r="3" opacity="0.4"/>';
		expect(painted(body)).toEqual(within(['globalAlpha = 0.4', 'fillStyle = #000000', expect.stringMatching(/^fill/)]));
	});

	test('a line is drawn with its own pen', () => {
		const body =
			'<path d="M0 0H9" fill="none" stroke="#fa0" stroke-width="2.5" stroke-linecap="round" stroke-dasharray=".1 9"/>';
		expect(painted(body)).toEqual(
			within([
				'globalAlpha = 1',
				'strokeStyle = #ffaa00',
				'lineWidth = 2.5',
				'lineCap = round',
				'lineJoin = miter',
				'miterLimit = 4',
				'setLineDash 0.1,9',
				'stroke (M0 0H9)',
			]),
		);
	});

	test('what has neither ink nor line leaves no trace', () => {
		expect(painted('<path d="M0 0H9" fill="none"/>')).toEqual(within(['globalAlpha = 1']));
	});
});

describe('transforms', () => {
	test.each([
		['translate(3 -4)', ['translate 3 -4']],
		['translate(3)', ['translate 3 0']],
		['scale(2)', ['scale 2 2']],
		['scale(-1 1)', ['scale -1 1']],
		['rotate(90 5 6)', ['translate 5 6', 'rotate 1.57', 'translate -5 -6']],
		['translate(1 2) scale(3)', ['translate 1 2', 'scale 3 3']],
	])('%s', (transform, moves) => {
		expect(painted(`<g transform="${transform}"/>`)).toEqual(within(moves));
	});
});

test('the parts of a faded group do not shine through each other: they are painted on a layer, and the layer is faded', () => {
	const body = '<g transform="scale(2)" opacity="0.9"><circle r="3" fill="#111111"/><circle r="2" fill="#222222"/></g>';
	const onLayer = (ink: string, radius: number) =>
		within(['globalAlpha = 1', `fillStyle = ${ink}`, `fill (arc 0 0 ${radius} 0 6.28) nonzero`]).map(
			(done) => `layer 1: ${done}`,
		);
	expect(painted(body)).toEqual(
		within([
			'scale 2 2',
			'getTransform',
			'layer 1: setTransform the place in the picture',
			...onLayer('#111111', 3),
			...onLayer('#222222', 2),
			'resetTransform',
			'globalAlpha = 0.9',
			'drawImage layer 1 0 0',
		]),
	);
});

test('a thing that is defined once is painted wherever it is used, and not where it is defined', () => {
	const body =
		'<defs><g id="leaf"><circle r="1" fill="#0a0"/></g></defs><use href="#leaf" transform="translate(5 5)"/>';
	const leaf = ['globalAlpha = 1', 'fillStyle = #00aa00', 'fill (arc 0 0 1 0 6.28) nonzero'];
	expect(painted(body)).toEqual(within(['translate 5 5', ...within(within(leaf))]));
});

test('a clip takes away what is painted beyond it in its group, with soft edges', () => {
	const body = '<clipPath id="c"><rect width="9" height="9" fill="#000"/></clipPath><g clip-path="url(#c)"><g/></g>';
	expect(painted(body)).toEqual(
		within([
			'getTransform',
			'layer 1: setTransform the place in the picture',
			...within([]).map((done) => `layer 1: ${done}`),
			'layer 1: globalCompositeOperation = destination-in',
			'layer 1: fill (rect 0 0 9 9)',
			'resetTransform',
			'globalAlpha = 1',
			'drawImage layer 1 0 0',
		]),
	);
});

test.each([
	['linearGradient', 'x1="0" y1="0" x2="0" y2="1"', 'createLinearGradient 0 0 0 1'],
	['radialGradient', '', 'createRadialGradient 0.5 0.5 0 0.5 0.5 0.5'],
	['radialGradient', 'cx=".45" cy=".4" r=".62"', 'createRadialGradient 0.45 0.4 0 0.45 0.4 0.62'],
])('a %s is stretched over the box around what it fills', (tag, attributes, made) => {
	const stops = '<stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#123456"/>';
	const definition = `<defs><${tag} id="a" ${attributes}>${stops}</${tag}></defs>`.replace(' >', '>');
	expect(painted(`${definition}<circle cx="10" cy="20" r="5" fill="url(#a)"/>`)).toEqual(
		within([
			'globalAlpha = 1',
			'transform 10 0 0 10 5 15',
			made,
			'stop 0 #ffffff80',
			'stop 1 #123456',
			`fillStyle = ${made.slice('create'.length).split(' ')[0]}`,
			'fill (with (arc 10 20 5 0 6.28) {"a":0.1,"d":0.1,"e":-0.5,"f":-1.5}) nonzero',
		]),
	);
});

test.each([
	['<path d="M0 0" fill="red"/>', 'no colour of ours: "red"'],
	['<path d="M0 0" fill="#12345"/>', 'no colour of ours: "#12345"'],
	['<path d="M0 0" fill="none" stroke="url(#a)"/>', 'no colour of ours: "url(#a)"'],
	['<path d="M0 0" fill="#000" stroke="#fff" opacity=".5"/>', 'both a stroke and a fill that shines through'],
	['<path d="M0 0" fill="none" stroke="#000" stroke-linecap="flat"/>', '"flat" is none of butt, round, square'],
	['<path d="M0 0" fill-rule="odd"/>', '"odd" is none of nonzero, evenodd'],
	['<g transform="skewX(3)"/>', 'unknown transform "skewX(3)"'],
	['<g transform="rotate(3deg)"/>', 'not numbers: "3deg"'],
	['<g transform="scale(2),scale(3)"/>', 'not numbers: "2),scale(3"'],
	['<path d="M0 0" fill="url(#a)"/>', 'url(#a) is no linearGradient or radialGradient'],
	['<linearGradient id="a"/><path d="M0 0Q1 1 2 2" fill="url(#a)"/>', 'the box around "Q1 1 2 2" is not known'],
	['<linearGradient id="a"/><ellipse rx="3" fill="url(#a)"/>', 'the box around a <ellipse> is not known'],
	['<g id="a"/><g clip-path="url(#a)"/>', 'url(#a) is no clipPath'],
	['<clipPath id="a"><circle transform="scale(2)"/></clipPath><g clip-path="url(#a)"/>', 'stay in their places'],
	['<stop/>', '<stop> has no outline'],
])('%s is refused', (body, problem) => {
	expect(() => painted(body)).toThrow(problem);
});

test('a shape with a fill and a stroke is filled first', () => {
	const body = '<path d="M0 0H9V9Z" fill="#123456" stroke="#654321"/>';
	const done = painted(body).filter((one) => /^(fill|stroke) /.test(one));
	expect(done).toEqual(['fill (M0 0H9V9Z) nonzero', 'stroke (M0 0H9V9Z)']);
});

test('a thin line on a full shape leaves the shape full', () => {
	const body = '<path d="M0 0H9V9Z" fill="#123456" stroke="#654321" stroke-opacity=".5"/>';
	expect(painted(body)).toEqual(
		expect.arrayContaining(['globalAlpha = 1', 'fillStyle = #123456', 'strokeStyle = #65432180']),
	);
});

test('what is cut out of paper is cut when all of it is painted, its border as wide as the canvas is scaled', () => {
	const recorder = new Recorder();
	const [ink, nothing] = [[0, 0, 0, 255], Array(4 * 5).fill(0)];
	const data = Uint8ClampedArray.from([...ink, ...nothing, ...ink, ...nothing, ...ink, ...nothing]);
	recorder.pixels = { data, width: 6, height: 3 };
	paint(recorder.canvas(6, 3), { body: '<g/>', viewBox: '0 0 3 1.5', border: 1.6 });
	expect(recorder.done.slice(-2)).toEqual(['getImageData 0 0 6 3', expect.stringMatching(/^putImageData .* 0 0$/)]);
	const middle = Array.from({ length: 6 }, (_, i) => data[4 * (6 + i) + 3]);
	expect(middle).toEqual([255, 255, 255, 255, 0, 0]);
});

test('a clip shows what lies in one of its shapes', () => {
	const body = '<clipPath id="a"><circle r="3"/><circle r="5"/></clipPath><g clip-path="url(#a)"></g>';
	expect(painted(body)).toContain('layer 1: fill (arc 0 0 3 0 6.28with (arc 0 0 5 0 6.28))');
});

test('a gradient on lines and curves is measured by the box around them', () => {
	const body = '<linearGradient id="a"/><path d="M10 20L30 20C30 60 10 60 10 20Z" fill="url(#a)"/>';
	// The curve goes down to three quarters of the way to its handles.
	expect(painted(body)).toContain('transform 20 0 0 30 10 20');
});

test.each([
	['a mirrored thing', '<g transform="matrix(-1 0 0 1 240 0)"></g>', 'transform -1 0 0 1 240 0'],
	[
		'a dashed line that begins within a dash',
		'<path d="M0 0" fill="none" stroke="#000" stroke-dasharray="3 2" stroke-dashoffset="1"/>',
		'lineDashOffset = 1',
	],
])('%s is painted as drawn', (_, body, done) => {
	expect(painted(body)).toContain(done);
});

const FRAMES = COLORS.flatMap((color) =>
	Array.from({ length: VALUES }, (_, i) => [`${color} ${i + 1}`, sceneOf(color, i + 1).body] as const),
);
const SMALL = SKETCHES.map(({ name, drawing: { body } }) => [name, body] as const);

test.each([...FRAMES, ...SMALL])('every stroke of %s can be painted', (_, body) => {
	const recorder = new Recorder();
	paint(recorder.canvas(240, 320), { body, viewBox: '0 0 300 400' });
	const shapes =
		body
			.replace(/<(defs|clipPath).*?<\/\1>/g, '')
			.match(/<(path|rect|circle|ellipse) (?!([^>]*fill="none")(?![^>]*stroke=))/g) ?? [];
	expect(recorder.done.filter((done) => /\b(fill|stroke) /.test(done)).length).toBeGreaterThanOrEqual(shapes.length);
});
