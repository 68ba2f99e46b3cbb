import { type Language, language } from './area.ts';
import { isolated } from './isolated.ts';
import { memoised } from './memoised.ts';

const numbers = memoised((to: Language, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(to, options));
const dates = memoised((to: Language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(to, options));
const lists = memoised((to: Language) => new Intl.ListFormat(to, { type: 'conjunction' }));
const distances = memoised((to: Language) => new Intl.RelativeTimeFormat(to, { numeric: 'auto' }));

/** 12,345 or 12 345, as the language writes it, with a real minus. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
	return numbers(language(), options).format(value).replace('-', '−');
}

/** A day, or a day and an hour. */
export function date(value: Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
	return dates(language(), options).format(value);
}

/** `a, b and c`. */
export function list(items: readonly string[]): string {
	return lists(language()).format(items.map(isolated));
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
	return distances(language()).format(Math.round(milliseconds / length), unit);
}

/** When something was, as people say it: `today`, `yesterday`, `Fri`, `3 May`, `May 2025`. */
export function day(then: number, now: number): string {
	const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
	const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
	if (days <= 1) return distances(language()).format(-Math.max(0, days), 'day');
	if (days < 7) return date(new Date(then), { weekday: 'short' });
	const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
	return date(new Date(then), isThisYear ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' });
}

/** How long is left, short: `14 h`, `42 s`. */
export function duration(milliseconds: number): string {
	const [unit, length] = UNITS.find(([, size]) => milliseconds >= size) ?? ['second', 1000];
	const options = { style: 'unit', unit, unitDisplay: 'short' } as const;
	return number(Math.max(0, Math.round(milliseconds / length)), options);
}
