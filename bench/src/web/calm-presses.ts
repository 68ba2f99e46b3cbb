import type { Page } from 'playwright-core';
import { lookAround, type Point, pressAt } from './press.ts';

/** Far more than any match has. */
const MOST_PRESSES = 900;

/** How often a waiting person looks up. To look in every picture would slow the page that is measured. */
const GLANCE = 200;

/** What can be pressed next, by plain selectors: to look for roles would slow the page too. */
export interface Choices {
	/** Ways to an answer, while one is still open. */
	readonly steps: string;
	/** What hands the answer in. */
	readonly answers: string;
	/** Presses after which enough is known; the whole match unless it is said. */
	readonly enough?: number;
}

/** Snapshot on its drawn board: dice are laid by pressing animals, everything else is one press on the thing itself. */
export const SNAPSHOT: Choices = {
	steps: '.start-note .button, .snapshot.for-research:has(.pooled) .animal .stand',
	answers: [
		':is(.ledger, .prompt-region) .button.main:not([aria-disabled=true])',
		'.snapshot.for-research:not(:has(.animal)) .deck',
		'.snapshot:is(.for-fate, .for-deny) :is(.prompt-region .choices .button, button.drop):not([aria-disabled=true])',
		'.snapshot.for-claims :is(.slip, .prompt-region) .button:not(.quiet)',
		'.head.on',
		'.pressable',
		'.animal.to-shoot .stand',
	].join(),
};

/** Wildlife Park on its drawn board: an item is taken and put where it fits, or into the crate; then the other one. */
export const WILDLIFE_PARK: Choices = {
	steps:
		'.own-park .hit.fits, .wildlife.holding:not(:has(.hit.fits)) .crate, .wildlife:not(.holding) .mount:not(:has(.thing.used)) button.thing:not([aria-disabled=true])',
	answers: '.dock :is(.button.main, .release):not([aria-disabled=true])',
};

/**
 * Photoshoot on its drawn board: tiles and the shutter, or calls, right and wrong. A match goes on for a quarter of an hour
 * of real time.
 */
export const PHOTOSHOOT: Choices = {
	steps: '.studio:is(.for-act, .for-repair) .stage .tile',
	answers: '.studio[class*=for-] .pad :is(.release-disc, .key, .paddle, .action, .reason):not([aria-disabled=true])',
	enough: 80,
};

/** Sasquatch Snap! on its drawn board: handles and tokens, then the release. */
export const SASQUATCH_SNAP: Choices = {
	steps:
		'.forest .way:not(.chosen, .covered), .forest .kind:not(.chosen), .purse-bar button:not([aria-disabled=true], [aria-pressed=true])',
	answers: '.dock .release:not([aria-disabled=true])',
};

/** Plays a match by what can be pressed, as a person at rest does. */
export async function playPressesCalmly(page: Page, choices: Choices, press = pressAt): Promise<void> {
	await lookAround(page);
	for (let presses = 0; presses < MOST_PRESSES; presses++) {
		const found = await page.waitForFunction(nextPress, { ...choices, turn: presses }, { polling: GLANCE });
		const next = await found.jsonValue();
		if (next === 'end' || presses === choices.enough) return;
		if (next === null) throw new Error('nothing to press');
		await press(page, next);
	}
	throw new Error(`no end after ${MOST_PRESSES} presses`);
}

/** Runs in the page: where what is pressed next lies open, in view; null while there is nothing to decide. */
function nextPress({ steps, answers, turn }: Choices & { turn: number }): Point | 'end' | null {
	if (document.querySelector('a[href^="/replay/"]')) return 'end';
	const [ways, ends] = [steps, answers].map((selector) =>
		[...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null),
	);
	const all = ways.length > 0 && (turn % 3 > 0 || ends.length === 0) ? ways : ends;
	const next = all[turn % all.length];
	if (!next) return null;
	next.scrollIntoView({ block: 'nearest', behavior: 'instant' });
	const { x, y, width, height } = next.getBoundingClientRect();
	const points = [0.5, 0.25, 0.1].map((share) => ({ x: x + width * share, y: y + height / 2 }));
	// The dice on an animal are a thing of their own: whoever presses them takes them back.
	return points.find((point) => next.contains(document.elementFromPoint(point.x, point.y))) ?? points[0];
}
