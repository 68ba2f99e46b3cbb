// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, cloud, ellipse, join, noise, op, path, rect, stroke, times } from '../../kit.ts';

const tuft = (x: number, y: number, s: number, f: string) => at(
	x, y,
	path(
		'M-10 0C-10 -8 -14 -12 -17 -15C-10 -14 -6 -10 -5 -4C-5 -12 -4 -18 0 -24C2 -16 3 -10 3 -4C5 -10 9 -13 15 -14C11 -10 9 -6 9 0Z',
		f,
	),
	s,
);

const bloom = (x: number, y: number, s: number, f: string, m: string, n = 5) => at(
	x, y,
	join(
		stroke('M0 0Q1 8 0 16', '#4F8A5C', 2.4), path('M0 13Q8 6 11 8Q8 15 0 16Z', '#4F8A5C'),
		times(n, (i) => at(0, 0, ellipse(0, -5.4, 3.3, 5.4, f), 1, i * 360 / n)), circle(0, 0, 2.6, m),
	),
	s,
);

export function background(id = 'mountain') {
	const r = noise(41);
	const stones = times(
		46,
		() => {
			const t = r();
			const x = r() * 300;
			const y = 246 + t * 46;
			const s = 2.5 + t * 5 + r() * 2.5;
			const f = ['#C6C2D2', '#8E8AA4', '#7B7893', '#B1ACC2'][r() * 4 | 0];
			return path(
				`M${x - s * 1.3} ${y}L${x - s * 0.7} ${y - s * 0.8}L${x + s * 0.3} ${y - s}L${x + s * 1.2} ${y - s * 0.3}L${x + s * 1.4} ${y}Z`,
				f,
			);
		},
	);
	return join(
		`<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6FB4E0"/><stop offset=".6" stop-color="#CFE8F0"/><stop offset="1" stop-color="#FFF3E0"/></linearGradient><clipPath id="${id}-f"><path d="M0 0H300V300H0Z"/></clipPath></defs>`,
		`<g clip-path="url(#${id}-f)">`, rect(0, 0, 300, 300, `url(#${id}-sky)`),
		circle(52, 54, 34, '#FFF7DC', op(0.5)), circle(52, 54, 22, '#FFF8E4'), cloud(252, 44, 0.56, '#fff'),
		stroke('M84 30H132M100 38H150M196 78H236M212 86H226', '#fff', 2.6, op(0.7)),
		path('M-10 200L22 150L46 170L84 122L120 160L196 132L226 160L262 128L310 184V240H-10Z', '#BCD3EA'),
		path('M84 122L98 137L90 136L84 144L74 135ZM262 128L276 145L268 142L260 150L250 138Z', '#E6F1FA'),
		path('M-10 226L26 150L60 190L150 46L206 132L222 124L276 196L310 166V260H-10Z', '#97B2D8'),
		path('M150 46L206 132L222 124L276 196L310 166V240H196L176 190L184 150L160 116Z', '#7E9BC6'),
		path('M26 150L60 190L84 240H44L34 196L40 180Z', '#7E9BC6'),
		path('M150 46L186 101L174 100L170 120L158 104L150 124L138 106L128 118L120 94Z', '#FFFFFF'),
		path('M150 46L186 101L174 100L170 120L158 104L162 84Z', '#D5E3F4'),
		path('M26 150L40 166L34 166L28 178L22 168L14 176Z', '#fff'),
		path('M112 150L92 236H142L126 190ZM216 160L206 236H262L236 196Z', '#B4C4DE', op(0.75)),
		ellipse(150, 218, 190, 14, '#EAF3FA', op(0.55)),
		path('M-10 236C40 206 84 214 126 226C176 238 236 208 310 218V300H-10Z', '#86A78F'),
		path('M-10 246C30 226 70 232 110 240C170 250 240 230 310 236V300H-10Z', '#9FBF95'),
		path('M170 243C220 240 270 230 310 236V262C260 250 210 250 170 243Z', '#B4CFA2'),
		path('M-10 262C50 242 120 250 170 252C220 254 270 246 310 252V300H-10Z', '#A6A2B8'),
		path('M-10 282C60 266 140 276 200 274C250 272 280 268 310 270V300H-10Z', '#928EA8'), stones,
		[[14, 258, 0.8], [282, 250, 0.8], [96, 249, 0.55], [216, 252, 0.55], [36, 296, 1], [262, 298, 1.1]].map(
			([x, y, s], i) => tuft(x, y, s, i % 2 ? '#5E9468' : '#4F8560'),
		),
		bloom(22, 276, 1.1, '#3E5BD0', '#FFE27A'), bloom(40, 268, 0.85, '#5A78E6', '#FFE27A'),
		bloom(8, 262, 0.8, '#F4F1FF', '#F2C23C', 7), bloom(278, 274, 1.15, '#F4F1FF', '#F2C23C', 7),
		bloom(292, 264, 0.9, '#F0699A', '#FFE27A'), bloom(262, 280, 0.85, '#F0699A', '#FFE27A'), '</g>',
	);
}
