// biome-ignore-all format: drawings are rows of coordinates
import { circle, curve, join, path, stroke } from '../../kit.ts';
import { B, eye, inside, shade } from './parts.ts';

const k = '#2A2C3A';
const k2 = '#444860';
const w = '#FFFBF2';
const ws = '#DCE3EA';

/** What tells penguins apart: beak, feet, what is on the head and on the breast. */
interface Penguin {
	readonly beak: string;
	readonly line: string;
	readonly feet: readonly [near: string, far: string];
	readonly head: string;
	readonly breast: string;
}

function penguin(id: string, { beak, line, feet, head, breast }: Penguin) {
	const body = curve([
		[112, 24], [136, 16], [156, 28], [160, 50], [164, 72], [178, 112], [180, 160], [164, 204], [126, 214],
		[88, 206], [70, 168], [72, 122], [88, 84], [98, 60], [100, 40],
	]);
	const foot = (x: number, f: string) => path(
		`M${x - 20} 220C${x - 20} 210 ${x - 10} 204 ${x} 204C${x + 12} 204 ${x + 24} 210 ${x + 26} 220H${x + 14}L${x + 12} 216L${x + 8} 220H${x - 2}L${x - 4} 216L${x - 8} 220Z`,
		f,
	);
	return join(
		shade(122, 70), path('M82 184L44 216L58 214L56 220L74 212L100 206Z', k), foot(106, feet[1]), foot(148, feet[0]),
		path('M172 94C190 104 206 128 212 154C200 152 184 142 174 126Z', k2),
		path('M212 154C200 152 184 142 174 126L174 134C184 148 200 157 212 154Z', ws),
		inside(`${id}-b`, body, k, [
			B(
				[
					[128, 78], [152, 72], [172, 86], [192, 130], [192, 180], [170, 216], [126, 218], [104, 200],
					[98, 160], [106, 114],
				],
				w,
			),
			B([[104, 200], [128, 206], [160, 196], [178, 168], [196, 170], [180, 222], [110, 222]], ws),
			path('M70 170C70 120 92 96 98 60L90 60L60 130Z', k2), breast,
		]),
		path('M92 92C72 104 50 130 40 168C58 164 84 148 100 122Z', k2),
		path('M92 92C72 104 50 130 40 168C44 140 62 116 92 92Z', w),
		path('M153 44C168 40 185 45 196 53C185 60 168 63 155 61Q161 52 153 44Z', beak),
		path('M153 44C168 40 185 45 196 53C182 48 168 46.6 156.4 47.4Q155 45 153 44Z', k),
		stroke('M158 55Q172 56 186 53', line, 1.8), head, eye(143, 41.4, 4.7),
	);
}

export const gentoo = (id: string) => penguin(id, {
	beak: '#F47B2A', line: '#CF5A1A', feet: ['#F47B2A', '#CF5A1A'], breast: '',
	head: join(
		path('M148 38C149 27 142 17 128 16C118 15.6 110 21 106 30C115 26 122 28 128 33C132 37 136 41 140 43Z', w),
		circle(143, 41, 6.6, w),
	),
});

/** White runs from the beak around the cheek to the breast, which has a black band and spots; the skin at the eye is pink. */
export const africanPenguin = (id: string) => penguin(id, {
	beak: '#565A6E', line: '#C9CDD8', feet: [k2, k],
	head: join(
		path('M152 37C144 24 122 20 110 34C100 48 102 68 114 80L132 84C116 74 110 58 116 45C122 34 138 34 150 45Z', w),
		path('M153 44C150 34 142 30 134 33C138 38 146 44 153 46Z', '#F3A3A6'), circle(143, 41, 6.2, '#F3A3A6'),
	),
	breast: join(
		stroke('M110 204C102 164 108 118 128 100C150 88 170 100 180 130C188 160 184 190 174 212', k, 7),
		[[136, 122], [152, 116], [144, 134], [160, 130], [130, 140]].map(([x, y]) => circle(x, y, 2, k)),
	),
});
