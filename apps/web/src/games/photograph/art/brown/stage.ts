// biome-ignore-all format: drawings are rows of coordinates
import {
	at, boot, circle, fur, HEIGHT, join, mix, noise, path, polygon, rect, times, WIDTH,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';

export const cobbles = (c: Inks, y0 = 306) => {
	const r = noise(11);
	let out = rect(0, y0, WIDTH, HEIGHT - y0, c.grout);
	[[0, 15, 26], [17, 19, 36], [38, 24, 48], [65, 32, 64]].forEach(
		([dy, h, w], row) => {
			for (let x = -w * (row % 2 ? 0.5 : 0.15); x < WIDTH; x += w + 3) {
				const k = r();
				out += rect(
					x + k * 2, y0 + dy + 1, w - k * 4, h, [c.stoneA, c.stoneB, c.stoneC][Math.floor(r() * 3)], h * 0.42,
				);
				out += rect(x + k * 2 + w * 0.18, y0 + dy + 3, w * 0.4, h * 0.16, c.trim, h * 0.08, { opacity: 0.16 });
			}
		},
	);
	return out;
};

export const sky = (id: string, h = 306) => rect(0, 0, WIDTH, h, `url(#${id}s)`);

const sign = (c: Inks) => join(
	rect(28, 28, 220, 40, c.shop2, 4), rect(33, 33, 210, 30, c.shop, 3),
	at(66, 60, boot(c.trim, c.trim, c.trim, c.shop), 0.62),
	[[98, 34], [140, 22], [170, 40]].map(([x, w]) => rect(x, 44, w, 7, c.trim, 3.5)), circle(224, 48, 6, c.orange),
);

/** The cobbler's front; shutter 0 = down .. 1 = up. gap = the third boot is gone. */
export function shopFront(
	c: Inks,
	{ shutter = 0, gap = false, row = true, lamp = false }: {
		shutter?: number; gap?: boolean; row?: boolean; lamp?: boolean,
	} = {},
) {
	const x = 30;
	const w = 216;
	const top = 74;
	const bottom = 296;
	const y = top + 14 + (1 - shutter) * (bottom - top - 20);
	const inside = join(
		rect(x, top, w, bottom - top, c.shop2), rect(44, 92, 132, 112, c.glass, 2),
		polygon([[44, 200], [92, 92], [112, 92], [64, 200]], '#fff', { opacity: 0.16 }),
		[0, 1, 2, 3].map((i) => at(62 + i * 30, 128, boot(i % 2 ? c.wood : c.dark, c.shop2, c.glass2), 0.5)),
		rect(50, 130, 120, 4, c.wood2, 2), rect(188, 92, 50, 204, c.wood, 3), rect(195, 102, 36, 78, c.glass2, 2),
		rect(195, 194, 36, 86, c.wood2, 2), circle(232, 188, 3.2, c.trim),
	);
	const sill = join(
		rect(34, 208, 150, 12, c.trim, 3), rect(34, 218, 150, 5, c.step2, 2),
		row ? [{ bx: 54, f: c.dark }, { bx: 88, f: c.wood }, { bx: 158, f: c.plaster2 }].map(
			({ bx, f }) => at(bx, 204, boot(f, c.ink, c.trim), 0.86),
		) : '',
		row && !gap ? at(123, 204, boot(c.boot, c.boot2, c.lace), 0.86) : '',
	);
	const roll = join(
		rect(x - 3, top - 2, w + 6, 16, c.shutter2, 6), rect(x, top + 10, w, y - top - 10, c.shutter),
		times(Math.max(0, Math.floor((y - top - 10) / 13)), (i) => rect(x, top + 20 + i * 13, w, 2.6, c.shutter2)),
		rect(x - 2, y - 6, w + 4, 8, c.shop2, 3), rect(x + w / 2 - 12, y - 4, 24, 4, c.trim, 2),
	);
	return join(
		rect(0, 0, 268, 306, c.plaster),
		[[6, 120, 16], [252, 92, 13], [250, 180, 16], [4, 210, 14], [254, 262, 12], [8, 34, 12]].map(
			([bx, by, bw]) => rect(bx, by, bw, 8, c.plaster2, 2),
		),
		rect(22, 68, 232, 238, c.shop, 3), inside, shutter > 0.2 ? sill : '', roll, sign(c),
		rect(40, 288, 196, 10, c.step, 3), rect(28, 296, 220, 14, c.step, 3), rect(28, 304, 220, 6, c.step2, 2),
		lamp
			? join(
				rect(252, 104, 20, 5, c.shop2, 2), rect(264, 104, 4, 12, c.shop2),
				path('M254 116H278L273 138H259Z', '#FFD98A'), rect(252, 113, 28, 5, c.shop2, 2),
			) : '',
	);
}

export const laneEnd = (c: Inks) => join(
	rect(266, 120, 40, 186, c.far), polygon([[262, 124], [286, 96], [306, 112], [306, 128]], c.shop),
	rect(276, 150, 14, 22, c.glass2, 2), rect(276, 190, 14, 22, c.glass2, 2),
);

export const wallRow = (c: Inks) => join(
	polygon([[-4, 306], [-4, 60], [70, 30], [70, 306]], c.plaster2), rect(70, 66, 110, 240, c.plaster),
	polygon([[64, 68], [125, 26], [186, 68]], c.shop), polygon([[180, 306], [180, 40], [304, 76], [304, 306]], c.far),
	[[92, 92], [136, 92], [92, 156], [136, 156]].map(
		([x, y]) => join(
			rect(x, y, 24, 38, c.shop, 2), rect(x + 3, y + 3, 18, 32, c.glass, 1),
			rect(x - 3, y + 38, 30, 5, c.trim, 1),
		),
	),
	[[204, 110], [252, 116], [204, 176], [252, 180]].map(([x, y]) => rect(x, y, 22, 34, c.glass2, 2)),
	[[14, 100], [40, 92], [14, 170], [40, 166]].map(([x, y]) => rect(x, y, 14, 34, c.shop, 2)),
	rect(102, 232, 44, 74, c.wood2, 3), rect(222, 240, 36, 66, c.shop, 3),
);

export const bench = (c: Inks) => join(
	[0, 1].map((i) => join(rect(70 + i * 150, 196, 10, 108, c.ink, 3), rect(58 + i * 150, 300, 34, 7, c.ink, 3))),
	[0, 1, 2].map((i) => rect(52, 178 + i * 22, 206, 15, c.wood, 4)), rect(48, 250, 218, 13, c.wood2, 4),
	rect(48, 250, 218, 5, c.wood, 3),
);

const tree = (c: Inks, x: number, s: number, f = c.leaf, f2 = c.leaf2) => at(
	x, 306,
	join(
		path('M-9 0C-6 -60 -9 -90 -20 -120L-8 -112L-2 -150L6 -110L20 -124C10 -90 8 -50 12 0Z', c.wood2),
		fur(0, -176, 74, 64, f, { n: 22, amp: 0.08, seed: 4 }),
		fur(-24, -196, 40, 34, f2, { n: 16, amp: 0.1, seed: 8 }),
		fur(34, -160, 28, 22, f2, { n: 14, amp: 0.1, seed: 6 }),
	),
	s,
);

export const park = (c: Inks, id: string) => join(
	sky(id),
	polygon(
		[[-4, 306], [-4, 216], [60, 196], [150, 214], [240, 190], [304, 212], [304, 306]], mix(c.leaf2, c.sky, 0.45),
	),
	tree(c, 36, 1.1), tree(c, 276, 0.9, mix(c.leaf, c.orange, 0.3), mix(c.leaf2, c.orange, 0.35)),
);
