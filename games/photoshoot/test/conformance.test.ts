import type { Chance, Viewer } from '@shutterbox/kernel';
import { conformance } from '@shutterbox/testkit';
import { photoshoot, type State } from '../src/index.ts';
import { EFFECTS } from '../src/rules/components.ts';
import { TALK_FAULT } from '../src/rules/faults.ts';
import { isFaulty } from '../src/rules/judge.ts';

const quickly = { hourglassSec: 30 };

/** Every set of orange effects is a graph of its own, which takes bots a second to work out: `heuristics.test.ts` asks them there. */
const answers = 0;

conformance(photoshoot, {
	tables: [
		{ seats: 4, answers: 8, options: quickly },
		{ seats: 5, answers, options: { ...quickly, level: 4, strictness: 'assist', carryObjective: 'keep' } },
		{ seats: 6, options: { ...quickly, level: 3, calls: 'quick', startTeam: 'B', family: true } },
		{ seats: 4, answers, options: { pace: 'untimed', turnBudget: 8, level: 4, talk: 'callable' } },
		{ seats: 2, options: { ...quickly, level: 2 } },
		{ seats: 3, answers, options: { ...quickly, level: 4, talk: 'callable' } },
		{ seats: 2, answers, options: { ...quickly, referee: 'players', level: 4 } },
		{ seats: 3, answers, options: { pace: 'untimed', turnBudget: 8, level: 4 } },
		{
			seats: 2,
			answers,
			options: {
				pace: 'untimed',
				turnBudget: 8,
				referee: 'players',
				level: 'custom',
				customLevel: { start: ['blue', 'blue', 'orange', 'orange'], at5: [], at15: [] },
			},
		},
	],
	matches: 2,
	perturb,
});

/** Two hidden cards of a deck change places, or the judge thinks otherwise of an open action. */
function perturb(state: State, _viewer: Viewer, chance: Chance): State | null {
	const { judge } = state;
	const actions = judge?.cases.filter(({ faults }) => !faults.includes(TALK_FAULT)) ?? [];
	if (judge && actions.length > 0 && chance.int(2) === 0) {
		const known = actions[chance.int(actions.length)];
		const faults = isFaulty(known) ? [] : [chance.int(EFFECTS.length)];
		judge.cases[judge.cases.indexOf(known)] = { ...known, faults, owed: [] };
		return state;
	}
	const decks = [
		{ deck: state.blue, from: 0 },
		{ deck: state.orange, from: 0 },
		{ deck: state.deck, from: state.knownTop },
	].filter(({ deck, from }) => deck.length > from);
	if (decks.length === 0) return null;
	const { deck, from } = decks[chance.int(decks.length)];
	const [i, j] = [0, 0].map(() => from + chance.int(deck.length - from));
	const card = deck[i];
	deck[i] = deck[j];
	deck[j] = card;
	return state;
}
