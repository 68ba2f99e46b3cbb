/** The open decision of the person at the board: what is aimed at, what is held, and what the rules say to it. */
import { type Signal, useSignal } from '@preact/signals';
import type { Refusal } from '@shutterbox/kernel';
import type { Move } from '@shutterbox/photograph/client';
import { useRef, useState } from 'preact/hooks';
import type { Draft } from './draft.ts';
import type { PhotographProps } from './props.ts';

/** What is asked of the viewer now; null while others decide or a move is on its way. */
export type Asked = 'pick' | 'wind' | null;

export interface Decision {
	readonly asked: Asked;
	/** What is shown: what the pointer or the focus aims at, else what is held. */
	readonly draft: Draft | null;
	/** What waits for a second press. */
	readonly held: Draft | null;
	readonly refusal: Refusal | null;
	readonly act: Act;
}

/** What a person does about the decision, whichever it is: the same for as long as the board lies there. */
export interface Act {
	/** Follows pointer and focus, forgotten with null. */
	aim(draft: Draft | null): void;
	/** Stays until it is made or dropped. */
	hold(draft: Draft | null): void;
	/** Hands a move in, or keeps it for a second press where one is asked for. */
	choose(move: Move): void;
	/** Hands a move in. */
	make(move: Move): void;
	/** Takes note of the hand that acts: fingers are asked twice. */
	touchedBy(pointer: string): void;
}

/** What a person has in mind about one question; forgotten with the next. */
interface Mind extends Pick<Decision, 'held' | 'refusal'> {
	readonly question: string;
	readonly aimed: Draft | null;
}

const BLANK = { aimed: null, held: null, refusal: null };

export function useDecision(props: PhotographProps): Decision {
	const table = useRef(props);
	table.current = props;
	const mind = useSignal<Mind>({ ...BLANK, question: '' });
	const [act] = useState(() => actAt(table, mind));
	const { aimed, held, refusal } = thoughtOf(props, mind.value);
	return { asked: askedAt(props), draft: aimed ?? held, held, refusal, act };
}

function actAt(table: { readonly current: PhotographProps }, mind: Signal<Mind>): Act {
	let pointer = 'mouse';
	/** What was handed in stays in view, wherever the pointer goes, until there is news or the next touch. */
	let sent: string | null = null;
	const now = () => thoughtOf(table.current, mind.peek());
	const keep = (thought: Partial<Mind>) => {
		mind.value = { ...now(), ...thought };
	};
	const act: Act = {
		aim(aimed) {
			const { question, aimed: before } = now();
			if (sent !== question && !isSame(aimed, before)) keep({ aimed });
		},
		hold(held) {
			keep({ ...BLANK, held });
		},
		make(move) {
			const refusal = table.current.check(move);
			if (refusal !== null) keep({ refusal });
			else if (askedAt(table.current) !== null) {
				const { question, aimed, held } = now();
				sent = question;
				if (!isSame(aimed ?? held, move)) act.hold(move);
				table.current.submit(move);
			}
		},
		choose(move) {
			const { check, asksTwice } = table.current;
			const isAskedTwice = asksTwice || pointer === 'touch';
			if (isAskedTwice && !isSame(now().held, move) && check(move) === null) act.hold(move);
			else act.make(move);
		},
		touchedBy(kind) {
			pointer = kind;
			sent = null;
		},
	};
	return act;
}

/** What is thought about the question on the table. */
function thoughtOf({ view, viewer }: PhotographProps, mind: Mind): Mind {
	const hand = viewer === 'spectator' ? [] : view.hands[viewer];
	const question = [view.phase, view.active, view.taken, ...hand].join();
	return mind.question === question ? mind : { ...BLANK, question };
}

function askedAt({ view, viewer, isOpen, toMove }: PhotographProps): Asked {
	const isMine = isOpen && viewer !== 'spectator' && toMove.includes(viewer);
	if (!isMine || view.phase === 'over') return null;
	return view.phase === 'pick' ? 'pick' : 'wind';
}

function isSame(a: Draft | null, b: Draft | null): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
