/** How a person plays by the text boards: every choice by its role, every move by its button. */
import type { Locator, Page } from 'playwright-core';
import { asText } from './menu.ts';
import { answered, questionOn, unlessOvertaken } from './question.ts';

/** Far more than any match has. */
const MOST_STEPS = 600;

/** Others may think for a while, one after the other. */
const OTHERS = 120_000;

/** Makes one step of the open decision; whether that was its answer, rather than a choice on the way to it. */
export type Step = (decision: Locator, step: number, signal: AbortSignal) => Promise<boolean>;

/** Plays until the result is there, or until it is enough; the number of steps made. */
export async function playByText(page: Page, step: Step, isEnough = async () => false): Promise<number> {
	await asText(page);
	const decision = page.getByRole('region', { name: 'Your decision' });
	const end = page.getByRole('link', { name: 'Watch the replay' });
	for (let steps = 0; steps < MOST_STEPS; steps++) {
		if (await isEnough()) return steps;
		await decision.or(end).first().waitFor({ timeout: OTHERS });
		const question = await questionOn(page, end);
		if (question === null) return steps;
		await unlessOvertaken(
			(signal) => answered(page, question, signal),
			async (signal) => {
				if (await step(decision, steps, signal)) await answered(page, question);
			},
		);
	}
	throw new Error(`no end after ${MOST_STEPS} steps`);
}

/** Snapshot: dice are placed where animals are, everything else is one button. */
export const snapshot: Step = async (decision, step, signal) => {
	const page = decision.page();
	const plan = page.getByRole('button', { name: 'Prepare', exact: true, disabled: false });
	const more = page.getByRole('button', { name: /^1 more: Dice on/, disabled: false });
	const buttons = decision.getByRole('button', { disabled: false });
	await plan.or(more).or(buttons).first().waitFor({ signal });
	const [isPlanned, places, choices] = [await plan.isVisible(), await more.count(), await buttons.count()];
	if (isPlanned) await plan.click({ signal });
	else if (places > 0 && (step % 3 > 0 || choices === 0)) {
		await more.nth(step % places).click({ signal });
		return false;
	} else await buttons.nth(step % Math.max(1, choices)).click({ signal });
	return true;
};

/** Wildlife Park and Sasquatch Snap!: questions with answers to choose from, then the main button. */
export const form: Step = async (decision, step, signal) => {
	const open = decision.getByRole('group').filter({ hasNot: decision.page().locator(':checked') });
	const answers = open.first().getByRole('radio', { disabled: false });
	const count = await answers.count();
	if (count > 0) {
		await answers.nth(step % count).check({ signal, force: true });
		return false;
	}
	const button = decision.locator('button.main, .final button').and(decision.getByRole('button', { disabled: false }));
	await button.first().click({ signal });
	return true;
};

/**
 * Answers the open question by a form's own events, which leave the focus where it is. An offer whose time was up before
 * it was answered is no longer a question: then the next one is answered.
 */
export async function decideAside(page: Page): Promise<void> {
	const decision = page.getByRole('region', { name: 'Your decision' });
	for (let isDone = false; !isDone; ) {
		await decision.waitFor({ timeout: OTHERS });
		const question = await questionOn(page, page.getByRole('link', { name: 'Watch the replay' }));
		if (question === null) throw new Error('the match is over');
		isDone = await unlessOvertaken(
			(signal) => answered(page, question, signal),
			async (signal) => {
				await answerAside(decision, signal);
				await answered(page, question);
			},
		);
	}
}

async function answerAside(decision: Locator, signal: AbortSignal): Promise<void> {
	const page = decision.page();
	const open = decision.getByRole('group').filter({ hasNot: page.locator(':checked') });
	const answers = open.getByRole('radio', { disabled: false });
	// What is there is pressed at once: to wait for an answer that was just given would be to wait in vain.
	while ((await answers.evaluateAll(pressFirst)) > 0) signal.throwIfAborted();
	// A form's main button; else one of several deeds, of which a roll or a flip has no main button, and some may be refused.
	const deeds = decision.locator('button.main, .action button').and(decision.getByRole('button', { disabled: false }));
	await deeds.first().dispatchEvent('click', undefined, { signal });
}

/** So many there were. Runs in the page. */
function pressFirst(all: readonly Element[]): number {
	all[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
	return all.length;
}
