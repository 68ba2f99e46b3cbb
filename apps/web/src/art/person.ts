import { mix } from './colour.ts';
import { at, circle, type Drawing, ellipse, join, path, polyline, rect, stroke } from './shapes.ts';

/** The first angle and the bend of a limb in degrees: 0 hangs straight down, positive is forward. */
export type Limb = readonly [angle: number, bend: number];
export type Limbs = readonly [near: Limb, far: Limb];

export interface Person {
	readonly x: number;
	readonly y: number;
	/** Height from feet to crown in scene units. */
	readonly h?: number | undefined;
	readonly flip?: boolean | undefined;
	readonly lean?: number | undefined;
	/** How far the hips sink. */
	readonly sit?: number | undefined;
	readonly coat: string;
	readonly coat2?: string | undefined;
	readonly hem?: number | undefined;
	readonly apronHem?: number | undefined;
	readonly flare?: number | undefined;
	readonly blow?: number | undefined;
	readonly trousers?: string | undefined;
	readonly trousers2?: string | undefined;
	readonly shoe?: string | undefined;
	readonly shoeNear?: string | undefined;
	readonly shoeFar?: string | undefined;
	readonly skin: string;
	readonly hair: string;
	readonly hairStyle?: 'short' | 'bun' | 'long' | 'bald' | 'beard' | undefined;
	readonly hat?: 'bowler' | 'cap' | 'flat' | 'scarf' | 'brim' | '' | undefined;
	readonly hatColor?: string | undefined;
	/** Knees bend back, elbows bend forward. */
	readonly legs?: Limbs | undefined;
	readonly arms?: Limbs | undefined;
	readonly sleeves?: string | undefined;
	readonly sleeves2?: string | undefined;
	readonly armW?: number | undefined;
	readonly legW?: number | undefined;
	readonly legW2?: number | undefined;
	readonly apron?: string | undefined;
	readonly tilt?: number | undefined;
	/** What the near and the far hand hold, drawn around the hand. */
	readonly near?: Drawing;
	readonly far?: Drawing;
	readonly behind?: Drawing;
	readonly front?: Drawing;
	readonly scarf?: string | null | undefined;
	readonly belt?: string | undefined;
	readonly gloves?: string | undefined;
	readonly face?: boolean | undefined;
}

/** A person of a fixed cast: who they are is known, the pose is given. */
export type Pose = Partial<Person> & Pick<Person, 'x' | 'y'>;

export const RADIANS = Math.PI / 180;
/** The far end of a limb that starts at x, y. */
export const limbEnd = (x: number, y: number, angle: number, length: number): [number, number] => [
	x + Math.sin(angle * RADIANS) * length,
	y + Math.cos(angle * RADIANS) * length,
];

const SHOE = 'M-5 -3.4H4.4C6 -.4 11.4 .4 12.2 5H-5.6Z';

/** A paper-doll person, 100 high before scaling, feet at 0, 0, facing right. */
export function person(p: Person): string {
	const { hem = -20, flare = 12, blow = 0, sit = 0, lean = 0, trousers = '#222', legW = 8.5 } = p;
	const { legs = [[4, 0], [-6, 0]], arms = [[8, 10], [-8, 12]] } = p; // biome-ignore format: two limbs, one line
	const sleeves = p.sleeves ?? mix(p.coat, '#180c20', 0.1);
	const sleeves2 = p.sleeves2 ?? mix(p.coat, '#180c20', 0.22);
	const far = arm(p, arms[1], sleeves2, 2.5, p.far);
	const near = arm(p, arms[0], sleeves, -0.5, p.near);
	const upper = join(
		p.behind,
		far,
		at(0, 0, path(bodyOutline(hem, flare, blow), p.coat)),
		p.apron && path(apronOutline(p.apronHem ?? hem, flare, blow), p.apron),
		p.belt && path('M-10.8 -55L11 -55L11.2 -51.6L-11.2 -51.6Z', p.belt),
		p.coat2 !== undefined && p.coat2 !== p.coat && path(coatShade(hem, flare, blow), p.coat2),
		p.scarf && path('M-6.6 -83.4Q1 -78.6 8.4 -83L8.4 -78.4Q1 -74.4 -7 -78.8Z', p.scarf),
		at(1.4, -91, head(p), 1, p.tilt ?? 0),
		near,
	);
	return at(
		p.x,
		p.y,
		[
			leg(legs[1], sit, p.legW2 ?? legW, p.trousers2 ?? trousers, p.shoeFar ?? p.shoe ?? '#222'),
			leg(legs[0], sit, legW, trousers, p.shoeNear ?? p.shoe ?? '#222'),
			at(0, sit, lean ? at(0, -46, at(0, 46, upper), 1, lean) : upper),
			p.front,
		],
		(p.h ?? 100) / 100,
		0,
		p.flip,
	);
}

function leg([angle, bend]: Limb, sit: number, width: number, color: string, shoe: string): string {
	const hip = [0, -46 + sit] as const;
	const knee = limbEnd(...hip, angle, 23.5);
	const foot = limbEnd(...knee, angle - bend, 20.5);
	const sole = Math.max(-50, Math.min(50, -(angle - bend)));
	return join(
		polyline([hip, knee, foot], color, width),
		shoe !== 'none' && at(...foot, path(SHOE, shoe), 1, sole * 0.6),
	);
}

function arm(p: Person, [angle, bend]: Limb, color: string, shoulderX: number, hold: Drawing): string {
	const shoulder = [shoulderX, -77] as const;
	const elbow = limbEnd(...shoulder, angle, 16.5);
	const hand = limbEnd(...elbow, angle + bend, 15.5);
	return join(
		polyline([shoulder, elbow, hand], color, p.armW ?? 7),
		circle(...hand, 3.7, p.gloves ?? p.skin),
		hold && at(...hand, hold),
	);
}

const SHOULDER = 8.6;

const bodyOutline = (hem: number, flare: number, blow: number) =>
	`M${-SHOULDER + 1} -80.5C${-SHOULDER - 2.4} -66 ${-SHOULDER - flare * 0.5} ${hem - 14} ${-flare - 1 + blow} ${hem}Q${blow} ${hem + 3.4} ${flare - 0.5 + blow * 0.8} ${hem - 0.5}C${SHOULDER + flare * 0.28} ${hem - 14} ${SHOULDER + 1.8} -66 ${SHOULDER - 0.4} -79.5C${SHOULDER - 3} -85 ${-SHOULDER + 4} -85.6 ${-SHOULDER + 1} -80.5Z`;

const apronOutline = (hem: number, flare: number, blow: number) =>
	`M-3 -74L${SHOULDER - 1.6} -74L${flare + blow * 0.9} ${hem - 1}Q${blow + 2} ${hem + 3} ${-flare * 0.25 + blow} ${hem + 0.5}Z`;

const coatShade = (hem: number, flare: number, blow: number) =>
	`M${SHOULDER - 3.4} -81C${SHOULDER + 1.4} -66 ${SHOULDER + flare * 0.24} ${hem - 14} ${flare - 1 + blow * 0.8} ${hem - 0.5}L${flare * 0.45 + blow} ${hem + 1.4}C${flare * 0.4} -50 ${SHOULDER - 4} -66 ${SHOULDER - 3.4} -81Z`;

function head(p: Person): Drawing {
	const style = p.hairStyle ?? 'short';
	return [
		style === 'bun' && circle(-9.6, -2.4, 5, p.hair),
		style === 'long' && path('M-8 -7C-13 2 -11 12 -8 16L2 12L3 -8Z', p.hair),
		rect(-3.4, 5, 6.6, 9, p.skin, 2),
		ellipse(0, 0, 8.6, 9.4, p.skin),
		path('M7.6 -2.2L12.3 2.4Q10.6 4.8 7.4 4Z', p.skin),
		(p.face ?? true) && [
			circle(4.4, -1.4, 1.1, '#1d1511'),
			stroke('M3.6 5.2Q5.6 6 7 5', '#1d1511', 0.9, { opacity: 0.75 }),
		],
		HAIR[style].map((d) => path(d, p.hair)),
		p.hat && HATS[p.hat].map((d) => path(d, p.hatColor)),
	];
}

const COMBED =
	'M-9 3.6C-11.4 -7.6 -5.2 -11.4 .6 -11C6.4 -10.8 9 -7.2 8.4 -4.4C4.4 -6.6 1 -6 -1.4 -4.4C-2.8 -3.4 -3.2 -1 -3.8 1C-4.4 3.4 -6.4 5.4 -9 3.6Z';

const HAIR = {
	short: [COMBED],
	bun: [COMBED],
	long: [COMBED],
	bald: ['M-8.4 1.6C-9 4.6 -7 8 -4.4 8.4L-3.4 3Z'],
	beard: [
		'M-8.8 -1C-9.4 -9 -3 -11 2 -10C-2 -7 -3.4 -4 -3.4 0Z',
		'M-3.6 1.4C0 3.4 6 2.4 8.4 4.2C8.8 10 4 14.4 -.6 13.6C-4.4 12.8 -5.6 6.6 -3.6 1.4Z',
	],
} as const;

const HATS = {
	bowler: [
		'M-8.6 -5.2C-9.4 -15.4 -4 -17.8 .2 -17.8C4.8 -17.8 9.2 -15 8.6 -5.2Z',
		'M-12.6 -4.2Q0 -9.4 12.8 -4.4Q0 -1.6 -12.6 -4.2Z',
	],
	cap: [
		'M-9.4 -3.6C-10.4 -12.6 -3.4 -15 1.6 -13.8C7 -12.6 9 -8.4 8.6 -4.6Z',
		'M2.4 -6.6Q12 -7.4 14.4 -3.4Q8 -3 2.8 -3.6Z',
	],
	flat: ['M-10 -5C-9.4 -13.6 -1 -14 4 -12.4Q12.4 -9.4 13.6 -4.4Q4 -6.2 -10 -5Z'],
	scarf: ['M-9.6 6.4C-12.6 -6 -6 -12.6 .8 -12C7.2 -11.4 9.6 -6.6 8 -4.4C3 -5 -1 -2 -2.6 3.4L-4.6 9.4Z'],
	brim: [
		'M-7.6 -5.2C-7.6 -13 -5 -14.4 0 -14.4C5 -14.4 7.6 -12.6 7.6 -5.6Z',
		'M-14.4 -4.6Q0 -8.2 14.6 -4.8Q0 -1.8 -14.4 -4.6Z',
	],
} as const;
