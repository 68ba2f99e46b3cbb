import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { slowNetOf, type Told } from '../src/net.ts';
import { forbiddenPair, pad, pressDown, type Question, stageOn, swapByKeys, tableOn } from '../src/photoshoot.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

/** Milliseconds that two of four screens are away from the server, and how much that changes. */
const [AWAY, JITTER] = [200, 100];

test('four people in two teams over a real hourglass, two of them far away: all see the same order and the same verdicts', async () => {
	const people = await Promise.all([visit(), visit(), visit({ viewport: PHONE }), visit()]);
	const [ada, ben] = people;
	const nets = await Promise.all(
		people.map((page, seat) => (seat % 3 === 0 ? slowNetOf(page, 0, 0) : slowNetOf(page, AWAY, JITTER))),
	);
	await gather(people, 30);
	await Promise.all(people.map(watchStage));
	await Promise.all(people.map((page, seat) => playRound(page, seat % 2 === 0)));
	await Promise.all(
		people.map((page) =>
			page
				.locator('.studio.for-ready, .studio.for-repair')
				.or(page.getByRole('dialog', { name: 'Round 1 is developed' }))
				.first()
				.waitFor(),
		),
	);

	const rounds = nets.map(({ told }) =>
		told.filter(({ event }) => event.type !== 'roundStarted').map(({ n, event }) => `${n} ${JSON.stringify(event)}`),
	);
	const whole = rounds.map((told) =>
		told.slice(
			told.findIndex((line) => line.includes('"flipped"')),
			told.findIndex((line) => line.includes('"roundScored"')) + 1,
		),
	);
	expect(whole[0].length).toBeGreaterThan(10);
	for (const told of whole) expect(told).toEqual(whole[0]);
	expect(whole[0].some((line) => line.includes('"judged"'))).toBe(true);

	// Every arrangement that a screen showed is one that was, in this order.
	const stages = stagesOf(nets[0].told, (await stagesSeen(ada))[0]);
	for (const page of people) expect(isWithin(await stagesSeen(page), stages)).toBe(true);
	const [first] = await Promise.all(people.map(stageOn));
	for (const page of people) await expect.poll(() => stageOn(page)).toBe(first);
	expect(await ben.locator('.team-card .score').allInnerTexts()).toEqual(
		await ada.locator('.team-card .score').allInnerTexts(),
	);
});

test('[PST-47] a stop is judged by what its screen had shown when it was pressed', async () => {
	const people = await Promise.all([visit(), visit(), visit(), visit()]);
	const [ada, ben, cleo, dee] = people;
	const net = await slowNetOf(ben, 0, 0);
	// However long the machine takes.
	await gather(people, 300);
	await begin(people);
	const paddle = pad(tableOn(ben)).locator('.paddle');
	const tokens = () => ben.locator('.team-card .tokens').evaluateAll((all) => all.map((one) => one.childElementCount));

	// A wrong swap, and a photo that Ben has not seen when he stops: the swap is still open, and falls with the photo.
	await swap(ada, ...(await forbiddenPair(ada)));
	await ben.locator('.studio .paddle[aria-disabled=false]').waitFor();
	const before = await stageOn(ben);
	net.hold();
	await caughtUp(people);
	await cleo.keyboard.press('Space');
	await ada.locator('.round-film .frame:not(.empty)').waitFor();
	await pressDown(paddle);
	await ada.locator('.studio.frozen').waitFor();
	net.letThrough();
	await ben.locator('.pad .reason').first().waitFor();
	// The other one of control reads what can be called, whoever is called does not.
	await dee.locator('.exhibit.deed').nth(1).waitFor();
	expect(await ada.locator('.exhibit').count()).toBe(0);
	// Once it is judged, everybody sees it again.
	const seenAgain = Promise.all(people.map((page) => page.locator('.verdict.right .stills').waitFor()));
	await ben.getByRole('button', { name: /^Not allowed swap/ }).click();
	await seenAgain;
	await expect.poll(tokens).toEqual([0, 1]);
	await expect.poll(() => stageOn(ben)).not.toBe(before);
	expect(await ada.locator('.round-film .frame:not(.empty)').count()).toBe(0);
	await ben.keyboard.press('Enter');

	// A wrong swap that another one has closed before the stop came: too late, and nobody pays.
	await ada.locator('.studio.for-act').waitFor();
	await swap(ada, ...(await forbiddenPair(ada)));
	await ben.locator('.studio .paddle[aria-disabled=false]').waitFor();
	net.hold();
	await caughtUp(people);
	const seen = await stageOn(ada);
	await swap(cleo, 3, 4);
	await expect.poll(() => stageOn(ada)).not.toBe(seen);
	await pressDown(paddle);
	net.letThrough();
	await ben.getByText('Too late: that action can no longer be called.').first().waitFor();
	expect(await tokens()).toEqual([0, 1]);
	expect(await ada.locator('.studio.frozen').count()).toBe(0);
});

/** Exchanges two tiles: once is enough. */
async function swap(page: Page, a: number, b: number): Promise<void> {
	const before = await stageOn(page);
	await swapByKeys(page, a, b);
	await expect.poll(() => stageOn(page)).not.toBe(before);
}

/** Ada and Cleo are Amber and photograph first; Ben and Dee are Violet. */
async function gather(people: readonly Page[], seconds: number): Promise<void> {
	const [host, ...guests] = people;
	await openTable(host, 'Photoshoot', 4, 'Ada', {
		choose: async (form) => {
			await form.getByText('Variants and house rules').click();
			await form.getByRole('spinbutton', { name: 'Seconds in the hourglass' }).fill(String(seconds));
			await form.getByRole('radio', { name: 'Amber', exact: true }).check();
		},
	});
	for (const guest of guests) await sitDownByInvitation(host, guest);
	await host.getByRole('button', { name: /^Start the match/ }).click();
	await Promise.all(people.map((page) => page.locator('.studio').waitFor()));
}

async function begin([ada, ben, cleo]: readonly Page[]): Promise<void> {
	for (const page of [ada, cleo]) await pad(tableOn(page)).locator('.action').click();
	await pad(tableOn(ben)).locator('.action.turn[aria-disabled=false]').click();
	await ada.locator('.studio.for-act').waitFor();
}

/** She sees what Ada sees: what she does now is made by itself as soon as the stage has settled. */
async function caughtUp([ada, , cleo]: readonly Page[]): Promise<void> {
	await cleo.locator('.studio.for-act').waitFor();
	await expect.poll(async () => (await stageOn(cleo)) === (await stageOn(ada))).toBe(true);
}

/** One round as people play it, each at their own pace, until it is over. */
async function playRound(page: Page, shoots: boolean): Promise<void> {
	const { board } = tableOn(page);
	const over = page.getByRole('dialog', { name: 'Round 1 is developed' });
	for (let turn = 0; ; turn++) {
		const open = board.and(page.locator('.for-ready, .for-act, .for-judge, .for-called, .for-paused, .for-control'));
		await open.or(over).first().waitFor({ timeout: 60_000 });
		if (await over.isVisible()) return;
		const look = (await board.getAttribute('class')) ?? '';
		const asked = /for-(\w+)/.exec(look)?.[1] as Question | 'control' | undefined;
		if (asked === 'ready') await page.keyboard.press(shoots ? 'Space' : 'Enter');
		else if (asked === 'act') await swapByKeys(page, turn % 6, turn % 5 === 4 ? 8 : (turn % 6) + 1 + (turn % 2));
		else if (asked === 'paused') await page.keyboard.press('Enter');
		else if (asked === 'called') await page.keyboard.press('2');
		else if (asked === 'judge') await page.keyboard.press('o');
		else if (asked === 'control' && turn % 4 === 3) await page.keyboard.press('Enter');
		// As fast as a person is.
		await page.waitForTimeout(700);
	}
}

/** Notes every arrangement that this screen shows from now on. */
async function watchStage(page: Page): Promise<void> {
	await page.evaluate(() => {
		const seen: string[] = [];
		const look = () => {
			const tiles = [...document.querySelectorAll<HTMLElement>('.studio [data-character]')];
			const stage = tiles
				.toSorted((a, b) => Number(a.dataset.cell) - Number(b.dataset.cell))
				.map(({ dataset }) => dataset.character)
				.join(' ');
			if (stage !== seen.at(-1)) seen.push(stage);
		};
		look();
		new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-cell'] });
		Object.assign(globalThis, { stagesSeen: seen });
	});
}

async function stagesSeen(page: Page): Promise<string[]> {
	return await page.evaluate(() => (globalThis as unknown as { stagesSeen: string[] }).stagesSeen);
}

/** The arrangements that what was told leads through. */
function stagesOf(told: readonly Told[], start: string): string[] {
	let stage = start.split(' ');
	const made = new Map<unknown, readonly string[]>();
	const stages = [start];
	for (const { event } of told) {
		if (event.type === 'swapped') {
			const [a, b] = [Number(event.a), Number(event.b)];
			made.set(event.seq, stage);
			stage = stage.with(a, stage[b]).with(b, stage[a]);
		} else if (event.type === 'undone') stage = [...(made.get(event.seq) ?? stage)];
		else if (event.type === 'judged') for (const seq of event.undone as number[]) stage = [...(made.get(seq) ?? stage)];
		stages.push(stage.join(' '));
	}
	return stages;
}

/** Whether all of these are among those, in the same order. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
	let from = 0;
	return some.every((one) => {
		const at = all.indexOf(one, from);
		from = at + 1;
		return at !== -1;
	});
}
