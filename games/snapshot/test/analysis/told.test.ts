import { type Emitted, eventFor, FastChance, resolveTable, seatsOf, type Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { told } from '../../src/analysis/told.ts';
import { type Event, type State, snapshot } from '../../src/index.ts';
import { NO_DEADLINE } from '../../src/rules/state.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** But for what no event tells: when an offer ends, and in the end what was left in the deck. */
function tellable(view: State): State {
	return { ...view, deadline: NO_DEADLINE, deck: view.phase === 'over' ? [] : view.deck };
}

/** In supplies and on targets. */
function heldBySeats({ tokens, targetTokens }: State): number {
	return [...tokens, ...targetTokens].reduce((sum, count) => sum + count, 0);
}

/** Plays a match and holds what was told of every move, folded, against the view after it. */
function playOut(seats: number, options: Record<string, unknown>, seed: number, policy: string | null): Set<string> {
	const table = resolveTable(snapshot, seats, options);
	if (!('options' in table)) throw new Error(table.code);
	const chance = new FastChance([seed, 2, 3, 4]);
	const heard = new Set<string>();
	let emitted: Emitted<Event>[] = [];
	const ctx = {
		chance,
		emit: (event: Event | null, also?: Omit<Emitted<Event>, 'event'>) => emitted.push({ event, ...also }),
	};
	const state = snapshot.setup({ seats, options: table.options }, ctx);
	let views: State[] = VIEWERS.map((viewer) => snapshot.view(state, viewer));
	for (;;) {
		const acting = seatsOf(snapshot.toMove(state));
		if (acting.length === 0) return heard;
		const actor = acting[chance.int(acting.length)];
		const move =
			policy === null
				? snapshot.randomMove(state, actor, chance)
				: snapshot.policies[policy].choose(snapshot.view(state, actor), actor, chance);
		emitted = [];
		snapshot.play(state, { actor, move, at: 0 }, ctx);
		views = VIEWERS.map((viewer, i) => {
			const events = emitted.flatMap((one) => eventFor(one, viewer) ?? []);
			for (const { type } of events) heard.add(type);
			const folded = events.reduce((view, event) => {
				const next = told(view, event);
				if (event.type === 'prepared') expect(heldBySeats(next), 'tokens of a plan').toBe(heldBySeats(view));
				return next;
			}, views[i]);
			const view = snapshot.view(state, viewer);
			expect(tellable(folded), events.map(({ type }) => type).join()).toEqual(tellable(view));
			return view;
		});
	}
}

describe('what was told, folded event by event, is the view after every move', () => {
	const heard = new Set<string>();

	test.each([
		[2, {}],
		[3, { denial: 'upfront', cardToken: 'onlyPlaced' }],
		[4, { cardToken: 'everyCard' }],
	] as const)('%i seats, %o', (seats, options) => {
		for (let seed = 1; seed <= 4; seed++) {
			for (const policy of [null, 'greedy'])
				for (const type of playOut(seats, { claimSeconds: 0, ...options }, seed, policy)) heard.add(type);
		}
	});

	test.each([
		'deckReshuffled',
		'claimMade',
		'cardCommitted',
		'habitatSpooked',
		'exploreRerolled',
		'exploreFailed',
		'photographed',
		'escaped',
		'awardWon',
		'finalRound',
		'gameEnded',
	])('%s was among it', (type) => {
		expect(heard).toContain(type);
	});
});

test('folding leaves the view it began with as it was, and gives it back where nothing changes', () => {
	const chance = new FastChance([1, 2, 3, 4]);
	const table = resolveTable(snapshot, 2, {});
	if (!('options' in table)) throw new Error(table.code);
	const view: State = snapshot.view(snapshot.setup({ seats: 2, options: table.options }, { chance }), 0);
	const text = JSON.stringify(view);
	told(view, { type: 'tokensChanged', seat: 0, delta: 1, reason: 'card' });
	expect(JSON.stringify(view)).toBe(text);
	expect(told(view, { type: 'passed', seat: 0 })).toBe(view);
});
