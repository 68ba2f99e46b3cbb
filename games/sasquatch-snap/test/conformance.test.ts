import type { Chance, Viewer } from '@shutterbox/kernel';
import { conformance } from '@shutterbox/testkit';
import { type State, sasquatchSnap } from '../src/index.ts';
import { COMMITS, canTrap, choosesTile } from '../src/rules/commit.ts';
import { LURES } from '../src/rules/lure.ts';
import { SETS } from '../src/rules/set-tile.ts';
import { directionOf, hasTrapCard, NOT_COMMITTED } from '../src/rules/state.ts';

/** All goods of so many kinds, `most` of each. */
function goods(most: Readonly<Record<string, number>>): Record<string, number>[] {
	let all: Record<string, number>[] = [{}];
	for (const [kind, limit] of Object.entries(most)) {
		all = all.flatMap((some) =>
			Array.from({ length: limit + 1 }, (_, count) => (count === 0 ? some : { ...some, [kind]: count })),
		);
	}
	return all;
}

const exchanges = goods({ basic: 3, freeze: 1, spike: 1, snaps: 2 }).flatMap((give) =>
	goods({ basic: 2, freeze: 1, super: 1 }).map((get) =>
		Object.keys(give).length + Object.keys(get).length === 0 ? { type: 'whistle' } : { type: 'whistle', give, get },
	),
);

conformance(sasquatchSnap, {
	tables: [
		{ seats: 4 },
		{ seats: 4, options: { boardSize: 7, firstWhistle: 2, lapLure: true } },
		{ seats: 4, options: { boardSize: 11, target: 10, turnLimit: 40, entrapToll: true } },
		{ seats: 4, options: { trapChoice: 'with-card', target: 5, turnLimit: 0 } },
		{ seats: 4, options: { boardSize: 7, trapChoice: 'with-card', entrapToll: true, turnLimit: 120 } },
	],
	matches: 2,
	universe: [...exchanges, ...COMMITS, ...SETS, ...LURES.flat()],
	perturb,
});

/** Another seat that has committed turns its arrow, or takes its Trap! card back or lays it down. */
function perturb(state: State, viewer: Viewer, chance: Chance): State | null {
	if (state.phase !== 'commit') return null;
	const others = state.commits.flatMap((commit, seat) => (seat !== viewer && commit !== NOT_COMMITTED ? [seat] : []));
	if (others.length === 0) return null;
	const seat = others[chance.int(others.length)];
	const commit = state.commits[seat];
	const mayToggle = canTrap(state, seat) && (!choosesTile(state, seat) || hasTrapCard(commit));
	if (mayToggle && chance.int(2) === 0) state.commits[seat] = hasTrapCard(commit) ? directionOf(commit) : commit + 4;
	else state.commits[seat] = commit - directionOf(commit) + ((directionOf(commit) + 1 + chance.int(3)) % 4);
	return state;
}
