// biome-ignore-all format: drawings are rows of coordinates
import { circle, ellipse, join, op, path, polyline, RADIANS, rect, stroke, tenth, times } from '../../../../art/kit.ts';
import { SEATS, type Seat, type SeatInks } from '../seats.ts';

interface HatParts {
	readonly crown: string;
	/** The brim behind the band, and before it. */
	readonly behind: string;
	readonly front: string;
}

/** Fedora, pith helmet, rain hat, knit cap with a headset. */
const HATS: readonly ((c: SeatInks) => HatParts)[] = [
	(c) => ({
		crown: path('M52 58C50 26 60 6 86 8Q104 10 120 16Q136 10 154 8C180 6 190 26 188 58Z', c.main)
			+ path('M120 16Q136 10 154 8C180 6 190 26 188 58H150C152 36 140 22 120 16Z', c.dark, op(0.55))
			+ path('M86 8Q104 10 120 16Q112 26 104 24Q92 18 86 8Z', c.dark, op(0.7)),
		behind: path('M4 70C20 52 220 52 236 70C226 90 14 90 4 70Z', c.dark),
		front: path('M4 70C30 80 210 80 236 70C226 92 14 92 4 70Z', c.main),
	}),
	(c) => ({
		crown: path('M46 60C44 24 78 4 120 4S196 24 194 60Z', c.main)
			+ path('M120 4C162 4 196 24 194 60H158C160 32 146 12 120 4Z', c.dark, op(0.5))
			+ stroke('M120 4V44M120 5C96 14 84 30 82 46M120 5C144 14 156 30 158 46', c.dark, 2.6, op(0.6))
			+ rect(114, -2, 12, 8, c.dark, 4),
		behind: path('M10 72C24 54 216 54 230 72C214 86 26 86 10 72Z', c.dark),
		front: path('M10 72C40 76 200 76 230 72C216 90 24 90 10 72Z', c.main),
	}),
	(c) => ({
		crown: path('M50 60C46 20 78 8 120 8S194 20 190 60Z', c.main)
			+ path('M120 8C168 8 194 20 190 60H160C162 34 148 16 120 8Z', c.dark, op(0.5))
			+ stroke('M84 12C76 26 74 40 76 48M120 8V46M156 12C164 26 166 40 164 48', c.light, 2.6, op(0.6)),
		behind: path('M14 74C20 56 220 56 226 74C236 92 228 94 214 90H26C12 94 4 92 14 74Z', c.dark),
		front: path('M14 72C40 82 200 82 226 72C240 92 230 95 214 92C170 86 70 86 26 92C10 95 0 92 14 72Z', c.main),
	}),
	(c) => ({
		crown: path('M52 60C48 24 78 8 120 8S192 24 188 60Z', c.main)
			+ path('M120 8C162 8 192 24 188 60H158C160 32 146 14 120 8Z', c.dark, op(0.5))
			+ stroke(
				'M80 18C70 30 66 44 66 54M100 11C94 26 92 40 92 54M140 11C146 26 148 40 148 54M160 18C170 30 174 44 174 54',
				c.dark, 2.6, op(0.55),
			)
			+ stroke('M42 62C34 -14 206 -14 198 62', c.deep, 9) + stroke('M42 62C34 -14 206 -14 198 62', '#F2EEF7', 5)
			+ polyline([[196, 44], [214, 8]], c.deep, 3.4) + circle(214.5, 7, 4.6, '#FF6A5A'),
		behind: rect(26, 46, 30, 42, c.deep, 12) + rect(184, 46, 30, 42, c.deep, 12),
		front: path('M50 72Q120 82 190 72L192 84Q120 94 48 84Z', c.main) + rect(30, 50, 20, 34, c.light, 9)
			+ rect(190, 50, 20, 34, c.light, 9),
	}),
];

/** A reporter's hat, its band still without bulbs. 240 × 96. */
export function hat(seat: Seat) {
	const c = SEATS[seat];
	const { crown, behind, front } = HATS[seat](c);
	return join(
		ellipse(120, 90, 104, 6, '#000', op(0.14)), behind, crown,
		path('M44 50Q120 60 196 50L197 76Q120 84 43 76Z', c.deep),
		stroke('M44 51Q120 61 196 51', c.light, 1.8, op(0.8)), front,
	);
}

/** A burning bulb around 0, 0, its glass 20 wide. */
export const litBulb = () => join(
	circle(0, 0, 19.5, '#FFE38A', op(0.34)), rect(-4.2, 7, 8.4, 6.6, '#C9A24A', 1.6), circle(0, 0, 10, '#FFF6CF'),
	circle(0, 0, 10, 'none', { stroke: '#F2B632', 'stroke-width': 2 }),
	path('M-5 -1A5.6 5.6 0 0 1 1 -5.6', 'none', { stroke: '#fff', 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
);

/** A bulb that is out, around 0, 0, its glass 20 wide. */
export const darkBulb = () => join(
	rect(-4.2, 7, 8.4, 6.6, '#8b8f93', 1.6), circle(0, 0, 10, '#0d1518', op(0.55)),
	circle(0, 0, 10, 'none', { stroke: '#ffffff', 'stroke-width': 1.7, opacity: 0.62 }),
	stroke('M-3 5L-1.6 -1L1.6 1L3 5', '#fff', 1.3, op(0.5)),
);

/** What flies off a bulb that has just begun to burn, around 0, 0. */
export const flare = () => stroke(
	times(8, (k) => {
		const [x, y] = [Math.cos(k * 45 * RADIANS), Math.sin(k * 45 * RADIANS)];
		return `M${tenth(x * 17)} ${tenth(y * 17)}L${tenth(x * 25)} ${tenth(y * 25)}`;
	}).join(''),
	'#FFE38A', 2.6,
);
