/** What is said to those who hear the board: what is in hand, what is planned, who is ready, what a turn brought. */
import type { Reader } from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import {
	builtAloud,
	type Event,
	entranceAloud,
	heldAloud,
	NO_ITEM,
	placedAloud,
	readyAloud,
	scoreSheet,
} from '@shutterbox/wildlife-park/client';
import { useRef } from 'preact/hooks';
import { itemOfDraft } from '../draft.ts';
import { spoken, voice } from '../words.ts';
import type { Scene, WildlifeProps } from './scene.ts';
import type { Deciding } from './use-deciding.ts';

export function useAloud(props: WildlifeProps, scene: Scene, { offered }: Deciding): string {
	const { names, viewer, options, latest, toMove } = props;
	const { shown, own, act, draft, plan } = scene;
	const reader: Reader = { names, viewer };
	const built = useBuilt(props, own);
	if (act) {
		if (act.event.type === 'entranceScored') return entranceAloud(voice, reader, own, act.event.points);
		return spoken.sentence(act.event, { ...reader, options }) ?? '';
	}
	if (offered && !offered.isGlance)
		return heldAloud(voice, offered.item, offered.offers.filter(({ ways }) => ways.length > 0).length);
	if (draft.placed) {
		const item = itemOfDraft(shown, own, draft.turn, draft.placed);
		const closesTower = plan !== null && plan.park.towers !== shown.parks[own].towers;
		if (item !== NO_ITEM) return placedAloud(voice, { item, ...draft.turn.places[draft.placed] }, closesTower);
	}
	const ready = seatReady(latest);
	if (ready !== null && ready !== viewer) return readyAloud(voice, reader, ready, toMove);
	return built;
}

/** Who has just committed. */
function seatReady(latest: readonly TableEvent[]): number | null {
	const told = latest.at(-1)?.event as Event | undefined;
	return told?.type === 'committed' ? told.seat : null;
}

/** What the turn just revealed has brought. */
function useBuilt({ view, latest }: WildlifeProps, own: number): string {
	const { total } = scoreSheet(view, own);
	const before = useRef({ latest, total, words: '' });
	if (before.current.latest !== latest) {
		const isRevealed = latest.some(({ event }) => (event as Event).type === 'boardsPassed');
		const words = isRevealed ? builtAloud(voice, total - before.current.total, total) : '';
		before.current = { latest, total, words };
	}
	return before.current.words;
}
