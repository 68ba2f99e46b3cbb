/** What moves by itself on a page: layout shifts that no press explains, as the browser counts them. */
import type { Page } from 'playwright-core';

export interface Shift {
	readonly value: number;
	/** What moved, and how: for whoever has to find the cause. */
	readonly moved: readonly string[];
}

/** To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		type Entry = PerformanceEntry & {
			readonly value: number;
			readonly hadRecentInput: boolean;
			readonly sources: readonly {
				readonly node: Node | null;
				readonly previousRect: DOMRectReadOnly;
				readonly currentRect: DOMRectReadOnly;
			}[];
		};
		const shifts: Shift[] = [];
		Object.assign(globalThis, { shifts });
		const nameOf = (node: Node | null) => (node instanceof Element ? (node.getAttribute('class') ?? node.tagName) : '');
		const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
		new PerformanceObserver((list) => {
			for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
				if (hadRecentInput) continue;
				const moved = sources.map(
					({ node, previousRect, currentRect }) => `${nameOf(node)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
				);
				shifts.push({ value, moved });
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
}

/** Everything that has moved since the page was opened. */
export async function shiftsOn(
	page: Page,
): Promise<{ readonly sum: number; readonly worst: readonly Shift[]; readonly all: readonly Shift[] }> {
	const shifts = await page.evaluate(() => (globalThis as unknown as { readonly shifts: Shift[] }).shifts);
	const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 5);
	return { sum: shifts.reduce((sum, { value }) => sum + value, 0), worst, all: shifts };
}
