import { expect, test } from 'vitest';
import { breakdown, outcome, scoreSheet } from '../../src/rules/scoring.ts';
import { at, stateAt } from '../table.ts';

const position =
	'2p research 0 | savannah lion | 0: tokens 9; hand jaguar; photos meerkat golden-eagle; assignment a01 | 1: photos snow-leopard; assignment a06';

test('[SNP-59, 60, 61, 62] four sources, at any time of the match', () => {
	expect(breakdown(stateAt(position))).toEqual([
		[
			{ source: 'animals', points: 7 },
			{ source: 'awards', points: 0 },
			{ source: 'cover', points: 5 },
			{ source: 'article', points: 3, facts: { symbols: 2 } },
		],
		[
			{ source: 'animals', points: 8 },
			{ source: 'awards', points: 0 },
			{ source: 'cover', points: 5 },
			{ source: 'article', points: 1, facts: { symbols: 1 } },
		],
	]);
	expect(outcome(stateAt(position))).toBeNull();
});

test('[SNP-63] reserved cards, cards on the table and tokens score nothing', () => {
	expect(scoreSheet(stateAt(position.replace('hand jaguar; ', '').replace('tokens 9', 'tokens 0')), 0).total).toBe(15);
	expect(scoreSheet(stateAt(position), 0).total).toBe(15);
});

test('[SNP-10] an assignment one may not know counts nothing', () => {
	expect(scoreSheet(at(position).view(0), 1)).toMatchObject({ animals: 8, cover: 0, article: 0, total: 8 });
});

test('[SNP-64] places of a finished match', () => {
	expect(outcome(stateAt(position.replace('research 0', 'over 1 final')))).toEqual({
		reason: 'target',
		scores: [15, 14],
		places: [1, 2],
	});
});
