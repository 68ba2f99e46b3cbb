import type { PlayContext } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { assignmentProgress, photoGain } from '../../src/analysis/photo-gain.ts';
import { type Event, type State, snapshot } from '../../src/index.ts';
import { EACH, takeAwards } from '../../src/rules/awards.ts';
import { ANIMAL_IDS, animalNamed } from '../../src/rules/components.ts';
import { scoreSheet } from '../../src/rules/scoring.ts';
import { at, SHORELINE, stateAt } from '../table.ts';

const NOBODY_LISTENS = {} as PlayContext<Event>;

/** What the score says when the awards that are due have been taken. */
function scored(state: State, seat: number): number {
	const after = snapshot.clone(state);
	takeAwards(after, seat, NOBODY_LISTENS);
	return scoreSheet(after, seat).total;
}

test('[SNP-52 to 54, 59 to 62] a photo adds exactly what the score sheet says, in any position', () => {
	let compared = 0;
	for (const { state } of walk(snapshot, { seats: 3 }, 11)) {
		if (state.phase !== 'shoot' && state.phase !== 'research') continue;
		const seat = state.active;
		const view = snapshot.view(state, seat);
		for (let animal = 0; animal < ANIMAL_IDS.length; animal++) {
			if (state.photos.some((photos) => photos.includes(animal))) continue;
			const { prestige, article, cover, awards } = photoGain(view, seat, animal);
			const sum = awards.reduce((all, each) => all + each.prestige, prestige + article + cover);
			const more = snapshot.clone(state);
			more.photos[seat].push(animal);
			expect([ANIMAL_IDS[animal], sum]).toEqual([ANIMAL_IDS[animal], scored(more, seat) - scored(state, seat)]);
			compared++;
		}
	}
	expect(compared).toBeGreaterThan(500);
});

describe('awards on the way', () => {
	const position = (photos: string, awards = '') =>
		at(`2p research 0 | 0: photos ${photos}${awards}; assignment a01`).view(0);
	const steps = (view: State, id: string) => photoGain(view, 0, animalNamed(id)).awards;

	test('[SNP-52] how far its habitat and a set of all four are with it', () => {
		expect(steps(position('sea-otter harbour-seal'), 'ghost-crab')).toEqual([
			{ category: SHORELINE, photos: 3, of: 3, prestige: 5 },
		]);
		expect(steps(position('sea-otter lion guanaco'), 'jaguar')).toEqual([
			{ category: 0, photos: 1, of: 3, prestige: 0 },
			{ category: EACH, photos: 4, of: 4, prestige: 6 },
		]);
	});

	test('[SNP-52] one that is due already comes off the stack first', () => {
		const view = stateAt('2p shoot 0 | 0: photos sea-otter harbour-seal ghost-crab polar-bear common-octopus');
		expect(steps(view, 'greater-flamingo')[0]).toMatchObject({ photos: 3, prestige: 4 });
	});

	test('[SNP-54] an empty stack gives nothing', () => {
		const view = stateAt('2p research 0 | 0: photos sea-otter lion guanaco | 1: awards each-1 each-2 each-3 each-4');
		expect(steps(view, 'jaguar')[1]).toEqual({ category: EACH, photos: 4, of: 4, prestige: 0 });
	});
});

describe('the assignment', () => {
	// a01: Golden Eagle or Common Octopus; 21-30 and omnivore.
	const table = at('2p research 0 | 0: photos greater-flamingo; assignment a01 | 1: photos lion; assignment a02');

	test('[SNP-61, 62] so far, and what comes next', () => {
		expect(assignmentProgress(table.view(0), 0)).toEqual({
			cover: ['golden-eagle', 'common-octopus'].map(animalNamed),
			hasCover: false,
			symbols: 2,
			article: 3,
			next: 3,
		});
		const full = at('2p research 0 | 0: photos golden-eagle brown-bear spider-monkey olive-baboon; assignment a01');
		expect(assignmentProgress(full.view(0), 0)).toMatchObject({ hasCover: true, article: 15, next: 0 });
	});

	test('of others is nobody’s to know: only card and awards count', () => {
		expect(assignmentProgress(table.view(0), 1)).toBeNull();
		expect(assignmentProgress(table.view('spectator'), 0)).toBeNull();
		const eagle = animalNamed('golden-eagle');
		expect(photoGain(table.view(0), 0, eagle)).toMatchObject({ symbols: 1, article: 3, cover: 5 });
		expect(photoGain(table.view(1), 0, eagle)).toMatchObject({ symbols: 0, article: 0, cover: 0 });
	});
});
