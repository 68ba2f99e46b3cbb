import { expect, test } from 'vitest';
import { worthTo } from '../../src/bots/worth.ts';
import { animalNamed } from '../../src/rules/components.ts';
import { at, stateAt } from '../table.ts';

const worth = (position: string, seat: number, id: string) => worthTo(stateAt(position), seat)[animalNamed(id)];

test('[SNP-59, 61, 62] a photo is worth its prestige, its symbols and an open cover', () => {
	const base = '2p research 0 | 0: assignment a01';
	// 0.2 of the next habitat award and 0.1 of the next set come with every first photo.
	expect(worth(base, 0, 'jaguar')).toBeCloseTo(8 + 0.2 * 8 + 0.1 * 6);
	expect(worth(base, 0, 'greater-flamingo')).toBeCloseTo(2 + 0.2 * 5 + 0.1 * 6 + 3);
	expect(worth(base, 0, 'golden-eagle')).toBeCloseTo(5 + 0.2 * 7 + 0.1 * 6 + 5 + 1);
	const covered = '2p research 0 | 0: photos common-octopus; assignment a01';
	expect(worth(covered, 0, 'golden-eagle')).toBeCloseTo(5 + 0.2 * 7 + 0.2 * 6 + 1);
});

test('[SNP-52] the third photo of a habitat and the last of a set are worth nearly their awards', () => {
	const position = '2p research 0 | 0: photos meerkat lion guanaco jaguar; assignment a10';
	expect(worth(position, 0, 'olive-baboon')).toBeCloseTo(4 + 0.95 * 6);
	expect(worth(position, 0, 'ghost-crab')).toBeCloseTo(1 + 0.2 * 5 + 0.95 * 6);
});

test('[SNP-10] for a rival it is averaged over the assignments it may have', () => {
	const view = at('2p research 0 | 1: photos lion').view(0);
	const shared = worthTo(view, 1)[animalNamed('golden-eagle')] - 5 - 0.2 * 7 - 0.2 * 6;
	expect(shared).toBeGreaterThan(0.5);
	expect(shared).toBeLessThan(4);
});
