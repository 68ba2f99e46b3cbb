import type { Prompt, Voice } from '@shutterbox/kernel';
import { COLOURS, SYMBOL_OF, SYMBOLS } from '../rules/components.ts';
import { colourOf, isDie, pips } from '../rules/items.ts';
import { turned } from '../rules/workers.ts';
import type { Drafting, Source, Taken } from './drafting.ts';
import { capitalised, cornerName, type Key, thingObject, towerName, workerName } from './names.ts';

// An item on its way from the hand to the park.

const TOWER = 3;

/** The item in hand: where it may go, what it is about to do. */
export function heldPrompt(voice: Voice<Key>, drafting: Drafting, taken: Taken): Prompt {
	const { aim } = drafting;
	if (aim === 'crate') return cratePrompt(voice, drafting, taken);
	if (aim !== null && aim.workers.length > 0) return workerPrompt(voice, { ...taken, workers: aim.workers });
	const verb = voice.say('draft.verb.place', { thing: thingObject(voice, taken.item) });
	return { verb, sentence: (isDie(taken.item) ? dieSentence : tileSentence)(voice, drafting, taken) };
}

function tileSentence(voice: Voice<Key>, { offers, aim }: Drafting, { item }: Taken): string {
	const { say } = voice;
	const open = offers.filter(({ ways }) => ways.length > 0);
	if (open.length === 0) return say('draft.noHex');
	const closing = open.filter(({ ways }) => ways.some(({ parts }) => parts === TOWER));
	const hex = (closing.find((each) => aim !== 'crate' && each.hex === aim?.hex) ?? closing[0])?.hex;
	if (hex === undefined) return say('draft.tile');
	return say('draft.tileCloses', { hex, tower: towerName(voice, SYMBOLS[SYMBOL_OF[item]]) });
}

const WHY: Readonly<Record<string, string>> = { 'die-breeding': 'heart', 'die-six': 'six', 'die-star': 'star' };

function dieSentence({ say }: Voice<Key>, { offers }: Drafting, { item }: Taken): string {
	const colour = COLOURS[colourOf(item)];
	const open = offers.filter(({ ways }) => ways.length > 0);
	if (open.length === 0) return say('draft.dieNowhere', { colour });
	const helped = open.find(({ refusal }) => refusal !== null);
	if (helped === undefined) return say('draft.die', { colour });
	return say('draft.dieHelped', { colour, why: WHY[helped.refusal?.code ?? ''] ?? 'star' });
}

/** A die that workers turn on its way. */
export function workerPrompt(voice: Voice<Key>, { item, workers = [] }: Taken): Prompt {
	const { say } = voice;
	return {
		verb: say('draft.verb.worker'),
		sentence: say('draft.worker', {
			count: workers.length,
			worker: workerName(voice, workers[0][0]),
			from: pips(item),
			to: turned(pips(item), workers),
		}),
	};
}

function cratePrompt(voice: Voice<Key>, { offers }: Drafting, { item }: Taken): Prompt {
	const { say, list } = voice;
	const fitting = offers.flatMap(({ hex, refusal, ways }) => (ways.length > 0 && refusal === null ? [hex] : []));
	return {
		verb: say('draft.verb.discard', { thing: thingObject(voice, item) }),
		sentence:
			fitting.length > 0 && fitting.length <= MOST_HEXES
				? say('draft.discardFits', { hexes: list(fitting) })
				: say('draft.discard'),
	};
}

/** More are not worth reading. */
const MOST_HEXES = 4;

/** The tile placed last, whose part can still be turned. */
export function turnPrompt(voice: Voice<Key>, { offers, taken }: Drafting, source: Source): Prompt {
	const { say } = voice;
	const verb = say('draft.verb.turn');
	const tile = taken[source];
	const closing = offers.find(({ hex }) => hex === tile?.to)?.ways.find(({ parts }) => parts === TOWER);
	if (tile === null || closing === undefined) return { verb, sentence: say('draft.turn') };
	const tower = towerName(voice, SYMBOLS[SYMBOL_OF[tile.item]]);
	return {
		verb,
		sentence: say('draft.turnCloses', { corner: capitalised(cornerName(voice, closing.corner)), tower }),
	};
}
