/** A table of Wildlife Park: how it is opened, what it asks, and what lies on it. */
import type { Locator, Page } from 'playwright-core';
import { answered, questionOn, unlessOvertaken } from './question.ts';

/** Fifteen turns alone have the most decisions: a side and a worker each, besides the turn itself. */
const MOST_DECISIONS = 80;

const QUESTIONS = [
	'reroll',
	'swap',
	'soloReroll',
	'soloDiscard',
	'declare',
	'protect',
	'turn',
	'choose',
	'build',
	'workers',
] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Table {
	readonly page: Page;
	readonly board: Locator;
	/** What hands the answer in. */
	readonly ready: Locator;
	readonly end: Locator;
}

export function tableOn(page: Page): Table {
	const board = page.locator('.as-it-is-now .wildlife, .wildlife.framed').first();
	return {
		page,
		board,
		ready: page.locator('.dock :is(.button.main, .release)'),
		end: page.getByRole('link', { name: /^(?:Watch the replay|Смотреть повтор)/ }),
	};
}

/** One way to play: makes a draft and hands it in. */
export type Way = (table: Table, question: Question, turn: number) => Promise<void>;

/** Waits until this person is asked for something, or the match is over. */
export async function asked({ page, board, end }: Table): Promise<Question | 'end'> {
	const open = page.locator(QUESTIONS.map((one) => `.wildlife.for-${one}`).join());
	await open.or(end).first().waitFor({ timeout: 120_000 });
	if (await end.isVisible()) return 'end';
	const look = (await board.getAttribute('class')) ?? '';
	return QUESTIONS.find((one) => look.split(' ').includes(`for-${one}`)) ?? (await asked(tableOn(page)));
}

/** Plays until the match is over, or so many decisions have been made; those made. */
export async function play(page: Page, way: Way, most = MOST_DECISIONS): Promise<readonly Question[]> {
	const table = tableOn(page);
	const made: Question[] = [];
	while (made.length < most) {
		const question = await asked(table);
		if (question === 'end') return made;
		await decide(table, question, way, made.length);
		made.push(question);
	}
	if (most === MOST_DECISIONS) throw new Error(`no end after ${most} decisions`);
	return made;
}

/** Answers one question, and waits until the referee has taken the answer. */
async function decide(table: Table, question: Question, way: Way, turn: number): Promise<void> {
	const number = await questionOn(table.page, table.end);
	if (number === null) return;
	await unlessOvertaken(
		(signal) => answered(table.page, number, signal),
		async () => {
			await still(table);
			await way(table, question, turn);
			await taken(table, question, number);
		},
	);
}

/** Another question is put, or this one is no longer hers: what is handed in waits for the others. */
export async function taken({ page }: Table, question: Question, number: string, timeout = 30_000): Promise<true> {
	const isTaken = ([was, before]: readonly [string, string]) =>
		document.querySelector<HTMLElement>('[data-question]')?.dataset.question !== before ||
		document.querySelector(`.wildlife.for-${was}`) === null;
	await page.waitForFunction(isTaken, [question, number] as const, { timeout });
	return true;
}

/** What is played is waited for: then the board shows what is asked. */
async function still({ page }: Table): Promise<void> {
	await page.waitForFunction(() => document.querySelector('.wildlife[data-playing]') === null);
}

interface Terms {
	readonly seats: number;
	readonly missions?: boolean;
	/** The other side of the boards. */
	readonly side?: boolean;
	readonly tempo?: RegExp;
}

/** Against bots, in the language of the page. */
export async function openMatch(page: Page, { seats, missions = false, side = false, tempo }: Terms): Promise<void> {
	await page.goto('/play/wildlife-park?setup');
	const choose = (group: RegExp, answer: RegExp | string) =>
		page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: answer, exact: true }).check();
	await choose(/^(?:Seats|Места)$/, String(seats));
	await page.getByText(/Variants and house rules|Варианты и домашние правила/).click();
	if (missions) await choose(/^(?:Missions|Задания)/, /^(?:With missions|С заданиями)/);
	if (side) await choose(/^(?:Side of the player boards|Сторона парков)/, /^(?:Asymmetric|Несимметричная)/i);
	if (tempo) await choose(/^Choosing and building/, tempo);
	await page.getByRole('button', { name: /^(?:Start the match|Начать партию)/ }).click();
}

/** How it came to its points, which the result tells. */
export function countOn(page: Page): Locator {
	return page.getByRole('heading', { name: /^(?:Where the points came from|Откуда столько очков)$/ });
}

/** What lies in the own park, as its hexes tell it. */
export async function parkOn(page: Page): Promise<string> {
	const hexes = page.locator('.own-park .hit');
	return (await hexes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).join('|');
}
