import type { Seat } from '@shutterbox/kernel';
import { AWARD_CATEGORIES, categoryOf, type Event, habitatOf, NO_ANIMAL } from '@shutterbox/snapshot/client';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Flight, fly } from '../../../board/flights.ts';
import { animalPicture, thingPicture } from '../pictures.tsx';
import { LAID_APART } from './acts.ts';
import type { SceneAct } from './scene.ts';

interface Props {
	act: SceneAct | null;
	seat: Seat | null;
	/** Reserved cards lie open. */
	isOpen: boolean;
}

/** What flies over the table in an act: cards, tokens, prints and pins. */
export function Flying({ act, seat, isOpen }: Props) {
	const here = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => {
		const board = here.current?.parentElement;
		if (!board || act === null || act.isStill) return;
		const ends = flightsOf(act, seat, isOpen).map((flight) => fly(board, flight));
		return () => {
			for (const end of ends) end();
		};
	}, [act?.id]);
	return <span ref={here} hidden />;
}

/** Milliseconds between one token and the next. */
const APART = 60;
const MOST_TOKENS = 6;
/** Of the act: the shutter and the developing come first, the cards of a spook go last. */
const DEVELOPED = 0.68;
const GATHERED = 0.72;
/** Of an award: how long its pin takes to where it is shown large. */
const PINNED = 0.6;

/**
 * As the viewer sees it: what one has laid oneself lies there already. Where a contact sheet has no room, its summary is
 * flown to; only one of the two is shown, and nothing flies to what is not.
 */
export function flightsOf({ event, before, ms }: SceneAct, seat: Seat | null, isOpen = false): Flight[] {
	switch (event.type) {
		case 'deckReshuffled':
			return [{ from: 'discard', to: 'deck', picture: thingPicture('card-back'), ms, turn: 4 }];
		case 'cardDrawn':
			return [{ from: 'deck', to: 'held', picture: thingPicture('card-back'), ms: ms * 0.6, turn: 2 }];
		case 'cardReserved': {
			// In another's bag it lies as a back.
			const isShown = isOpen || event.seat === seat;
			const picture = isShown ? animalPicture(event.card, 'card') : thingPicture('card-back');
			const from = `column-${habitatOf(event.card)}`;
			const card = { from, to: `bag-${event.seat}`, picture, ms, scale: 1.15 };
			return event.payee === null
				? [card]
				: [card, ...tokens(`tokens-${event.seat}`, `tokens-${event.payee}`, event.paid, ms)];
		}
		case 'tokensChanged':
			return tokenFlights(event, before.drawn === NO_ANIMAL ? 'tray' : 'deck', ms);
		case 'habitatSpooked':
			return [
				{
					from: `column-${event.habitat}`,
					to: 'discard',
					picture: thingPicture('card-back'),
					ms: ms * (1 - GATHERED),
					delay: ms * GATHERED,
				},
			];
		case 'photographed': {
			const picture = animalPicture(event.animal, 'card');
			const timing = { ms: ms * (1 - DEVELOPED), delay: ms * DEVELOPED };
			return ['sheet', 'place'].map((part) => ({
				from: 'developed',
				to: `${part}-${event.seat}-${habitatOf(event.animal)}`,
				picture,
				...timing,
			}));
		}
		case 'prepared':
			return before.active === seat ? [] : planFlights(event, ms);
		case 'awardWon': {
			const category = categoryOf(event.award);
			const pin = { picture: thingPicture(`pin-${AWARD_CATEGORIES[category]}`), scale: 2.6 };
			const shown = ms * PINNED;
			return [
				{ ...pin, from: `award-${category}`, to: 'won', ms: shown },
				{ ...pin, from: 'won', to: `won-${event.seat}-${category}`, ms: ms - shown, delay: shown, scale: 1 },
				{ ...pin, from: `award-${category}`, to: `place-${event.seat}-${category}`, ms },
			];
		}
		default:
			return [];
	}
}

/** From the tray onto habitats and animals, one after the other. */
function planFlights({ habitats, animals }: Extract<Event, { type: 'prepared' }>, ms: number): Flight[] {
	const places = [
		...habitats.map(({ habitat }) => `laid-habitat:${habitat}`),
		...animals.map(({ animal }) => `laid-animal:${animal}`),
	];
	const each = ms - LAID_APART * (places.length - 1);
	return places.map((to, i) => ({
		from: 'tray',
		to,
		picture: thingPicture('die-0'),
		ms: Math.max(0, each),
		delay: LAID_APART * i,
	}));
}

function tokenFlights(event: Extract<Event, { type: 'tokensChanged' }>, from: string, ms: number): Flight[] {
	return event.delta > 0 ? tokens(from, `tokens-${event.seat}`, event.delta, ms) : [];
}

function tokens(from: string, to: string, count: number, ms: number): Flight[] {
	const picture = thingPicture('token');
	return Array.from({ length: Math.min(count, MOST_TOKENS) }, (_, i) => ({ from, to, picture, ms, delay: APART * i }));
}
