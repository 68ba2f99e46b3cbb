/** How a person plays by the text boards: every choice by its role, every move by its button. */
import type { Locator, Page } from 'playwright-core';

/** Far more than any match has. */
const MOST_STEPS = 600;

/** Makes one step of the open decision: chooses, or hands in. */
export type Step = (decision: Locator, step: number) => Promise<void>;

/** Plays until the result is there; the number of steps made. */
export async function playByText(page: Page, step: Step): Promise<number> {
	const text = page.getByRole('button', { name: 'Board as text' });
	if ((await text.getAttribute('aria-pressed')) !== 'true') await text.click();
	const decision = page.getByRole('region', { name: 'Your decision' });
	const end = page.getByRole('link', { name: 'Watch the replay' });
	for (let steps = 0; steps < MOST_STEPS; steps++) {
		// Others may think for a while, one after the other.
		await decision.or(end).first().waitFor({ timeout: 60_000 });
		if (await end.isVisible()) return steps;
		await step(decision, steps).catch(async (problem: unknown) => {
			// A question may be taken away while it is being answered: others act too, and a match may end.
			await page.waitForTimeout(20);
			if (steps === MOST_STEPS - 1) throw problem;
		});
	}
	throw new Error(`no end after ${MOST_STEPS} steps`);
}

/** Snapshot: dice are placed where animals are, everything else is one button. */
export const snapshot: Step = async (decision, step) => {
	const page = decision.page();
	const plan = page.getByRole('button', { name: 'Prepare', exact: true, disabled: false });
	if (await plan.isVisible()) return plan.click(SOON);
	const more = page.getByRole('button', { name: /^1 more: Dice on/, disabled: false });
	const counts = await more.count();
	if (step % 3 > 0 && counts > 0) return more.nth(step % counts).click(SOON);
	const buttons = decision.getByRole('button', { disabled: false });
	await buttons.nth(step % Math.max(1, await buttons.count())).click(SOON);
};

/** Wildlife Park and Sasquatch Snap!: questions with answers to choose from, then the main button. */
export const form: Step = async (decision, step) => {
	const open = decision.getByRole('group').filter({ hasNot: decision.page().locator(':checked') });
	const answers = open.first().getByRole('radio', { disabled: false });
	const count = await answers.count();
	if (count > 0) return answers.nth(step % count).check({ ...SOON, force: true });
	const button = decision.locator('button.main, .final button').and(decision.getByRole('button', { disabled: false }));
	await button.first().click(SOON);
};

/** A question that has gone is not waited for. */
const SOON = { timeout: 1_500 };
