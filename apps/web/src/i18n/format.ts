import { language } from './area.ts';

/** 12,345 or 12 345, as the language writes it, with a real minus. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
	return new Intl.NumberFormat(language(), options).format(value).replace('-', '−');
}

/** A day, or a day and an hour. */
export function date(value: Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
	return new Intl.DateTimeFormat(language(), options).format(value);
}

/** `a, b and c`. */
export function list(items: readonly string[]): string {
	return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}

/** `2–4`, or the number itself when both ends are equal. */
export function span(from: number, to: number): string {
	return from === to ? number(from) : `${number(from)}–${number(to)}`;
}

const UNITS = [
	['day', 86_400_000],
	['hour', 3_600_000],
	['minute', 60_000],
	['second', 1000],
] as const;

/** `in 3 hours`, `2 days ago`, in the largest unit that fits. */
export function relative(milliseconds: number): string {
	const [unit, length] = UNITS.find(([, size]) => Math.abs(milliseconds) >= size) ?? ['second', 1000];
	return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(Math.round(milliseconds / length), unit);
}

/** How long is left, short: `14 h`, `42 s`. */
export function duration(milliseconds: number): string {
	const [unit, length] = UNITS.find(([, size]) => milliseconds >= size) ?? ['second', 1000];
	const options = { style: 'unit', unit, unitDisplay: 'short' } as const;
	return number(Math.max(0, Math.round(milliseconds / length)), options);
}
