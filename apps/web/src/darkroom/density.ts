/** Prints as dense as the screen: a board grows with its window, and what is drawn on it with the board. */
import { type Signal, signal } from '@preact/signals';
import type { Drawing } from './drawing.ts';
import { printOf } from './prints.ts';

/** A board is drawn for a window of this size, and grows with it; a smaller one it has laid out anew. */
const [WIDTH, HEIGHT] = [1366, 768] as const;
/** So that a window that grows a little shows the same prints. */
const STEPS = [1, 1.5, 2, 3] as const;

type Screen = Pick<typeof globalThis, 'innerWidth' | 'innerHeight' | 'devicePixelRatio'>;

/** Pixels of the screen to one of the board's, or a little more. */
export function densityOf({ innerWidth, innerHeight, devicePixelRatio }: Screen): number {
	const wanted = Math.max(1, Math.min(innerWidth / WIDTH, innerHeight / HEIGHT)) * devicePixelRatio;
	return STEPS.find((step) => step >= wanted) ?? STEPS[STEPS.length - 1];
}

let density: Signal<number> | null = null;

function measured(): number {
	if (density === null) {
		const first = signal(densityOf(globalThis));
		addEventListener('resize', () => {
			first.value = densityOf(globalThis);
		});
		density = first;
	}
	return density.value;
}

const latest = new Map<string, string>();

/** The print of a drawing as dense as it is shown. While a denser one is developed the earlier one is shown; before the first, null. */
export function printAt(id: string, draw: (density: number) => Drawing): string | null {
	const dense = measured();
	const print = printOf(`${id}@${dense}`, () => draw(dense)).value;
	if (print) latest.set(id, print);
	return print ?? latest.get(id) ?? null;
}
