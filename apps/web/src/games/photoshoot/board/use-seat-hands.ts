/** Hands on people: a raised hand that is tapped is answered, and a team mate whose row is wiggled is shaken. */
import type { Seat } from '@shutterbox/kernel';
import {
	kindOf,
	photographingTeam,
	type Ritual,
	replyOf,
	ritualMove,
	type State,
	seatsOfTeam,
} from '@shutterbox/photoshoot/client';
import { useDrag } from '../../../board/drag.ts';
import { trayOf } from '../tray.ts';
import { isRubbed, newRub, type Rub, rubbed } from './rub.ts';
import type { Scene } from './scene.ts';

interface Wiggle {
	readonly shake: Ritual;
	readonly rub: Rub;
}

/** For the element around the rows of those who photograph. */
export function useSeatHands({ view, seat, device }: Scene, make: (ritual: Ritual, by?: Seat) => void) {
	const { handlers } = useDrag<Wiggle>({
		grip(event) {
			const shake = seat === null ? null : shakeOf(view, seat, photographerAt(view, event));
			return shake && { shake, rub: newRub() };
		},
		drag: ({ rub }, { dx }) => rubbed(rub, dx),
		release({ shake, rub }) {
			if (isRubbed(rub)) make(shake);
		},
	});
	return {
		...handlers,
		onClickCapture(event: MouseEvent) {
			handlers.onClickCapture(event);
			const tapped = photographerAt(view, event);
			const hands = device?.near ?? (seat === null ? [] : [seat]);
			const by = hands.find((one) => answerTo(view, one, tapped));
			const answer = by === undefined ? null : answerTo(view, by, tapped);
			if (!answer) return;
			// On phones the seats lie under a button that tells about all teams.
			event.stopPropagation();
			make(answer, by);
		},
	};
}

/** Whose row is at a point, whatever lies over it. */
function photographerAt(view: State, { clientX, clientY }: MouseEvent): Seat | null {
	for (const element of document.elementsFromPoint(clientX, clientY)) {
		const row = element.closest('.team-card.shooting .player');
		const rows = row?.parentElement?.children;
		if (row && rows) return seatsOfTeam(view, photographingTeam(view))[[...rows].indexOf(row)] ?? null;
	}
	return null;
}

/** The answer to a hand that somebody has raised for a seat; null for anything else. */
export function answerTo(view: State, seat: Seat, tapped: Seat | null): Ritual | null {
	const reply = replyOf(view, seat);
	if (!reply || kindOf(reply.ritual) !== 'highFive' || reply.asked.seat !== tapped) return null;
	return ritualMove(reply.ritual);
}

/** What shaking somebody is, where a card asks for it. */
export function shakeOf(view: State, seat: Seat, mate: Seat | null): Ritual | null {
	const shakes = trayOf(view, seat).find(({ move }) => move.kind === 'shake' && move.target === mate);
	return shakes?.move ?? null;
}
