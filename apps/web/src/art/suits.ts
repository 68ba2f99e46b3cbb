/** The symbol and the pattern that go with each colour of Photograph, so that colour never speaks alone. */
import type { Color } from '@shutterbox/photograph/client';

export interface Suit {
	readonly symbol: string;
	readonly pattern: string;
}

export const SUITS = {
	blue: { symbol: 'umbrella', pattern: 'rain' },
	red: { symbol: 'tram bell', pattern: 'rails' },
	yellow: { symbol: 'loaf', pattern: 'crumbs' },
	green: { symbol: 'leaf', pattern: 'tendrils' },
	brown: { symbol: 'paw', pattern: 'cobbles' },
	grey: { symbol: 'feather', pattern: 'paving' },
	purple: { symbol: 'note', pattern: 'staff' },
} as const satisfies Readonly<Record<Color, Suit>>;

/** Each is one path in 24 × 24, its holes by the even-odd rule. */
export const SUIT_SYMBOLS: Readonly<Record<Color, string>> = {
	blue: 'M12 1.6v1.7C6.3 3.7 2 7.9 1.6 13.2c1.5-1.5 3.9-1.5 5.2 0 1.1-1.2 2.9-1.5 4.2-.7v6.6a1.5 1.5 0 0 1-3 0H6a3.5 3.5 0 0 0 7 0v-6.6c1.3-.8 3.1-.5 4.2.7 1.3-1.5 3.7-1.5 5.2 0C22 7.9 18.7 3.7 13 3.3V1.6z',
	red: 'M12 2a2 2 0 0 0-2 2v.5C6.8 5.4 5 8.4 5 12v3.6L2.8 18.6h18.4L19 15.6V12c0-3.6-1.8-6.6-5-7.5V4a2 2 0 0 0-2-2zM9 20a3 3 0 0 0 6 0z',
	yellow:
		'M2 13.4C2 8.6 6.4 5.4 12 5.4s10 3.2 10 8c0 2.6-1.3 4.6-3.2 5.2H5.2C3.3 18 2 16 2 13.4zM7 9l2.6 4.8 1.7-.9L8.7 8.1zM11.3 7.9l2.6 4.8 1.7-.9L13 7zM15.6 8.2l2.3 4.2 1.7-.9-2.3-4.2z',
	green:
		'M21 2.6C9.8 2.4 3.6 7.4 3.6 14c0 1.5.3 2.8.9 3.9L2.4 20.4l1.6 1.6 2.3-2.2c1.3.9 2.9 1.4 4.7 1.4 7.4 0 10.4-7.6 10-18.6zM7 16.8C8.6 12.6 11.8 9.4 16.6 7.4c-3.8 3-6.4 6.4-7.8 10.6z',
	brown:
		'M2.95 11.46a2.5 3.2 -20 1 0 4.7 -1.71a2.5 3.2 -20 1 0 -4.7 1.71zM7.2 5.8a2.5 3.5 0 1 0 5 0a2.5 3.5 0 1 0 -5 -0zM12.4 5.9a2.5 3.5 0 1 0 5 0a2.5 3.5 0 1 0 -5 -0zM16.87 10a2.4 3.2 22 1 0 4.45 1.8a2.4 3.2 22 1 0 -4.45 -1.8zM12.2 11c3.2 0 6.3 4 6.3 7 0 2.3-1.7 3.4-3.4 3-1.1-.3-1.9-.6-2.9-.6s-1.8.3-2.9.6c-1.7.4-3.4-.7-3.4-3 0-3 3.1-7 6.3-7z',
	grey: 'M21.5 2.5C13 2.7 7 7 5.6 14.6L2.5 20.6l1.7 1 2.5-4.2c2 .4 4 .3 5.8-.3l-2.3-1.5 4.8.2c1.4-1 2.5-2.3 3.4-3.8l-2.8-.4 3.8-1.6c1-2.4 1.7-5 2.1-7.5zM7.8 15.8C10.4 11.4 13.4 8.4 17.2 6.3c-3 3-5.6 6-7.6 10z',
	purple:
		'M8.6 4.6 21 2v13.6c0 2-1.8 3.4-3.9 3.4-1.9 0-3.3-1.1-3.3-2.7 0-1.8 1.7-3.2 3.8-3.2.5 0 .9.1 1.3.2V7.3l-8.2 1.7v9.2c0 2-1.8 3.5-3.9 3.5-1.9 0-3.3-1.1-3.3-2.7 0-1.8 1.7-3.2 3.8-3.2.5 0 .9.1 1.3.2z',
};

/** A CSS image that repeats in both directions. */
function tile(width: number, height: number, body: string): string {
	const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>${body}</svg>`;
	const escaped = svg.replace(/[<>#]/g, (mark) => encodeURIComponent(mark));
	return `url("data:image/svg+xml,${escaped}")`;
}

const line = (d: string, color: string, width = 1.6) =>
	`<path d='${d}' fill='none' stroke='${color}' stroke-width='${width}' stroke-linecap='round'/>`;

const LIGHT = 'rgba(255,255,255,.26)';
const DARK = 'rgba(10,8,12,.2)';

/** CSS images in which the colour of the card shows through: light on dark suits, dark on light ones. */
export const SUIT_PATTERNS: Readonly<Record<Color, string>> = {
	blue: tile(14, 14, line('M5 -2L1 10M12 5L8 17M12 -9L8 3', LIGHT)),
	red: tile(16, 14, line('M0 3.5H16M0 9.5H16', LIGHT, 1.4) + line('M4 1.5V11.5M12 1.5V11.5', LIGHT, 1)),
	yellow: tile(12, 12, `<circle cx='3' cy='3' r='1.7' fill='${DARK}'/><circle cx='9' cy='9' r='1.7' fill='${DARK}'/>`),
	green: tile(14, 20, line('M7 0C12 5 2 10 7 20M7 5q4 -3 6 0M7 14q-4 -3 -6 0', DARK, 1.5)),
	brown: tile(
		20,
		16,
		`<g fill='none' stroke='${LIGHT}' stroke-width='1.4'><rect x='1' y='1' width='8.5' height='6.4' rx='3'/><rect x='11.5' y='1' width='7.5' height='6.4' rx='3'/><rect x='-4' y='9' width='8.5' height='6.4' rx='3'/><rect x='6.5' y='9' width='7.5' height='6.4' rx='3'/><rect x='16' y='9' width='8.5' height='6.4' rx='3'/></g>`,
	),
	grey: tile(12, 12, line('M0 .5H12M.5 0V12', DARK, 1.2)),
	purple: tile(20, 34, line('M0 4H20M0 9H20M0 14H20M0 19H20M0 24H20', DARK, 1.5)),
};
