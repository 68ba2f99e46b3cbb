// biome-ignore-all format: drawings are rows of coordinates
import { circle, join, noise, op, path, rect, skyGradient, stroke, tenth, times } from '../../../../art/kit.ts';

interface Grass {
	readonly count: number;
	readonly gap: number;
	/** The shortest blade, and how much longer one may be. */
	readonly length: readonly [least: number, more: number];
	readonly bend: number;
	/** Half its foot, left and right, and how its right side swings out. */
	readonly foot: number;
	readonly swing: number;
}

function grass(chance: () => number, { count, gap, length: [least, more], bend, foot, swing }: Grass): string {
	return times(count, (i) => {
		const x = -6 + i * gap;
		const l = least + chance() * more;
		const tip = x + (chance() - 0.5) * bend;
		const left = `M${tenth(x - foot)} 330Q${tenth(x - 2)} ${tenth(330 - l * 0.6)} ${tenth(tip)} ${tenth(330 - l)}`;
		return `${left}Q${tenth(x + swing)} ${tenth(330 - l * 0.5)} ${tenth(x + foot)} 330Z`;
	}).join('');
}

/** Something is in the tall grass. 240 × 330. */
export function cardBack(id: string) {
	const chance = noise(4);
	const far = grass(chance, { count: 34, gap: 7.6, length: [90, 90], bend: 40, foot: 5, swing: 5 });
	const near = grass(chance, { count: 22, gap: 12, length: [60, 70], bend: 50, foot: 7, swing: 6 });
	return join(
		`<defs>${skyGradient(`${id}g`, ['#E58A2E', '#F9C460', '#FFE3A0'], [0, 0.62, 1])}</defs>`,
		rect(0, 0, 240, 330, `url(#${id}g)`), circle(120, 132, 58, '#FFF0BE'), circle(120, 132, 84, '#FFF0BE', op(0.3)),
		path('M0 190L46 176L92 186L150 168L196 184L240 174V330H0Z', '#D07A2C'),
		path(
			'M104 214C98 196 96 176 103 166C100 158 103 152 108 150C113 146 127 146 132 150C137 152 140 158 137 166C144 176 142 196 136 214Z',
			'#4A2A10',
		),
		[112, 128].map((x) => circle(x, 166, 3.6, '#FFF0BE')), path(far, '#9A5A1C'), path(near, '#6E3C10'),
		stroke(
			'M66 128V104H90M150 104H174V128M174 196V220H150M90 220H66V196', '#FFFFFF', 7,
			{ 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' },
		),
	);
}
