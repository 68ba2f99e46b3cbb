/** Questions that the referee puts to a person, and answers that others may overtake. */
import type { Locator, Page } from 'playwright-core';

/**
 * The number of the question this page shows, which stays until the referee has taken an answer or has put another one;
 * null if the end has come instead.
 */
export async function questionOn(page: Page, end: Locator): Promise<string | null> {
	return await page.locator('[data-question]').or(end).first().getAttribute('data-question');
}

/** Waits until a question is gone: answered, or another one was put. */
export async function answered(page: Page, question: string, signal?: AbortSignal): Promise<void> {
	const standing = page.locator(`[data-question="${question}"]`);
	await standing.waitFor({ state: 'detached', ...(signal && { signal, timeout: 0 }) });
}

/**
 * Does something that only others may hinder: once `isOvertaken` comes, the deed is called off and that is fine. Whatever
 * else hinders it is a failure. Whether it was done.
 */
export async function unlessOvertaken(
	isOvertaken: (signal: AbortSignal) => Promise<unknown>,
	deed: (signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> {
	const [overtaken, over] = [new AbortController(), new AbortController()];
	const watch = isOvertaken(over.signal).then(
		() => overtaken.abort(),
		() => undefined,
	);
	try {
		await deed(overtaken.signal);
		return true;
	} catch (problem) {
		// The news of it may be a moment behind the failure.
		await Promise.race([watch, new Promise((resolve) => setTimeout(resolve, NEWS))]);
		if (overtaken.signal.aborted) return false;
		throw problem;
	} finally {
		over.abort();
		await watch;
	}
}

/** Milliseconds. */
const NEWS = 5_000;
