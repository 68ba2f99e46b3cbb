import {
	kindOf,
	photographingTeam,
	type Ritual,
	replyOf,
	ritualMove,
	seatsOfTeam,
} from '@shutterbox/photoshoot/client';
import type { Scene } from './scene.ts';

/** A tap on a team mate who has raised a hand for the reader answers the high five; null for any other tap. */
export function answerToHand({ view, seat }: Scene, target: EventTarget | null): Ritual | null {
	const row = target instanceof Element ? target.closest('.team-card.shooting .player') : null;
	const reply = seat === null ? null : replyOf(view, seat);
	if (!row?.parentElement || !reply || kindOf(reply.ritual) !== 'highFive') return null;
	const tapped = seatsOfTeam(view, photographingTeam(view))[[...row.parentElement.children].indexOf(row)];
	return tapped === reply.asked.seat ? ritualMove(reply.ritual) : null;
}
