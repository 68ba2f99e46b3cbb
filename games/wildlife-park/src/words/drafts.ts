import { type Prompt, type Voice, who } from '@shutterbox/kernel';
import { ROUND_1, TURNS } from '../rules/components.ts';
import { DISPLAY_TILE, isDie } from '../rules/items.ts';
import { layoutOf } from '../rules/park.ts';
import { scoreSheet } from '../rules/scoring.ts';
import { itemHit, protectors } from '../rules/solo.ts';
import { NOT_SCORED } from '../rules/state.ts';
import { workersIn } from '../rules/workers.ts';
import { bothSentence } from './draft-gains.ts';
import { heldPrompt, turnPrompt, workerPrompt } from './draft-items.ts';
import { warningWords } from './draft-warnings.ts';
import type { Drafting } from './drafting.ts';
import { capitalised, type Key, thingName, thingObject, workerName } from './names.ts';

/** What there is to decide, as far as it is decided: what the draft would do, and what it still lacks. */
export function draftPrompt(voice: Voice<Key>, drafting: Drafting): Prompt {
	const { say } = voice;
	const { view } = drafting;
	switch (view.phase) {
		case 'reroll':
		case 'soloReroll':
			return { verb: say('draft.verb.reroll'), sentence: say(`draft.${view.phase}`) };
		case 'soloDiscard':
			return { verb: say('draft.verb.soloDiscard'), sentence: say('draft.soloDiscard') };
		case 'swap':
			return { verb: say('draft.verb.swap'), sentence: swapSentence(voice, drafting) };
		case 'turn':
		case 'build':
			return withLast(voice, drafting, buildPrompt(voice, drafting));
		case 'choose':
			return withLast(voice, drafting, { verb: say('draft.verb.choose'), sentence: chooseSentence(voice, drafting) });
		case 'workers':
			return { verb: say('draft.verb.workers'), sentence: workersSentence(voice, drafting) };
		case 'declare':
			return {
				verb: say('draft.verb.declare'),
				sentence: drafting.kind === null ? say('draft.declare') : say('draft.declared', { kind: drafting.kind }),
			};
		case 'protect':
			return { verb: say('draft.verb.protect'), sentence: protectSentence(voice, drafting) };
		case 'over':
			return { verb: '', sentence: '' };
	}
}

function swapSentence(voice: Voice<Key>, { view, seat, swap }: Drafting): string {
	if (swap === null) return voice.say('draft.swap');
	const park = view.parks[seat];
	const { starts, names } = layoutOf(park);
	const { hex } = starts[swap.start - 1];
	const coming = thingName(voice, view.displays[seat][DISPLAY_TILE + swap.slot]);
	const going = thingName(voice, park.tiles[hex]);
	return capitalised(voice.say('draft.swapped', { coming, hex: names[hex], going }));
}

/** One item after the other, from the hand to the park. */
function buildPrompt(voice: Voice<Key>, drafting: Drafting): Prompt {
	const { say } = voice;
	const { view, taken, held, turning } = drafting;
	const { supply, display } = taken;
	const inHand = held && taken[held];
	if (inHand) return heldPrompt(voice, drafting, inHand);
	const placed = [supply, display].flatMap((each) => (each && each.to !== undefined ? [each] : []));
	if (placed.length === 2) {
		const sentence = [bothSentence(voice, drafting, placed), ...warningWords(voice, drafting)].join(' ');
		return { verb: say('draft.verb.both'), sentence };
	}
	if (turning !== null) return turnPrompt(voice, drafting, turning);
	const helped = placed.find(({ item, workers = [] }) => isDie(item) && workers.length > 0);
	if (helped) return workerPrompt(voice, helped);
	if (view.phase === 'build' && placed.length === 0 && supply && display) {
		const things = { supply: thingObject(voice, supply.item), display: thingObject(voice, display.item) };
		return { verb: say('draft.verb.build'), sentence: say('draft.build', things) };
	}
	if (placed.length === 0) return { verb: say('draft.verb.take'), sentence: say('draft.take') };
	const source = supply?.to === undefined ? 'supply' : 'display';
	return { verb: say('draft.verb.takeOther'), sentence: say('draft.takeOther', { source }) };
}

function withLast({ say }: Voice<Key>, { view, held }: Drafting, { verb, sentence }: Prompt): Prompt {
	if (held !== null || (view.turn !== TURNS && view.turn !== ROUND_1)) return { verb, sentence };
	return { verb, sentence: `${sentence} ${say(view.turn === TURNS ? 'draft.last' : 'draft.lastBefore')}` };
}

function chooseSentence(voice: Voice<Key>, drafting: Drafting): string {
	const { say } = voice;
	const { view, taken } = drafting;
	const { supply, display } = taken;
	if (supply && display)
		return capitalised(
			say('draft.chosen', { supply: thingName(voice, supply.item), display: thingName(voice, display.item) }),
		);
	if (view.rules.tempo !== 'ordered') return say('draft.choose');
	const seats = view.boards.map((_, seat) => seat).sort((a, b) => view.boards[a] - view.boards[b]);
	const order = seats.map((seat) => say('draft.orderSeat', { ...who(drafting, seat), number: view.boards[seat] }));
	return say('draft.chooseOrder', { order: order.join(', ') });
}

function workersSentence({ say }: Voice<Key>, { view, seat, plan }: Drafting): string {
	const next = view.entrance[seat] === NOT_SCORED ? 'entrance' : 'count';
	if (plan === null || plan.change.total === 0) return say('draft.workers', { next });
	const row = next === 'entrance' && plan.change.entrance !== 0 ? 'entrance' : 'total';
	const before = scoreSheet(view, seat)[row];
	return say('draft.workersChange', { next, row, before, after: before + plan.change[row] }).trimEnd();
}

function protectSentence(voice: Voice<Key>, { view, seat, saviour }: Drafting): string {
	const { say, list } = voice;
	const thing = thingObject(voice, itemHit(view));
	if (saviour !== null) return capitalised(say('draft.protected', { worker: workerName(voice, saviour), thing }));
	const fitting = workersIn(view.workers[seat] & protectors(view));
	const workers = list(fitting.map((token) => workerName(voice, token)));
	return say('draft.protect', { token: view.solo?.drawn.at(-1) ?? 0, thing, count: fitting.length, workers });
}
