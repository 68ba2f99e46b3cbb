// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, cloud, element, join, noise, op, path, rect, stroke, tenth } from '../../kit.ts';

const acacia = (x: number, y: number, s: number, t: string, c: string, c2: string, flip?: boolean) => at(
	x, y,
	join(
		stroke('M0 0C2 -22 -6 -34 -26 -52M0 -14C4 -34 14 -42 30 -56M-2 -28C0 -40 0 -48 -2 -60', t, 5),
		path(
			'M-62 -52C-66 -62 -46 -68 -36 -68C-26 -80 6 -82 18 -72C34 -78 62 -68 64 -58C66 -50 50 -50 42 -52C26 -46 6 -50 -4 -50C-22 -44 -58 -44 -62 -52Z',
			c,
		),
		path(
			'M-62 -52C-40 -54 -20 -58 0 -56C24 -58 48 -60 64 -58C66 -50 50 -50 42 -52C26 -46 6 -50 -4 -50C-22 -44 -58 -44 -62 -52Z',
			c2,
		),
	),
	s, 0, flip,
);

function tufts(seed: number, n: number, x0: number, x1: number, y0: number, y1: number, h: number, col: string) {
	const r = noise(seed);
	let d = '';
	for (let i = 0; i < n; i++) {
		const x = x0 + (x1 - x0) * (i + r()) / n;
		const y = y0 + r() * (y1 - y0);
		const l = h * (0.6 + r() * 0.7);
		d += `M${tenth(x - 3)} ${tenth(y)}Q${tenth(x - 2)} ${tenth(y - l * 0.6)} ${tenth(x - 5 - r() * 5)} ${tenth(y - l)}Q${tenth(x + 1)} ${tenth(y - l * 0.6)} ${tenth(x + 1)} ${tenth(y)}ZM${tenth(x)} ${tenth(y)}Q${tenth(x + 1)} ${tenth(y - l * 0.8)} ${tenth(x + 2 + r() * 3)} ${tenth(y - l * 1.2)}Q${tenth(x + 4)} ${tenth(y - l * 0.5)} ${tenth(x + 3)} ${tenth(y)}Z`;
	}
	return path(d, col);
}

export function background(id: string) {
	return join(
		element(
			'defs', {},
			`<linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7CC4DF"/><stop offset=".5" stop-color="#BFE3DF"/><stop offset="1" stop-color="#FFEFC4"/></linearGradient><linearGradient id="${id}-haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF6DA" stop-opacity="0"/><stop offset=".6" stop-color="#FFF6DA" stop-opacity=".85"/><stop offset="1" stop-color="#FFF6DA" stop-opacity="0"/></linearGradient>`,
		),
		rect(0, 0, 300, 200, `url(#${id}-sky)`), circle(56, 66, 46, '#FFF3C9', op(0.45)), circle(56, 66, 30, '#FFF3C9'),
		cloud(144, 34, 0.62, '#FFFFFF', '#E4F1EE'), cloud(262, 50, 0.5, '#FFFFFF', '#E4F1EE'),
		cloud(12, 122, 0.5, '#FFFBEC'), stroke('M216 26q4 -5 8 0q4 -5 8 0M236 18q3 -4 6 0q3 -4 6 0', '#5E8F9E', 1.8),
		path(
			'M0 170C30 158 54 150 84 150C104 150 112 136 132 136C150 136 160 152 190 154C230 156 262 144 300 152V200H0Z',
			'#B9C3BE', op(0.75),
		),
		path('M0 176C60 164 110 172 160 168C210 164 250 166 300 170V200H0Z', '#CDBE93'),
		[[24, 176, 0.16], [52, 174, 0.12], [120, 173, 0.14], [196, 171, 0.15], [222, 172, 0.11], [284, 173, 0.16]].map(
			([x, y, s]) => acacia(x, y, s, '#8E8A5C', '#9CA06A', '#8A905E'),
		),
		rect(0, 140, 300, 46, `url(#${id}-haze)`),
		stroke(
			'M88 160q8 -4 16 0t16 0t16 0t16 0M170 165q8 -4 16 0t16 0t16 0M112 170q8 -4 16 0t16 0t16 0t16 0t16 0',
			'#FFFBEA', 2, op(0.8),
		),
		path('M0 180C70 172 200 176 300 174V300H0Z', '#EDC766'), tufts(3, 60, -4, 304, 186, 190, 9, '#E0B24E'),
		acacia(44, 196, 1, '#7A5A38', '#7C9448', '#5E7838'),
		acacia(276, 188, 0.52, '#86683E', '#8EA052', '#728744', true),
		path('M0 198C70 190 210 194 300 192V300H0Z', '#E5B955'), tufts(8, 46, -4, 304, 200, 210, 15, '#D3A040'),
		path('M0 216C80 206 220 206 300 214V300H0Z', '#DDAE4E'),
		path('M22 262C60 240 230 236 282 258C300 276 240 288 150 288C70 288 6 280 22 262Z', '#F0CF86'),
		path('M60 280C120 290 220 288 270 274C262 284 210 288 150 288C110 288 80 286 60 280Z', '#D9AA58'),
		tufts(14, 10, -6, 52, 236, 250, 24, '#C48F34'), tufts(15, 10, 250, 306, 232, 246, 24, '#C48F34'),
		path('M0 292C60 282 220 288 300 284V300H0Z', '#C48F34'), tufts(25, 34, -4, 304, 296, 302, 15, '#B57E2A'),
		tufts(33, 8, -8, 40, 296, 302, 34, '#9C6A22'), tufts(35, 8, 262, 308, 296, 302, 34, '#9C6A22'),
	);
}
