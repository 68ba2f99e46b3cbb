/** The draft as the game's words want it: for the line under the board, and for its release. */
import type { Prompt, Reader, Telling, View } from '@shutterbox/kernel';
import {
	type Drafting,
	type Event,
	type HexPreview,
	NO_ITEM,
	type State,
	type Taken,
} from '@shutterbox/wildlife-park/client';
import { itemOfDraft, type Source } from '../draft.ts';
import { reason, spoken, t } from '../words.ts';
import { changesOf } from '../worker-draft.ts';
import { turnable } from './drafting.ts';
import { offersFor } from './offers.ts';
import type { Scene, SceneAct } from './scene.ts';

export function draftingOf(
	{ own, draft, plan, names, seat }: Scene,
	view: View<State>,
	offers: readonly HexPreview[] | null,
	aim: string | null,
	isWarned: boolean,
): Drafting {
	const reader: Reader = { names, viewer: seat ?? 'spectator' };
	const taken = (source: Source): Taken | null => {
		const item = itemOfDraft(view, own, draft.turn, source);
		return item === NO_ITEM ? null : { item, ...draft.turn.places[source] };
	};
	const turning = turnable(view, own, draft)?.source ?? null;
	const open = offers ?? (turning ? offersFor(view, own, draft.turn, turning) : []);
	return {
		...reader,
		view,
		seat: own,
		taken: { supply: taken('supply'), display: taken('display') },
		held: draft.hand?.kind === 'item' ? draft.hand.source : null,
		aim: aimedAt(open, aim),
		turning,
		offers: open,
		marked: draft.marked,
		swap: draft.swap,
		changes: changesOf(draft.jobs),
		kind: draft.kind,
		saviour: draft.saviour,
		plan,
		isWarned,
	};
}

/** The line while what is in hand is held over a place that cannot take it: why not, with the rule. */
export function refusedPrompt(prompt: Prompt, offers: readonly HexPreview[], aim: string | null): Prompt {
	const refused = offers.find(({ hex, ways }) => aim === `hex ${hex}` && ways.length === 0)?.refusal;
	return refused ? { ...prompt, sentence: reason(refused) } : prompt;
}

function aimedAt(offers: readonly HexPreview[], aim: string | null): Drafting['aim'] {
	if (aim === 'crate') return aim;
	const offer = offers.find(({ hex }) => aim === `hex ${hex}`);
	const [way] = offer?.ways ?? [];
	return offer && way ? { hex: offer.hex, workers: way.workers } : null;
}

/** While something is played, the play has the word. */
export function actPrompt({ event }: SceneAct, telling: Telling): Prompt | null {
	const sentence = actSentence(event, telling);
	return sentence === null ? null : { verb: t(verbOf(event)), sentence };
}

function actSentence(event: Event, telling: Telling): string | null {
	const { viewer } = telling;
	if (event.type === 'boardsPassed' && viewer !== 'spectator')
		return t('act.passed', { number: event.supplyBoards[viewer] });
	// What it comes to is not told before it is counted.
	if (event.type === 'finalScored') return t('act.counted');
	return spoken.sentence(event, telling);
}

function verbOf({ type }: Event) {
	switch (type) {
		case 'boardsDealt':
		case 'personalDrawn':
			return 'act.opens';
		case 'missionsDealt':
			return 'act.missions';
		case 'diceRolled':
		case 'rerolled':
		case 'soloRerolled':
		case 'boardRefilled':
			return 'act.rolls';
		case 'towerBuilt':
			return 'act.tower';
		case 'boardsPassed':
			return 'act.passes';
		case 'entranceScored':
			return 'act.entrance';
		case 'finalScored':
		case 'soloResult':
		case 'gameEnded':
			return 'act.counts';
		case 'tokenRevealed':
			return 'act.token';
		default:
			return 'act.built';
	}
}
