import { isRefusal, resolveTable } from '@shutterbox/kernel';
import { photoshoot } from '@shutterbox/photoshoot/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { boardWords } from '../../../src/games/photoshoot/board/words.ts';
import { presets, sequel } from '../../../src/games/photoshoot/terms.ts';
import { words } from '../../../src/games/photoshoot/words.ts';
import { hrefWith, wantedTerms } from '../../../src/table/form/wanted-terms.ts';

beforeAll(() => Promise.all([words.load(), boardWords.load()]));

const outcome = (...places: number[]) => ({ places, reason: 'won', scores: places.map(() => 25) });

describe('what a table is opened with', () => {
	test('a first game assists, calls quickly and has 120 seconds; with children it is a family’s', () => {
		expect(presets.map(({ id, options }) => [id, options])).toEqual([
			['first', { strictness: 'assist', calls: 'quick', hourglassSec: 120 }],
			['children', { strictness: 'assist', calls: 'quick', hourglassSec: 120, family: true }],
		]);
		for (const { options } of presets)
			for (const seats of photoshoot.meta.seats)
				expect(isRefusal(resolveTable(photoshoot, seats, options))).toBe(false);
	});

	test('[PST-64] who has won together is offered the next level by its name, and nobody else', () => {
		const next = sequel({ level: 1, family: true }, outcome(1, 1));
		expect(next?.options).toEqual({ level: 2, family: true });
		expect(next?.title()).toBe('Level 2: Rising stars');
		expect(sequel({ level: 3 }, outcome(1, 1, 1))?.title()).toBe('Level 4: Chaos on set');
		for (const [level, places] of [
			[1, [2, 2]],
			[4, [1, 1]],
			['custom', [1, 1]],
			[1, [1, 2, 1, 2]],
		] as const)
			expect(sequel({ level }, outcome(...places)), String([level, places])).toBeNull();
	});

	test('a link begins the form, and one that was written wrongly begins it as in the box', () => {
		const terms = { seats: 3, options: { level: 2, customLevel: { start: ['blue'] } } };
		const read = (href: string) => wantedTerms(new URL(href, 'http://here').searchParams);
		expect(read(hrefWith('/play/photoshoot?setup', terms))).toEqual(terms);
		expect(read('/play/photoshoot?setup&seats=x&options={')).toEqual({ seats: null, options: {} });
		expect(read('/play/photoshoot?setup&options=7')).toEqual({ seats: null, options: {} });
	});
});
