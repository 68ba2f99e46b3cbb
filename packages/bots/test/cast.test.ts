import { games } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import {
	castOf,
	companyOf,
	listingOf,
	PHOTOGRAPHERS,
	type Played,
	photographerOf,
	policyOf,
	standInsOf,
} from '../src/index.ts';

const policy = { choose: () => ({ type: 'roll' as const }) };
const played = (id: string, ...names: string[]): Played => ({
	meta: { id },
	policies: Object.fromEntries(names.map((name) => [name, policy])),
});
const strengths = (ids: readonly string[]) => ids.map((id) => photographerOf(id)?.strength);

test('there are twelve, four of each strength, and no two share an id or a name', () => {
	expect(PHOTOGRAPHERS).toHaveLength(12);
	for (const strength of ['easy', 'medium', 'hard'])
		expect(PHOTOGRAPHERS.filter((one) => one.strength === strength)).toHaveLength(4);
	const called = PHOTOGRAPHERS.flatMap(({ id, name }) => [id, name.en, name.ru]);
	expect(new Set(called).size).toBe(36);
	const manners = PHOTOGRAPHERS.flatMap(({ manner: { risk, tempo, greed } }) => [risk, tempo, greed]);
	expect(manners.every((lean) => Number.isInteger(lean) && lean >= 1 && lean <= 5)).toBe(true);
	const ids = games.map(({ meta }) => meta.id);
	for (const { favourites } of PHOTOGRAPHERS) expect(ids).toEqual(expect.arrayContaining([...favourites]));
});

describe('who plays what', () => {
	test('a photographer plays by the policy of their strength, and is not offered where there is none', () => {
		const game = { ...toy, policies: { easy: { choose: toy.policies.timid.choose }, greedy: policy } };
		expect(policyOf(game, 'zoya')).toBe(game.policies.easy);
		expect(policyOf(game, 'noor')).toBe(game.policies.greedy);
		expect(policyOf(game, 'otto')).toBeUndefined();
		expect(castOf(game).map(({ strength }) => strength)).not.toContain('hard');
	});
	test('a policy named after a strength takes its place', () => {
		const medium = { choose: policy.choose };
		const game = { ...toy, policies: { easy: policy, greedy: policy, medium, hard: policy } };
		expect(policyOf(game, 'noor')).toBe(medium);
		expect(castOf(game)).toHaveLength(12);
	});
	test('a game without bots of its own has easy company, which moves at random', () => {
		const game = { ...toy, policies: {} };
		expect(castOf(game).map(({ id }) => id)).toEqual(['zoya', 'bruno', 'kofi', 'margot']);
		expect(policyOf(game, 'zoya')).toBeDefined();
	});
	test('players of the game answer to their own names, others to none', () => {
		expect(policyOf(toy, 'timid')).toBe(toy.policies.timid);
		expect(policyOf(toy, 'random')).toBeDefined();
		expect(policyOf(toy, 'genius')).toBeUndefined();
	});
	test.each(games.map((game) => [game.meta.id, game] as const))('%s lists nobody but its cast', (_, game) => {
		const { bots } = listingOf(game);
		expect(bots.length).toBeGreaterThanOrEqual(8);
		for (const id of bots) expect([photographerOf(id)?.id, policyOf(game, id) !== undefined]).toEqual([id, true]);
	});
});

describe('company', () => {
	const all = ['easy', 'medium', 'hard'];
	test.each([
		['photograph', ['zoya', 'diego', 'noor']],
		['snapshot', ['kofi', 'sven', 'amara']],
		['wildlife-park', ['margot', 'noor', 'otto']],
		['sasquatch-snap', ['bruno', 'sven', 'stella']],
		['photoshoot', ['kofi', 'aiko', 'stella']],
	])('%s has its usual three', (id, usual) => {
		expect(companyOf(played(id, ...all), 3)).toEqual(usual);
	});
	test('who cannot play is replaced by the nearest strength', () => {
		const company = companyOf(played('snapshot', 'easy', 'medium'), 3);
		expect(company.slice(0, 2)).toEqual(['kofi', 'sven']);
		expect(strengths(company)).toEqual(['easy', 'medium', 'medium']);
	});
	test('nobody comes twice, nor who sits there already, and no more than there are', () => {
		const game = played('photograph', ...all);
		const five = companyOf(game, 5, ['zoya']);
		expect(new Set(five).size).toBe(5);
		expect(five.slice(0, 2)).toEqual(['diego', 'noor']);
		expect(five).not.toContain('zoya');
		expect(new Set(companyOf(game, 20)).size).toBe(12);
		expect(companyOf(game, 0)).toEqual([]);
	});
	test('an unknown game has one of each strength', () => {
		expect(strengths(companyOf(played('new', ...all), 3))).toEqual(['easy', 'medium', 'hard']);
	});
	test('the strongest stand in first, those who love the game before the others, and nobody who sits here', () => {
		const standIns = standInsOf(played('snapshot', ...all), ['otto']);
		expect(standIns[0]).toBe('amara');
		expect(standIns).not.toContain('otto');
		expect(strengths(standIns).slice(0, 3)).toEqual(['hard', 'hard', 'hard']);
	});
});
