import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, games } from '@shutterbox/catalogue';
import { isRecordProblem, type View, verify } from '@shutterbox/kernel';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { bringCourse, type Course, isTaught, lessonAt } from '../../src/coach/course.ts';
import { messages as en } from '../../src/coach/messages/en.ts';
import { messages as ru } from '../../src/coach/messages/ru.ts';
import { Desk } from '../match/world.ts';
import { OPENINGS, type Step } from './openings.ts';

const source = join(import.meta.dirname, '../../src');
const texts = (files: string) =>
	globSync(files, { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));

describeCatalogues('the words of the coach', { en, ru }, texts('coach/*.{ts,tsx}'));

/** More than one sentence and another is a lecture. */
const SENTENCES = 2;

/** Those whose folder has lessons. */
const TAUGHT = games.map(({ meta }) => meta.id).filter(isTaught);

test('every game that is taught has an opening that is played here', () => {
	expect(Object.keys(OPENINGS).sort()).toEqual(TAUGHT.toSorted());
	expect(TAUGHT.length).toBeGreaterThan(0);
});

describe.each(TAUGHT)('the lessons of %s', (game) => {
	test('three to eight, each with a thing to point at and whole words in every language', async () => {
		const course = await courseOf(game);
		const ids = course.lessons.map(({ id }) => id);
		expect(ids.length).toBeGreaterThanOrEqual(3);
		expect(ids.length).toBeLessThanOrEqual(8);
		expect(new Set(ids).size).toBe(ids.length);
		const keys = ids.flatMap((id) => ['thing', 'verb', 'text', 'act'].map((part) => `${id}.${part}`)).sort();
		for (const language of ['en', 'ru']) {
			const { messages } = await import(`../../src/games/${game}/lessons/messages/${language}.ts`);
			expect(Object.keys(messages).sort(), language).toEqual(keys);
			for (const id of ids)
				expect(sentencesIn(messages[`${id}.text`]), `${language}: ${id}`).toBeLessThanOrEqual(SENTENCES);
		}
	});

	test('come one after another in the real match as it is opened, however it is dealt elsewhere', async () => {
		const course = await courseOf(game);
		const desk = opened(game, course);
		const told: string[] = [];
		for (const step of OPENINGS[game]) {
			await reach(desk, course, told, step);
			const lesson = course.lessons.find(({ id }) => id === step.lesson);
			expect(lesson?.at(viewOf(desk), 0).length, `${step.lesson} points at something`).toBeGreaterThan(0);
			if (step.move !== undefined) await answer(desk, step.move);
			told.push(step.lesson);
		}
		expect(told).toEqual(course.lessons.map(({ id }) => id));
	});

	test('go past whoever plays something else, and the record of the match holds', async () => {
		const course = await courseOf(game);
		const desk = opened(game, course);
		await desk.playOut(0);
		expect(desk.table.stage).toBe('finished');
		expect(isRecordProblem(verify(desk.host.record() ?? '', gameOf))).toBe(false);
	});
});

async function courseOf(game: string): Promise<Course> {
	const course = await bringCourse(game);
	if (course === null) throw new Error(`${game} has no lessons`);
	return course;
}

function opened(game: string, { deal }: Course): Desk {
	const desk = new Desk();
	const table = desk.host.open({
		game,
		options: deal.options,
		seats: [{ kind: 'person', name: 'Ann' }, ...deal.bots.map((bot) => ({ kind: 'bot' as const, bot }))],
		pace: { kind: 'untimed' },
		lessonSeed: deal.seed,
	});
	if ('refused' in table) throw new Error(table.refused);
	expect(table).toMatchObject({ people: [0], isCoached: true });
	desk.host.follow(0);
	return desk;
}

const viewOf = (desk: Desk) => desk.table.view as View<unknown>;

/**
 * Bots do what they do until the lesson comes, which must be the next one of those that are due. Nothing is asked before
 * that no lesson speaks of: whoever learns would stand before it alone.
 */
async function reach(
	desk: Desk,
	{ lessons }: Course,
	told: readonly string[],
	{ lesson: id, isLater = false }: Step,
): Promise<void> {
	for (let i = 0; i < 200; i++) {
		const isAsked = desk.table.toMove.includes(0);
		const lesson = lessonAt(lessons, told, viewOf(desk), 0, isAsked);
		if (lesson !== null) return expect(lesson.id).toBe(id);
		if (isAsked) expect(isLater, `something is asked before "${id}"`).toBe(true);
		if (isAsked) await desk.move(0, `on-${desk.table.length}`);
		desk.time.pass(800);
	}
	throw new Error(`"${id}" never comes`);
}

async function answer(desk: Desk, move: unknown): Promise<void> {
	const { decision, length } = desk.table;
	if (decision === null) throw new Error('no question is open');
	const done = await desk.host.command(0, { type: 'move', move, request: `lesson-${length}`, decision });
	expect(done, JSON.stringify(move)).toMatchObject({ ok: true });
}

function sentencesIn(text: string): number {
	return (text.match(/[.!?](?=\s|$)/g) ?? []).length;
}
