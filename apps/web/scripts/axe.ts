import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it stands, and whether it scrolls sideways. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
	await page.evaluate(axe);
	const found = await page.evaluate(async () => {
		const { axe } = globalThis as unknown as {
			axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
		};
		return (await axe.run()).violations.flatMap(({ id, nodes }) =>
			nodes.map(
				({ html, failureSummary }) => `axe ${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ')}`,
			),
		);
	});
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	return overflow > 0 ? [...found, `scrolls sideways by ${overflow} px`] : found;
}
