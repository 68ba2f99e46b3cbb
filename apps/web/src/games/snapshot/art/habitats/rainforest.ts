// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, op, path, rect, skyGradient, stroke, times } from '../../../../art/kit.ts';

const palm = (x: number, y: number, s: number, rot: number, c: string, c2: string, flip = false) => at(
	x, y,
	join(
		times(
			6,
			(i) => at(0, 0, path('M0 0C22 -16 52 -18 84 -6C54 8 24 12 0 0Z', i % 2 ? c : c2), 1 - i * 0.06, -12 + i * 15),
		),
		stroke('M0 0C24 12 44 34 58 62', c2, 3),
	),
	s, rot, flip,
);

const fern = (x: number, y: number, s: number, c: string, flip = false) => at(
	x, y,
	times(
		7,
		(i) => path('M0 0C-6 -18 -4 -40 4 -58C10 -40 10 -18 0 0Z', c, { transform: `rotate(${-66 + i * 22})` }),
	),
	s, 0, flip,
);

const trunk = (x: number, w: number, c: string) => path(
	`M${x - w / 2} 0C${x - w * 0.42} 360 ${x - w * 0.5} 720 ${x - w * 0.8} 900H${x + w * 0.8}C${x + w * 0.5} 720 ${x + w * 0.4} 360 ${x + w / 2} 0Z`,
	c,
);

const vineLeaf = (x: number, y: number, turn: number) => ellipse(
	x, y, 8, 4.4, '#3E8F62', { transform: `rotate(${turn} ${x} ${y})` },
);

/** No horizon at all: light falls in from above. */
export const rainforest = (id: string) => join(
	`<defs>${skyGradient(`${id}a`, ['#CFE8A6', '#EDF4BE', '#CDE8B4', '#7FBF95'], [0, 0.22, 0.5, 1])}</defs>`,
	rect(0, 0, 300, 900, `url(#${id}a)`),
	[[64, 12], [112, 18], [150, 9], [196, 20], [240, 12]].map(([x, w]) => trunk(x, w, '#B4D8A4')),
	[[86, 20], [176, 15], [222, 25]].map(([x, w]) => trunk(x, w, '#9ACB98')),
	path('M120 0L60 520H128L176 0ZM206 0L232 520H286L262 0Z', '#FBFBD6', op(0.42)),
	path('M0 560C60 540 110 560 160 548C220 536 260 556 300 544V900H0Z', '#A6D6A6', op(0.8)),
	path('M0 700C70 676 130 700 190 684C240 672 270 690 300 680V900H0Z', '#86C496', op(0.85)),
	path('M0 812C60 792 150 812 210 798C250 790 280 800 300 796V900H0Z', '#5FAE80'),
	trunk(4, 46, '#2F7D58'), trunk(300, 40, '#2F7D58'), trunk(-4, 26, '#1F6648'), trunk(306, 24, '#1F6648'),
	stroke('M262 0C256 90 270 150 258 214C252 250 262 270 258 300M40 0C46 60 34 110 42 168', '#3E8F62', 3),
	times(6, (i) => vineLeaf(262 - (i % 2) * 14, 60 + i * 40, i % 2 ? 30 : -30)),
	circle(30, -14, 70, '#1E6B49'), circle(108, -34, 66, '#2C7F58'), circle(190, -30, 70, '#1E6B49'),
	circle(276, -12, 72, '#2C7F58'), circle(66, -26, 44, '#175A3C'), circle(236, -26, 46, '#175A3C'),
	palm(-10, 34, 1.15, 18, '#1C6445', '#15523A'), palm(310, 20, 1.1, 24, '#1C6445', '#15523A', true),
	palm(150, -34, 0.9, 66, '#2C7F58', '#1E6B49'), palm(4, 330, 0.8, -4, '#24724E', '#1A5E41'),
	palm(298, 470, 0.8, -2, '#24724E', '#1A5E41', true), palm(2, 640, 0.74, -8, '#24724E', '#1A5E41'),
	times(5, (i) => fern(i % 2 ? 288 : 12, 330 + i * 128, 0.8, i % 2 ? '#3B9266' : '#2F8058', i % 2 === 1)),
	fern(40, 902, 1.5, '#1F6648'), fern(262, 904, 1.6, '#1F6648'), fern(150, 910, 1.2, '#2F8058'),
	fern(98, 906, 1, '#24724E'), fern(208, 908, 1.05, '#24724E'),
);
