import { expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { at } from '../table.ts';

test('[SNP-31] a plan for every set of targets that six dice can cover, with tokens and without', () => {
	const table = at('2p research 0 | savannah meerkat lion | shoreline sea-otter | 0: tokens 3; hand jaguar');
	const plans = table.moves(0).filter((move) => move.startsWith('prepare'));
	const sets = plans.map((plan) =>
		plan
			.split(' ')
			.filter((word) => /^(meerkat|lion|sea-otter|jaguar):/.test(word))
			.map((word) => word.split(':')[0])
			.join(' '),
	);
	// All 15 subsets of four, without the one that would take 4 + 3 dice.
	expect(new Set(sets).size).toBe(14);
	expect(plans.filter((plan) => !plan.includes('+'))).toHaveLength(14);
	expect(plans).toContain('prepare rainforest:2 jaguar:4+2');
	for (const plan of plans) expect(table.refused(0, plan)).toBeNull();
});

test('[SNP-36] plans without a committed animal are not offered', () => {
	const table = at('2p research 0 | savannah meerkat lion | committed lion');
	expect(table.moves(0)).toEqual(expect.arrayContaining(['draw']));
	expect(table.moves(0).filter((move) => !move.includes('lion'))).toEqual(['draw']);
});

test('[SNP-28, 29] with nothing to draw and nothing to photograph one can only pass', () => {
	const table = at('2p research 0');
	table.state.photos[0] = table.state.deck.splice(0);
	expect([...snapshot.moves(table.state, 0)]).toEqual([{ type: 'pass' }]);
	expect([...snapshot.moves(table.state, 1)]).toEqual([]);
});
