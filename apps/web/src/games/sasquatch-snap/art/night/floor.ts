// biome-ignore-all format: drawings are rows of coordinates
import { circle, type Drawing, element, group, join, noise, op, rect, tenth, times } from '../../../../art/kit.ts';
import { lineAt, placeOf, REACH, total } from '../grid.ts';
import { F } from './inks.ts';
import { crownShadow, fir } from './plants.ts';
import { floorDefs, KINDS } from './square.ts';

/** Which of the forests that could be drawn. */
const SEED = 5;

/** The forest floor by moonlight, squares beyond the edges included: they are the same as on the other side. */
export function floor(id: string, size: number) {
	const wrapped = (at: number) => (at % size + size) % size;
	/** A number below a bound, always the same for a square. */
	const pick = (x: number, y: number, below: number, why: number) => Math.floor(
		noise(wrapped(x) * 131 + wrapped(y) * 17 + SEED * 991 + why * 7)() * below,
	);
	return join(
		`<defs>${floorDefs(id)}</defs>`, rect(-REACH, -REACH, total(size), total(size), F.under), squares(), crossings(),
		shadows(size), crowns(size), fireflies(size),
	);

	function squares(): Drawing {
		const middle = (size - 1) / 2;
		const between = times(size + 4, (i) => i - 2);
		return between.map((y) => between.map((x) => {
			const { left, top, width, height } = placeOf(size, x, y);
			const isLair = wrapped(x) === middle && wrapped(y) === middle;
			const squeezed = width === 100 && height === 100 ? '' : ` scale(${width / 100} ${height / 100})`;
			const tone = (wrapped(x) + wrapped(y)) & 1;
			return group(
				[
					use(`p${pick(x, y, KINDS.patch, 1)}${shade(x, y, middle)}${tone}`),
					!isLair && use(
						`d${pick(x, y, KINDS.growth, 2)}`, pick(x, y, 2, 3) ? 'translate(100 0) scale(-1 1)' : undefined,
					),
				],
				{ transform: `translate(${tenth(left)} ${tenth(top)})${squeezed}` },
			);
		}));
	}

	/** Lightest in the clearing. */
	function shade(x: number, y: number, middle: number): number {
		const far = Math.hypot(x - middle + 0.6, y - middle + 0.9) / (size * 0.5) + (pick(x, y, 10, 9) - 5) * 0.025;
		if (far < 0.5) return 0;
		return far < 0.98 ? 1 : 2;
	}

	function crossings(): Drawing {
		const lines = times(size + 3, (i) => i - 1);
		return lines.map((y) => lines.map((x) => {
			const isRim = x <= 0 || y <= 0 || x >= size || y >= size;
			const kind = pick(x, y, KINDS.crossing + (isRim ? 0 : 3), 5);
			if (kind >= KINDS.crossing) return null;
			const beyond = Math.min(x < 0 || x > size ? 0.6 : 1, y < 0 || y > size ? 0.55 : 1);
			const scale = beyond * ((isRim ? 0.84 : 0.56) + pick(x, y, 10, 6) * 0.034);
			const [left, top] = [lineAt(size, x) + pick(x, y, 7, 7) - 3, lineAt(size, y) + pick(x, y, 7, 8) - 3];
			return use(`c${kind}`, `translate(${tenth(left)} ${tenth(top)}) scale(${scale.toFixed(2)})`);
		}));
	}

	function use(name: string, transform?: string): string {
		return element('use', { href: `#${id}${name}`, transform });
	}
}

/** Of the crowns that stand around the clearing. */
function shadows(size: number): string {
	const places = [
		[0.1, 0.08, 1.5], [0.9, 0.1, 1.4], [0.08, 0.9, 1.4], [0.92, 0.9, 1.6], [0.44, 0, 0.9], [0.6, 1, 1], [1, 0.5, 0.8],
		[0, 0.46, 0.8],
	];
	return group(
		places.map(([x, y, k], i) => crownShadow(
			x * size * 100, y * size * 100, 92 * k * (size / 9), i * 7 + 3, '#021419',
		)),
		op(0.2),
	);
}

/** They lean in from the corners. */
function crowns(size: number): Drawing {
	const e = size * 100;
	const places = [
		[-72, -70, 3.4], [-92, 34, 2.2], [40, -92, 2.3], [e + 74, -74, 3.2], [e + 94, 40, 2.2], [e - 60, -96, 2],
		[-78, e + 76, 3.3], [52, e + 96, 2.1], [-96, e - 40, 2], [e + 78, e + 74, 3.5], [e - 44, e + 96, 2.3],
		[e + 97, e - 56, 2.1],
	];
	return places.map(([x, y, k], i) => fir(x, y, k, i * 3 + 2));
}

function fireflies(size: number): Drawing {
	const random = noise(SEED * 3 + size);
	return times(Math.round(size * 1.7), () => {
		const x = (0.4 + random() * 0.4 + Math.floor(random() * size)) * 100;
		const y = Math.round(random() * size) * 100 + (random() - 0.5) * 26;
		return circle(x, y, 9, '#FFE79A', op(0.16)) + circle(x, y, 2.6, '#FFF3B8');
	});
}
