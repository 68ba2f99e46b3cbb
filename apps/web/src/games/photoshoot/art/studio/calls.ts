// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, group, join, noise, path, rect, stroke, tenth, times } from '../../../../art/kit.ts';
import type { Light } from './inks.ts';

export const PADDLE_BOX = [320, 340] as const;

/** The paddle of control; its word is written on top. */
export function paddle(light: Light): string {
	return join(
		at(
			160, 150,
			join(
				path('M-20 118H20L26 206Q26 214 18 214H-18Q-26 214 -26 206Z', '#D9B27C'),
				path('M4 118H20L26 206Q26 214 18 214H6Z', '#B98C52'), rect(-30, 112, 60, 18, '#17171A', 5),
			),
			1, -24,
		),
		circle(160, 150, 142, '#17171A'), circle(160, 150, 134, '#FFFDF8'),
		times(36, (i) => at(160, 150, path('M0 -134L11.8 -133.5L10.4 -118L0 -118.5Z', '#17171A'), 1, i * 10)),
		circle(160, 150, 116, light === 'light' ? '#C4122F' : '#FF4D38'),
		path('M66 82A116 116 0 0 1 254 82A150 150 0 0 0 66 82Z', '#FFFFFF', { opacity: 0.16 }),
	);
}

export const VERDICTS = ['right', 'wrong', 'void'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Ink and slip: a stamp never covers all of its paper. */
const STAMP_INKS: Readonly<Record<Light, Readonly<Record<Verdict | 'paper', string>>>> = {
	light: { right: '#16171A', wrong: '#166B3B', void: '#16171A', paper: '#FCFCFA' },
	dark: { right: '#F7EAE5', wrong: '#5CD394', void: '#F7EAE5', paper: '#1F1312' },
};

export const STAMP_BOXES: Readonly<Record<Verdict, readonly [width: number, height: number]>> = {
	right: [420, 170],
	wrong: [300, 300],
	void: [420, 180],
};

const SEEDS: Readonly<Record<Verdict, number>> = { right: 7, wrong: 23, void: 41 };

/** A rubber stamp whose shape tells the verdict; its word is written on top. */
export function stamp(kind: Verdict, light: Light): string {
	const { [kind]: ink, paper } = STAMP_INKS[light];
	const [width, height] = STAMP_BOXES[kind];
	const random = noise(SEEDS[kind]);
	return join(
		STAMPS[kind](ink),
		times(150, () => circle(random() * width, random() * height, 0.6 + random() * 2.2, paper)),
	);
}

const EVENODD = { 'fill-rule': 'evenodd' };

const STAMPS: Readonly<Record<Verdict, (ink: string) => string>> = {
	/** Square shoulders, hatched bands: a mistake. */
	right: (ink) => join(
		path('M8 8H412V162H8ZM17 17V153H403V17Z', ink, EVENODD), path('M22 22H398V148H22ZM25 25V145H395V25Z', ink, EVENODD),
		path(hatch(30, 30, 346, 15, 22), ink), path(hatch(30, 125, 346, 15, 22), ink),
	),
	/** A round seal: all fine. */
	wrong: (ink) => join(
		path(
			'M150 6a144 144 0 1 0 0 288a144 144 0 1 0 0 -288ZM150 17a133 133 0 1 1 0 266a133 133 0 1 1 0 -266Z',
			ink, EVENODD,
		),
		path(
			'M150 27a123 123 0 1 0 0 246a123 123 0 1 0 0 -246ZM150 31a119 119 0 1 1 0 238a119 119 0 1 1 0 -238Z',
			ink, EVENODD,
		),
		path('M112 78L126 64L144 82L180 46L194 60L144 110Z', ink),
		times(24, (i) => at(150, 150, path('M-2 102h4v12h-4Z', ink), 1, i * 15 - 172)),
	),
	/** Dashed, with six sides: the call came too late to count. */
	void: (ink) => join(
		path('M60 8H360L412 90L360 172H60L8 90ZM65 17L19 90L65 163H355L401 90L355 17Z', ink, EVENODD),
		stroke('M72 30H348L386 90L348 150H72L34 90Z', ink, 4, { 'stroke-dasharray': '14 10' }),
	),
};

function hatch(x: number, y: number, w: number, h: number, n: number): string {
	const width = (w / n) * 0.5;
	return times(n, (i) => {
		const left = x + (i * w) / n;
		return `M${tenth(left)} ${y + h}L${tenth(left + h * 0.7)} ${y}h${tenth(width)}L${tenth(left + width)} ${y + h}Z`;
	}).join('');
}

export const EFFECT_BACK_BOX = [200, 280] as const;

/** The back of an effect card: blue has the round mark, orange the triangle. */
export function effectBack(id: string, colour: 'blue' | 'orange'): string {
	const isBlue = colour === 'blue';
	const [ink, light] = isBlue ? ['#1F5FC4', '#3F7FE2'] : ['#D9621B', '#F08A3E'];
	const figure = (x: number, y: number) => isBlue ? circle(x, y, 8, light) : path(`M${x} ${y - 10}l10 18h-20Z`, light);
	return join(
		`<defs><clipPath id="${id}"><rect x="9" y="9" width="182" height="262" rx="5"/></clipPath></defs>`,
		rect(0, 0, 200, 280, '#FFFDF8', 9),
		group(
			[
				rect(0, 0, 200, 280, ink),
				times(9, (row) => times(6, (column) => figure(16 + column * 36 + (row % 2) * 18, 14 + row * 34))),
				isBlue ? circle(100, 140, 50, '#FFFDF8') : path('M100 82L158 184Q162 192 152 192H48Q38 192 42 184Z', '#FFFDF8'),
			],
			{ 'clip-path': `url(#${id})` },
		),
	);
}
