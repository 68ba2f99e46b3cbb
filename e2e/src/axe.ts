import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Only colours are otherwise in the dark. */
const THEMES = [
	['light', []],
	['dark', ['color-contrast', 'link-in-text-block']],
] as const;

/** What axe finds on this screen, in both themes. */
export async function violationsOn(page: Page): Promise<string[]> {
	const found: string[] = [];
	// Played through the debugger, which the page's own policy does not bind.
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
	// What is drawn only when it comes into sight is measured in a place that it will not have.
	await page.evaluate(() => {
		const all = new CSSStyleSheet();
		all.replaceSync('* { content-visibility: visible !important; }');
		document.adoptedStyleSheets = [all];
	});
	// Colours are measured when they stand still.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.locator('html[data-motion="reduced"]').waitFor();
	for (const [colorScheme, rules] of THEMES) {
		await page.emulateMedia({ colorScheme });
		const violations = await page.evaluate(async (values) => {
			// Sand runs for longer than a colour changes.
			const isShort = (end: CSSNumberish | null | undefined) => typeof end === 'number' && end < 10_000;
			const motions = document.getAnimations().filter(({ effect }) => isShort(effect?.getComputedTiming().endTime));
			await Promise.allSettled(motions.map(({ finished }) => finished));
			const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
			const results = await run({
				resultTypes: ['violations'],
				...(values.length > 0 && { runOnly: { type: 'rule', values: [...values] } }),
			});
			return results.violations.flatMap(({ id, nodes }) =>
				nodes.map(
					({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.replaceAll('\n', ' ')}`,
				),
			);
		}, rules);
		found.push(...violations.map((violation) => `${colorScheme} ${violation}`));
	}
	await page.emulateMedia({ colorScheme: 'light' });
	return found;
}
