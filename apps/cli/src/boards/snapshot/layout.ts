import { padEnd, wrap } from '../../text.ts';

/** The width of every board: lines are wrapped earlier only in a narrower terminal. */
export const WIDTH = 80;
export const LABEL = 13;

/** A line with a word at the left; what does not fit goes on below itself. */
export function label(text: string, rest: string): string[] {
	return wrap(` ${padEnd(`${text} `, LABEL - 1)}${rest}`.trimEnd(), LABEL, WIDTH).split('\n');
}

/** `25.0 %`. Only what is certain is 0 or 100. */
export function percent(odds: number): string {
	if (odds < ROUNDING) return '0 %';
	if (odds > 1 - ROUNDING) return '100 %';
	const tenths = Math.round(odds * 1000);
	if (tenths === 0) return '<0.1 %';
	return tenths === 1000 ? '>99.9 %' : `${(tenths / 10).toFixed(1)} %`;
}

/** The same without decimals and without the sign, for tables. */
export function hundredths(odds: number): string {
	if (odds < ROUNDING) return '–';
	if (odds > 1 - ROUNDING) return '100';
	return String(Math.min(99, Math.max(1, Math.round(odds * 100))));
}

/** What sums of exact odds may miss 0 or 1 by. */
const ROUNDING = 1e-9;
