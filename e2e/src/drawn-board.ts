/** How people play on a drawn board, whichever game it is: they are asked something, and answer it one way or another. */
import type { Locator, Page } from 'playwright-core';
import { answered, questionOn, unlessOvertaken } from './question.ts';

export interface Table {
	readonly page: Page;
	readonly board: Locator;
	readonly end: Locator;
}

/** One way to play: answers each question. */
export type Way<Question extends string> = Readonly<Record<Question, (table: Table, turn: number) => Promise<void>>>;

export interface Players<Question extends string> {
	tableOn(page: Page): Table;
	/** Waits until this person is asked for something, or the match is over. */
	asked(table: Table): Promise<Question | 'end'>;
	/** Plays until the match is over, or so many decisions have been made; the number made. */
	play(page: Page, way: Way<Question>, most?: number): Promise<number>;
	/** The same for several people at one table: whoever is asked decides. */
	playTogether(people: readonly (readonly [Page, Way<Question>])[], most?: number): Promise<number>;
}

/** A board says by its classes what it asks: `for-shoot`. */
export function playersOf<Question extends string>(
	root: string,
	questions: readonly Question[],
	/** More than any match has. */
	limit: number,
): Players<Question> {
	const tableOn = (page: Page): Table => ({
		page,
		board: page.locator(root),
		end: page.getByRole('link', { name: /^(?:Watch the replay|Смотреть повтор)/ }),
	});

	async function asked({ page, board, end }: Table): Promise<Question | 'end'> {
		const open = board.and(page.locator(questions.map((one) => `.for-${one}`).join()));
		for (;;) {
			await open.or(end).first().waitFor({ timeout: 120_000 });
			if (await end.isVisible()) return 'end';
			const looks = await open.evaluateAll((all) => all.map(({ className }) => className));
			const question = questions.find((one) => looks[0]?.split(' ').includes(`for-${one}`));
			if (question) return question;
		}
	}

	/** Answers one question, and waits until the referee has taken the answer; so nothing is handed in twice. */
	async function decide(table: Table, question: Question, way: Way<Question>, turn: number): Promise<void> {
		const number = await questionOn(table.page, table.end);
		if (number === null) return;
		await unlessOvertaken(
			(signal) => answered(table.page, number, signal),
			async () => {
				await way[question](table, turn);
				await taken(table, root, question, number);
			},
		);
	}

	async function playTogether(people: readonly (readonly [Page, Way<Question>])[], most = limit): Promise<number> {
		const seated = people.map(([page, way]) => ({ table: tableOn(page), way }));
		for (let made = 0; made < most; made++) {
			const { table, way, question } = await Promise.any(
				seated.map(async (person) => ({ ...person, question: await asked(person.table) })),
			);
			if (question === 'end') {
				await Promise.all(seated.map(({ table: { end } }) => end.waitFor()));
				return made;
			}
			await decide(table, question, way, made);
		}
		if (most === limit) throw new Error(`no end after ${most} decisions`);
		return most;
	}

	return { tableOn, asked, playTogether, play: (page, way, most) => playTogether([[page, way]], most) };
}

/** Another question is put, or this one is no longer hers. */
async function taken({ page }: Table, root: string, question: string, number: string): Promise<void> {
	const isTaken = ([board, asked, was]: readonly [string, string, string]) =>
		document.querySelector<HTMLElement>('[data-question]')?.dataset.question !== was ||
		document.querySelector(`${board}.for-${asked}`) === null;
	try {
		await page.waitForFunction(isTaken, [root, question, number] as const, { timeout: 30_000 });
	} catch (cause) {
		throw new Error(`still asked to ${question}: ${await page.locator(root).innerText()}`, { cause });
	}
}

/** A press beside everything ends what is played; then the board shows what is asked. */
export async function still({ page, board }: Table): Promise<void> {
	while ((await board.first().getAttribute('data-playing')) !== null) {
		const box = await board.first().boundingBox();
		if (box) await page.mouse.click(box.x + 2, box.y + 2);
	}
}

/** Takes a thing and puts it somewhere; on the way everything else lies under it. */
export async function carryOverAll(page: Page, thing: Locator, place: Locator): Promise<void> {
	await carry(page, thing, place, async ({ x, y }) => {
		const over = await page.evaluate(
			([x, y]) => {
				const isCarried = document.querySelector('[data-carried]') !== null;
				const top = document.elementFromPoint(x, y);
				return isCarried && top && !top.closest('[data-carried]') ? top.outerHTML.slice(0, 120) : null;
			},
			[x, y] as const,
		);
		if (over !== null) throw new Error(`what is carried lies under ${over}`);
	});
}

/** Takes a thing and puts it somewhere. */
export async function carry(
	page: Page,
	thing: Locator,
	place: Locator,
	onTheWay?: (at: { x: number; y: number }) => Promise<void>,
): Promise<void> {
	const [from, to] = await Promise.all([middleOf(thing), middleOf(place)]);
	const { mouse } = page;
	await mouse.move(from.x, from.y);
	await mouse.down();
	await mouse.move(from.x + (to.x - from.x) / 3, from.y + (to.y - from.y) / 3, { steps: 3 });
	await mouse.move(to.x, to.y, { steps: 4 });
	await onTheWay?.(to);
	await mouse.up();
}

/** Once it no longer slides. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
	return await thing.first().evaluate(async (element) => {
		for (let before = element.getBoundingClientRect(); ; ) {
			await new Promise(requestAnimationFrame);
			await new Promise(requestAnimationFrame);
			const { x, y, width, height } = element.getBoundingClientRect();
			if (x === before.x && y === before.y) return { x: x + width / 2, y: y + height / 2 };
			before = new DOMRect(x, y, width, height);
		}
	});
}
