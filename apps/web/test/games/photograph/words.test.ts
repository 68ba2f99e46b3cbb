import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '@shutterbox/kernel';
import { type Event, photograph } from '@shutterbox/photograph';
import { REFUSALS } from '@shutterbox/photograph/rules/refusals';
import { audit } from '@shutterbox/testkit';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ui } from '../../../src/games/photograph/index.ts';
import { messages as en } from '../../../src/games/photograph/messages/en.ts';
import { messages as ru } from '../../../src/games/photograph/messages/ru.ts';
import { type Language, turnTo } from '../../../src/i18n/area.ts';
import { A, at, LAST, matchOf } from './tables.ts';

const folder = join(import.meta.dirname, '../../../src/games/photograph');
const sources = globSync('*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
const LANGUAGES = ['en', 'ru'] as const satisfies readonly Language[];
const NAMES = ['Ada', 'Boris', 'Chen', 'Dita'];

beforeAll(() => ui.words.load());
afterEach(() => turnTo('en'));

describe('the catalogues', () => {
	const findings = audit({ en, ru }, sources);
	test('have the same keys', () => expect(findings.missing).toEqual([]));
	test('have no key that no source uses', () => expect(findings.unused).toEqual([]));
	test('take the same arguments', () => expect(findings.unequal).toEqual([]));
	test.each(Object.entries({ en, ru }))('%s has no exclamation marks and no straight quotes', (_, messages) => {
		for (const text of Object.values(messages)) expect(text).not.toMatch(/!|"|'/);
	});
});

/** Everything a match tells, by type of event. */
function eventsByType(): Map<Event['type'], Event[]> {
	const found = new Map<Event['type'], Event[]>();
	for (const missedShot of [false, true]) {
		for (const seats of [2, 4]) {
			for (const { told } of matchOf(seats, 3, { missedShot })) {
				for (const event of told(0)) found.set(event.type, [...(found.get(event.type) ?? []), event]);
			}
		}
	}
	return found;
}

describe.each(LANGUAGES)('the log in %s', (language) => {
	const events = eventsByType();
	const SILENT = ['dealtField', 'dealtHands', 'turn', 'filled'];
	test('has a sentence for every event worth a line', async () => {
		await turnTo(language);
		expect(events.size).toBe(17);
		for (const [type, told] of events) {
			const lines = told.map((event) => ui.sentence(event, NAMES, 0, {}));
			if (SILENT.includes(type)) expect(lines.every((line) => line === null)).toBe(true);
			else expect(lines.some((line) => line !== null && line.length > 5)).toBe(true);
			for (const line of lines) expect(line ?? '').not.toMatch(/undefined|NaN|[{}?]/);
		}
	});
	test('[PHO-30] never says which value was blurred', async () => {
		await turnTo(language);
		const blurred = (events.get('played') ?? []).filter((event) => event.type === 'played' && event.face === 'down');
		expect(blurred.length).toBeGreaterThan(20);
		for (const event of blurred) {
			const line = ui.sentence(event, NAMES, 0, {}) ?? '';
			expect(line.replace('−2', '').replace(/3/, '')).not.toMatch(/\d/);
		}
	});
	test('speaks to the viewer as you and of others by name', async () => {
		await turnTo(language);
		const event: Event = { type: 'committed', seat: 1 };
		expect(ui.sentence(event, NAMES, 1, {})).not.toContain('Boris');
		expect(ui.sentence(event, NAMES, 'spectator', {})).toContain('Boris');
	});
});

test('[PHO-16] the log names a face-down card by its back to others and by its value to the taker', () => {
	const table = at(A).play(0, '0L2');
	const line = (viewer: 0 | 1) => ui.sentence(table.told(viewer)[0], NAMES, viewer, {});
	expect(line(0)).toBe('You took red 3 and red 8 from the left of row 1.');
	expect(line(1)).toBe('Ada took red 3 and red, 7–12 from the left of row 1.');
});

describe.each(LANGUAGES)('refusals in %s', (language) => {
	const facts = { phase: 'pick', rows: 3, row: 1, cards: 2, option: 'startSeat' };
	const texts = () =>
		[...Object.keys(REFUSALS), 'BAD_OPTION'].map((code) => ui.refusal({ code, rule: null, facts } satisfies Refusal));
	test('every code has words of its own', async () => {
		await turnTo(language);
		const said = [...texts(), ui.refusal({ code: 'SOMETHING_NEW', rule: null, facts: {} })];
		expect(new Set(said).size).toBe(said.length);
		for (const text of said) expect(text).not.toMatch(/undefined|NaN|[{}]/);
	});
});

test('refusals count rows and places from 1, as the table shows them', () => {
	const refusalOf = (move: unknown) => {
		const found = at(A).refusal(0, move);
		return found && ui.refusal(found);
	};
	expect(refusalOf({ type: 'pick', row: 2, side: 'left', count: 3 })).toBe('Row 3 has only 2 cards left.');
	expect(refusalOf({ type: 'pick', row: 3, side: 'left', count: 1 })).toBe('The field has rows 1 to 3.');
	expect(refusalOf({ type: 'wind', from: 0, to: 1 })).toBe('First take cards from the field; the wind comes after.');
});

describe.each(LANGUAGES)('the prompt in %s', (language) => {
	const promptOf = (table: ReturnType<typeof at>, viewer: 0 | 1 | 'spectator', isOpen = true) =>
		ui.prompt({ view: table.view(viewer), viewer, names: NAMES, toMove: table.toMove(), isOpen });
	test('says what to decide in every phase, and differs from what the others read', async () => {
		await turnTo(language);
		const C =
			'2p BRYGN pick 0 | field - / . [G2] [N11] N4 / B5 . . . | deck Y1 Y2 Y3 Y4 G5 G6 SUN G3 G8 N1 N2 N3 N5 N6 B6 R1 R2 R3' +
			' | 0: hand B3 R6 Y8 G4 N7; films B 1 2, G 12 10 7 | 1: hand Y6 R10 B11 N9 G11; films B 12, Y 9 7';
		const tables = [
			at(A),
			at(A).play(0, '0L1'),
			at(A).play(0, '0L2'),
			at(A).play(0, '0L3'),
			at(C).play(0, '2L1', '0>5'),
			at(LAST()),
			at(LAST('missedShot=true')),
		];
		const own = tables.map((table) => promptOf(table, 0));
		expect(new Set(own.map(({ sentence }) => sentence)).size).toBe(tables.length);
		for (const { verb, sentence } of own) {
			expect(verb.split(' ').length).toBeLessThanOrEqual(4);
			expect(sentence).toMatch(/\.$/);
		}
		expect(promptOf(at(A), 1).sentence).toContain('Ada');
		expect(promptOf(at(A), 'spectator').verb).not.toBe(promptOf(at(A), 1).verb);
		expect(promptOf(at(A), 0, false)).not.toEqual(promptOf(at(A), 0));
	});
	test('names who is still choosing in secret', async () => {
		await turnTo(language);
		const { sentence } = promptOf(at(LAST()).play(0, '0>1'), 0);
		expect(sentence).toContain('Boris');
		expect(sentence).not.toContain('Ada');
	});
	test('says that the match is over', async () => {
		await turnTo(language);
		const over = at(LAST()).play(0, '0>1').play(1, '0>1');
		expect(promptOf(over, 0)).toEqual(promptOf(over, 'spectator'));
		expect(promptOf(over, 0).verb).not.toBe(promptOf(at(LAST()), 0).verb);
		expect(ui.endReason('fieldSpent')).not.toBe('fieldSpent');
	});
});

describe.each(LANGUAGES)('the result in %s', (language) => {
	test('names every source of points', async () => {
		await turnTo(language);
		const over = at(LAST('missedShot=true')).play(0, '0>1').play(1, '0>1');
		const [lines] = photograph.breakdown(over.state);
		const sources = lines.map((line) => ui.scoreSource(line));
		expect(new Set(sources).size).toBe(5);
		for (const source of sources) expect(source).not.toMatch(/undefined|\?/);
	});
	test('names every option and knows no other', async () => {
		await turnTo(language);
		for (const name of Object.keys(photograph.options)) {
			expect(ui.option?.(name)?.title.length).toBeGreaterThan(5);
			expect(ui.option?.(name)?.help).toMatch(/\.$/);
		}
		expect(ui.option?.('none')).toBeNull();
	});
});

test('the English of the options is the rules’ own', () => {
	for (const [name, { title, help }] of Object.entries(photograph.options))
		expect(ui.option?.(name)).toEqual({ title, help });
});

test('the score is what the match would count now', () => {
	const view = at(A).view(1);
	expect([ui.score(view, 0), ui.score(view, 1)]).toEqual([1, -11]);
});
