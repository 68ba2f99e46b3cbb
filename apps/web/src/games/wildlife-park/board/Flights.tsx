import type { Seat } from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fly } from '../../../board/flights.ts';
import { isStill } from '../../../settings/preferences.ts';
import { flightsOf, liftsOf } from './flying.ts';
import type { SceneAct } from './scene.ts';

interface Props {
	board: RefObject<HTMLElement | null>;
	act: SceneAct | null;
	latest: readonly TableEvent[];
	own: Seat;
}

/** What flies over the table while an act is played, and beside it what others lift from their boards. */
export function Flights({ board, act, latest, own }: Props) {
	useLayoutEffect(() => {
		const table = board.current;
		if (table === null || act === null || act.isStill) return;
		const landings = flightsOf(act, latest, own).map((flight) => fly(table, flight));
		return () => {
			for (const land of landings) land();
		};
	}, [act?.id]);
	const heard = useRef(latest);
	useLayoutEffect(() => {
		const isNews = heard.current !== latest;
		heard.current = latest;
		if (!isNews || isStill.peek() || document.hidden) return;
		for (const { seat, ...flight } of liftsOf(latest, own)) {
			const card = board.current?.querySelector(`[data-anchor="seat-${seat}"]`);
			if (card) fly(card, flight);
		}
	}, [latest]);
	return null;
}
