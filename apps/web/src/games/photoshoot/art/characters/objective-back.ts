// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, group, join, op, path, rect, times } from '../../../../art/kit.ts';
import { BLUE, rays, spark, trefoil, WHITE } from './parts.ts';

const BACKDROPS = {
	max: '#D6322C', olivia: BLUE, alice: BLUE, pam: '#2FA45C', edgar: '#EFDDB6', joe: '#8B3FAE', chloe: BLUE,
	arthur: '#FFC42B', james: '#F78BB2',
};

/** Back of an objective card (300 x 400): a lens looking at you over a strip of the nine backdrop colours. */
export function objectiveBack(id: string) {
	const cols = Object.values(BACKDROPS);
	const order = [0, 1, 7, 3, 2, 8, 5, 6, 4];
	return join(
		`<defs><clipPath id="${id}b"><rect width="300" height="400" rx="24"/></clipPath></defs>`,
		group(
			[
				rect(0, 0, 300, 400, '#2B2531'), rays(150, 176, 18, '#38303F'),
				order.map(
					(o, i) => at(
						81 + i % 3 * 69, 107 + (i / 3 | 0) * 69,
						rect(-31, -31, 62, 62, '#FFFFFF', 9) + rect(-26, -26, 52, 52, cols[o], 5),
					),
				),
				circle(150, 176, 62, '#2B2531'), circle(150, 176, 55, '#F6F1EA'), circle(150, 176, 46, '#2B2531'),
				circle(150, 176, 38, '#1D63B8'), path('M113 184A38 38 0 0 0 187 184Q150 164 113 184Z', '#63B2FA'),
				circle(150, 176, 15, '#12243F'), path('M124 168A28 28 0 0 1 148 148A34 34 0 0 0 132 172Z', WHITE),
				circle(170, 192, 4.5, WHITE, op(0.85)),
				times(
					10,
					(i) => rect(14 + i * 28, 16, 18, 12, '#F6F1EA', 3) + rect(14 + i * 28, 372, 18, 12, '#F6F1EA', 3),
				),
				trefoil(150, 326, 1.4, '#FFD23F'), spark(98, 326, 1, '#FFFFFF'), spark(202, 326, 1, '#FFFFFF'),
			],
			{ 'clip-path': `url(#${id}b)` },
		),
	);
}
