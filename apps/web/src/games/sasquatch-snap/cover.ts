// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, fur, HEIGHT, join, path, person, polygon, rect, stroke, times, WIDTH } from '../../art/kit.ts';
import type { Picture } from '../../art/picture.ts';

/** The part that still says which game it is when the cover is small. */
export const small = '100 70 180 180';

export function cover(id: string): Picture {
	const trunk = (x: number, w: number, f: string, y = 400) => path(
		`M${x - w / 2} -10L${x - w * 0.56} ${y}H${x + w * 0.6}L${x + w / 2} -10Z`, f,
	);
	const fir = (x: number, y: number, s: number, f: string) => at(
		x, y, path('M0 -130L26 -84H14L40 -44H22L54 0H-54L-22 -44H-40L-14 -84H-26Z', f), s,
	);
	const beast = at(176, 352, join(
		ellipse(6, 4, 92, 10, '#04141A', { opacity: 0.5 }),
		// far leg, far arm, body, near leg, near arm, head
		fur(40, -60, 22, 58, '#2E1A10', { n: 26, amp: 0.12, rot: -22, seed: 4 }), ellipse(66, -4, 28, 10, '#2E1A10'),
		fur(62, -150, 17, 56, '#2E1A10', { n: 24, amp: 0.13, rot: -40, seed: 6 }),
		fur(2, -150, 56, 86, '#5A3520', { n: 40, amp: 0.08, seed: 2, rot: 6 }),
		fur(-28, -62, 26, 62, '#5A3520', { n: 28, amp: 0.11, rot: 22, seed: 3 }), ellipse(-48, -2, 32, 11, '#4A2A18'),
		fur(-50, -150, 20, 64, '#6B4228', { n: 28, amp: 0.12, rot: 30, seed: 8 }), circle(-82, -98, 15, '#4A2A18'),
		fur(-6, -244, 40, 42, '#6B4228', { n: 26, amp: 0.12, seed: 5 }),
		path('M-36 -250C-38 -226 -26 -210 -8 -210C8 -210 20 -226 18 -250C4 -262 -24 -262 -36 -250Z', '#C99A6E'),
		circle(-24, -240, 7.4, '#FFFDF0'), circle(4, -240, 7.4, '#FFFDF0'), circle(-25, -239, 3.6, '#17100A'),
		circle(3, -239, 3.6, '#17100A'), stroke('M-36 -252Q-24 -258 -14 -250M16 -252Q4 -258 -4 -250', '#4A2A18', 5),
		ellipse(-10, -228, 7, 4.6, '#4A2A18'), ellipse(-10, -217, 7, 4.4, '#3A1410'),
	));
	return {
		defs: `<linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0B2A38"/><stop offset="1" stop-color="#1F6470"/></linearGradient><radialGradient id="${id}f"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".25" stop-color="#FFF6C8" stop-opacity=".95"/><stop offset="1" stop-color="#FFF0A8" stop-opacity="0"/></radialGradient>`,
		layers: {
			sky: [
				rect(0, 0, WIDTH, HEIGHT, `url(#${id}s)`), circle(64, 62, 28, '#FFF3CF'), circle(76, 55, 25, '#103844'),
				[[120, 40], [160, 84], [222, 30], [262, 74], [30, 120]].map(([x, y]) => circle(x, y, 1.8, '#FFF3CF')),
			],
			back: [
				[[20, 330, 1], [90, 326, 1.2], [150, 330, 0.9], [214, 322, 1.25], [286, 332, 1.1]].map(
					([x, y, s]) => fir(x, y, s * 1.3, '#174F5B'),
				),
			],
			middle: [
				fir(-6, 372, 1.7, '#0F3D48'), fir(300, 376, 1.9, '#0F3D48'),
				path('M0 330Q150 306 300 332V400H0Z', '#0C3038'), path('M0 366Q150 346 300 364V400H0Z', '#082328'),
			],
			subject: [polygon([[44, 344], [300, 60], [300, 400], [80, 400]], '#FFF3B8', { opacity: 0.26 }), beast],
			front: [
				trunk(294, 40, '#0B333C'), trunk(-6, 38, '#0B333C'),
				person({
					x: 40, y: 396, h: 104, coat: '#E69F00', skin: '#F0B48E', hair: '#C4561F', hat: 'brim',
					hatColor: '#FFC94F', trousers: '#5B4A38', shoe: '#051A1F', hem: -40, flare: 12,
					arms: [[92, 10], [86, 14]], legs: [[14, 10], [-22, 8]], lean: -6,
					near: join(rect(-4, -8, 16, 12, '#17171A', 2), circle(12, -2, 5, '#3A3A44')),
				}),
				circle(86, 318, 58, `url(#${id}f)`),
				at(86, 318, polygon(
					times(
						16,
						(i) => {
							const a = i * Math.PI / 8;
							const r = i % 2 ? 9 : 30;
							return [Math.cos(a) * r, Math.sin(a) * r];
						},
					),
					'#FFFFFF',
				)),
			],
		},
	};
}
