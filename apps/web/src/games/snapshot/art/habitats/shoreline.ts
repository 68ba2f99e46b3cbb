// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, cloud, join, noise, op, path, rect, skyGradient, stroke, tenth, times } from '../../../../art/kit.ts';

const gull = (x: number, y: number, s: number) => at(
	x, y,
	path('M-22 -4C-14 -14 -6 -10 0 -2C6 -10 14 -14 22 -6C14 -8 8 -4 2 4C-4 -2 -12 -6 -22 -4Z', '#FFFFFF')
		+ path('M-22 -4C-18 -8 -14 -9 -11 -8.5L-14 -5ZM22 -6C18 -9.6 15 -10.6 12 -10L15 -7Z', '#3C4A58'),
	s,
);

const rock = (x: number, y: number, s: number, flip = false) => at(
	x, y,
	join(
		path('M-46 0C-52 -22 -36 -46 -14 -48C8 -52 34 -38 44 -16C48 -6 46 0 42 2Z', '#6F7487'),
		path('M-14 -48C8 -52 34 -38 44 -16C48 -6 46 0 42 2L14 2C22 -16 6 -38 -14 -48Z', '#585D70'),
		path('M-46 0C-46 -10 -40 -12 -32 -8C-22 -14 -10 -10 0 -8C14 -12 30 -10 42 2Z', '#4F7A66', op(0.8)),
	),
	s, 0, flip,
);

const lighthouse = (x: number, y: number) => at(x, y, join(
	path('M-5 0L-3.4 -34H3.4L5 0Z', '#FFFDF4'), rect(-4.4, -12, 8.8, 5, '#D9573F'), rect(-3.8, -25, 7.6, 5, '#D9573F'),
	rect(-4.6, -39, 9.2, 5, '#35454F'), path('M-5 -39L0 -45L5 -39Z', '#D9573F'),
));

const star = (x: number, y: number, s: number, turn: number, c: string) => at(
	x, y,
	path(
		'M0 -13L3.6 -4.6L12.8 -4L5.8 1.8L8 11L0 6L-8 11L-5.8 1.8L-12.8 -4L-3.6 -4.6Z', c,
	),
	s, turn,
);

const shell = (x: number, y: number, c: string) => at(
	x, y,
	path('M0 10C-12 8 -14 -8 0 -12C14 -8 12 8 0 10Z', c) + stroke('M0 9V-11M-5 8L-8 -7M5 8L8 -7', '#D08A78', 1.6),
);

/** The sea is the horizon. */
export function shoreline(id: string) {
	const chance = noise(11);
	return join(
		`<defs>${skyGradient(`${id}a`, ['#7DBFE4', '#EEF3DC'])}${skyGradient(`${id}b`, ['#1F86AE', '#5FBBC2'])}${skyGradient(`${id}c`, ['#E3BD82', '#EFD3A0', '#DDB478'], [0, 0.3, 1])}</defs>`,
		rect(0, 0, 300, 180, `url(#${id}a)`), circle(90, 84, 50, '#FFF0B8', op(0.45)), circle(90, 84, 32, '#FFF0B8'),
		cloud(230, 44, 0.5, '#FFFFFF', '#E2EEF2'), cloud(34, 28, 0.42, '#FFFFFF', '#E2EEF2'), gull(176, 74, 0.8),
		gull(212, 100, 0.5), gull(262, 96, 0.42), path('M0 132C30 112 64 122 92 148L120 170H0Z', '#7FA4AE'),
		path('M0 152C24 144 50 150 70 172H0Z', '#6A9199'), lighthouse(26, 138), rect(0, 166, 300, 190, `url(#${id}b)`),
		times(20, (i) => stroke(
			`M${tenth(chance() * 270)} ${tenth(180 + i * 7.5)}h${tenth(12 + chance() * 34)}`, '#BFE6E6', 2.2, op(0.5),
		)),
		path('M60 166L84 196H104L92 182H116L104 166Z', '#FFF0B8', op(0.3)),
		path('M0 318C40 300 76 332 120 322C168 310 206 300 244 318C268 330 286 322 300 314V420H0Z', '#8ED6CE'),
		path('M0 332C44 314 80 350 124 338C172 324 208 318 246 336C270 346 288 336 300 330V420H0Z', '#FFFFFF'),
		path(
			'M0 342C44 326 82 362 126 350C172 336 210 332 246 348C270 358 288 348 300 344L300 900L0 900Z', `url(#${id}c)`,
		),
		path(
			'M0 346C44 330 82 366 126 354C172 340 210 336 246 352C270 362 288 352 300 348V366C270 378 240 364 212 358C176 352 150 376 112 374C70 372 44 346 0 364Z',
			'#C99A62', op(0.5),
		),
		times(18, (i) => stroke(
			`M${tenth(chance() * 250)} ${tenth(392 + i * 27)}q${tenth(14 + chance() * 8)} -5 ${tenth(28 + chance() * 10)} 0`,
			'#C99A62', 2.2, op(0.5),
		)),
		times(26, (i) => circle(
			chance() * 300, 392 + chance() * 480, 1.8 + chance() * 1.4, i % 2 ? '#B98A56' : '#FFF4DC', op(0.8),
		)),
		([[30, 452, 1, '#E2654A'], [266, 556, 0.8, '#E2654A'], [24, 668, 0.9, '#F09A6A']] as const).map(
			([x, y, s, c]) => star(x, y, s, chance() * 40, c),
		),
		[[272, 440], [18, 560], [282, 690], [40, 790]].map(([x, y], i) => shell(x, y, i % 2 ? '#F7DCC4' : '#F2B8A8')),
		rock(0, 396, 0.9), rock(300, 386, 1, true), rock(304, 780, 0.9, true), rock(-6, 866, 1.1),
		path('M0 884C60 870 220 884 300 872V900H0Z', '#C79A5E'), rock(270, 908, 1.1, true),
	);
}
