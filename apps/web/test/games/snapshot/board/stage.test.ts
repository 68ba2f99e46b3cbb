import type { View } from '@shutterbox/kernel';
import { animalNamed, type Event, habitatNamed, type State, told } from '@shutterbox/snapshot/client';
import type { TableEvent } from '@shutterbox/table';
import { describe, expect, test } from 'vitest';
import { scriptFor } from '../../../../src/games/snapshot/board/acts.ts';
import { flightsOf } from '../../../../src/games/snapshot/board/Flying.tsx';
import { pace } from '../../../../src/games/snapshot/board/pace.ts';
import { lastRoll, takenAfter } from '../../../../src/games/snapshot/board/rolls.ts';
import { standingIn } from '../../../../src/games/snapshot/board/rows.ts';
import { landedOf, type SceneAct } from '../../../../src/games/snapshot/board/scene.ts';
import { seen } from '../positions.ts';

const lion = animalNamed('lion');
const meerkat = animalNamed('meerkat');
const tortoise = animalNamed('leopard-tortoise');
const savannah = habitatNamed('savannah');

function actOf(before: View<State>, event: Event, ms = 500): SceneAct {
	return { id: 1, event, n: 1, before, after: told(before, event) as View<State>, ms, isStill: false };
}

function historyOf(...events: readonly Event[]): TableEvent[] {
	return events.map((event, n) => ({ n, event, at: 0 }) as TableEvent);
}

describe('who stands in a habitat', () => {
	const before = seen('2p fate 0 | savannah meerkat lion | drawn leopard-tortoise').view;
	const spook: Event = { type: 'habitatSpooked', habitat: savannah, cards: [meerkat, lion, tortoise], by: tortoise };

	test('while it is spooked everybody is still there, bolting, and the card is in the air', () => {
		const act = actOf(before, spook);
		const standing = standingIn(act.after, act, savannah, []);
		expect(standing.above.map(({ animal, going }) => [animal, going])).toEqual([
			[meerkat, 'bolting'],
			[lion, 'bolting'],
		]);
		expect(standing).toMatchObject({ held: tortoise, isSpooked: true, line: 0 });
		expect(standingIn(act.after, null, savannah, []).above).toEqual([]);
	});

	test('[SNP-25] the line stands at the hardest', () => {
		expect(standingIn(before, null, savannah, [])).toMatchObject({ line: 9, held: tortoise });
	});

	test('[SNP-33] what comes from a bag stands below the line', () => {
		const standing = standingIn(before, null, savannah, [animalNamed('white-rhino'), animalNamed('polar-bear')]);
		expect(standing.below).toEqual([{ animal: animalNamed('white-rhino'), going: null, isFromBag: true }]);
	});
});

describe('what a spook leaves', () => {
	const spook: Event = { type: 'habitatSpooked', habitat: savannah, cards: [meerkat, tortoise], by: tortoise };
	const tokens = (delta: number, reason: 'card' | 'knowledge'): Event => ({
		type: 'tokensChanged',
		seat: 1,
		delta,
		reason,
	});
	const entry = (n: number, ...events: readonly Event[]): TableEvent[] =>
		events.map((event) => ({ n, event, at: 0 }) as TableEvent);

	test('is told by the same entry, and by nothing before or after it', () => {
		const history = [
			...entry(1, tokens(1, 'card')),
			...entry(2, spook, tokens(1, 'card'), tokens(3, 'knowledge')),
			...entry(3, tokens(1, 'card')),
		];
		expect(takenAfter(history, spook)).toEqual({ card: 1, knowledge: 3 });
		expect(takenAfter(entry(2, spook, tokens(3, 'knowledge')), spook)).toEqual({ card: 0, knowledge: 3 });
		expect(takenAfter(entry(2, tokens(3, 'knowledge')), spook)).toEqual({ card: 0, knowledge: 0 });
	});
});

describe('the roll in the tray', () => {
	const rolled: Event = { type: 'exploreRolled', habitat: savannah, dice: [1, 2], target: 3, success: false };
	const again: Event = {
		type: 'exploreRerolled',
		habitat: savannah,
		die: 1,
		value: 5,
		paidFrom: { supply: 2, animals: [] },
		success: true,
	};
	const ended: Event = { type: 'turnEnded', seat: 0, photos: 0, knowledge: 3 };

	test('is the last one, with the die that was thrown again', () => {
		expect(lastRoll(historyOf(rolled, again), null)).toMatchObject({ dice: [1, 5], success: true, thrown: [1] });
	});

	test('is that of the moment while something earlier is played', () => {
		expect(lastRoll(historyOf(rolled, again), rolled)).toMatchObject({ dice: [1, 2], success: false });
	});

	test('is gone with its turn', () => {
		expect(lastRoll(historyOf(rolled, ended), null)).toBeNull();
	});
});

describe('the play', () => {
	test('every act that is cut short lasts for some time, and nothing flies for less than none', () => {
		const before = seen('2p fate 0 | savannah meerkat lion | drawn leopard-tortoise').view;
		const events: readonly Event[] = [
			{ type: 'cardDrawn', seat: 0, card: lion, spooks: false, deck: 3 },
			{ type: 'cardReserved', seat: 1, card: tortoise, how: 'bought', paid: 1, payee: 0 },
			{ type: 'tokensChanged', seat: 0, delta: 3, reason: 'knowledge' },
			{ type: 'habitatSpooked', habitat: savannah, cards: [meerkat, lion, tortoise], by: tortoise },
			{ type: 'photographed', seat: 0, animal: lion, tokensLost: 0 },
		];
		for (const event of events) {
			expect(scriptFor(0).cue(event, before)?.ms).toBeGreaterThan(0);
			for (const ms of [1, 40, 1500]) {
				for (const flight of flightsOf({ ...actOf(before, { type: 'passed', seat: 0 }, ms), event }, null)) {
					expect(flight.ms).toBeGreaterThanOrEqual(0);
					expect(flight.delay ?? 0).toBeGreaterThanOrEqual(0);
				}
			}
		}
	});

	test('a phone trembles at a spook and at its owner’s photos, not for those who only watch', () => {
		const before = seen('2p fate 0 | savannah meerkat lion | drawn leopard-tortoise').view;
		const spook: Event = { type: 'habitatSpooked', habitat: savannah, cards: [meerkat, lion, tortoise], by: tortoise };
		const photo: Event = { type: 'photographed', seat: 0, animal: lion, tokensLost: 0 };
		const felt = (seat: number | null) => [spook, photo].map((event) => scriptFor(seat).cue(event, before)?.buzz);
		expect([felt(0), felt(1), felt(null)]).toEqual([
			[30, 20],
			[30, undefined],
			[undefined, undefined],
		]);
	});

	test('a plan flies from the tray for the others; for its owner it lies already', () => {
		const before = seen('2p research 0 | savannah lion | deck *').view;
		const prepared: Event = {
			type: 'prepared',
			habitats: [{ habitat: savannah, dice: 1 }],
			animals: [{ animal: lion, dice: 5, tokens: 0 }],
			fromHand: [],
		};
		const act = actOf(before, prepared, scriptFor(0).cue(prepared, before)?.ms);
		expect(flightsOf(act, 0)).toEqual([]);
		expect(flightsOf(act, 1).map(({ from, to }) => [from, to])).toEqual([
			['tray', `laid-habitat:${savannah}`],
			['tray', `laid-animal:${lion}`],
		]);
	});

	test('discards slide under the deck', () => {
		const before = seen('2p research 0 | discard lion meerkat').view;
		expect(flightsOf(actOf(before, { type: 'deckReshuffled', count: 2 }), 0)).toMatchObject([
			{ from: 'discard', to: 'deck' },
		]);
	});

	test('an award flies from its stack to the sheet it was won for, or to what stands for it on a phone', () => {
		const before = seen('2p research 0 | deck *').view;
		const won: Event = { type: 'awardWon', seat: 1, award: 0, prestige: 8 };
		expect(flightsOf(actOf(before, won), 0)).toMatchObject([
			{ from: 'award-0', to: 'won' },
			{ from: 'won', to: 'won-1-0' },
			{ from: 'award-0', to: 'place-1-0' },
		]);
	});

	test('a pin and a print lie on nobody’s sheet before they have flown there; who wants nothing to move has them at once', () => {
		const before = seen('2p research 0 | deck *').view;
		const events: readonly Event[] = [
			{ type: 'awardWon', seat: 1, award: 0, prestige: 8 },
			{ type: 'photographed', seat: 0, animal: lion, tokensLost: 0 },
			{ type: 'passed', seat: 0 },
		];
		const landed = (event: Event, isStill: boolean) => {
			const act = { ...actOf(before, event), isStill };
			return landedOf({ shown: act.after, act }) === act.after;
		};
		expect(events.map((event) => landed(event, false))).toEqual([false, false, true]);
		expect(events.map((event) => landed(event, true))).toEqual([true, true, true]);
	});

	test('what moves takes as long as the act it belongs to', () => {
		const moving = () => [{ playbackRate: 1 }, { playbackRate: 1 }] as Animation[];
		const paced = (times: number) => {
			const animations = moving();
			pace({ getAnimations: (how) => (how?.subtree ? animations : []) }, times);
			return animations.map(({ playbackRate }) => playbackRate);
		};
		expect(paced(2)).toEqual([0.5, 0.5]);
		expect(paced(0.5)).toEqual([2, 2]);
		expect(paced(1)).toEqual([1, 1]);
	});

	test('what costs somebody nothing is not played', () => {
		const { view } = seen('2p research 0 | deck *');
		expect(scriptFor(0).cue({ type: 'tokensChanged', seat: 0, delta: -1, reason: 'planned' }, view)).toBeNull();
		expect(scriptFor(0).cue({ type: 'answerGiven', seat: 1, answer: null }, view)).toBeNull();
	});
});
