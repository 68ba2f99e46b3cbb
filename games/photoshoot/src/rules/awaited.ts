import type { Seat } from '@shutterbox/kernel';
import { otherSeats } from './judge.ts';
import { type Done, doerOf, done, kindOf, targetOf } from './rituals.ts';
import { type Act, isAction } from './round-acts.ts';
import { nextSeat, type State } from './state.ts';

// Who could complete something that a team mate has begun: read from public rituals alone, asked for or not (PST-71).

export interface Reply {
	readonly seat: Seat;
	readonly ritual: Done;
	/** What asks for it. */
	readonly asked: Act & { readonly type: 'ritual' };
}

/** What a seat could answer a team mate with, whether an effect asks for it or not. */
export function replyOf(state: State, seat: Seat): Reply | null {
	return awaited(state).find((reply) => reply.seat === seat) ?? null;
}

/** The replies that rituals since the last committed action are waiting for, in the order in which they were asked for. */
export function awaited(state: State): Reply[] {
	const last = state.acts.findLastIndex(isAction);
	const rituals = state.acts.slice(last + 1).filter((act) => act.type === 'ritual');
	return rituals.flatMap((act, i) =>
		repliesTo(state, act.ritual)
			.filter((reply) => !rituals.slice(mustFollow(reply) ? i + 1 : 0).some(({ ritual }) => ritual === reply))
			.map((reply) => ({ seat: doerOf(reply), ritual: reply, asked: act })),
	);
}

/** An answer counts after its question alone; a high five or a wave may have come first. */
function mustFollow(reply: Done): boolean {
	return kindOf(reply) === 'yes';
}

function repliesTo(state: State, ritual: Done): Done[] {
	const asker = doerOf(ritual);
	const target = targetOf(ritual);
	switch (kindOf(ritual)) {
		case 'highFive':
			return target === null ? [] : [done('highFive', target, asker)];
		case 'ready':
			return otherSeats(state, asker).map((seat) => done('yes', seat));
		case 'wave':
			return [done('wave', nextSeat(state, asker))];
		default:
			return [];
	}
}
