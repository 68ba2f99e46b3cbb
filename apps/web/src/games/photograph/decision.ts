/** The open decision of the person at the board: what is aimed at, what is held, and what the rules say to it. */
import type { Refusal } from '@shutterbox/kernel';
import type { Move } from '@shutterbox/photograph';
import { useRef, useState } from 'preact/hooks';
import type { Draft } from './draft.ts';
import type { PhotographProps } from './props.ts';

export interface Decision {
	/** What is asked of the viewer now; null while others decide or a move is on its way. */
	readonly asked: 'pick' | 'wind' | null;
	/** What is shown: what the pointer or the focus aims at, else what is held. */
	readonly draft: Draft | null;
	/** What waits for a second press. */
	readonly held: Draft | null;
	readonly refusal: Refusal | null;
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
interface Mind {
	readonly question: string;
	readonly aimed: Draft | null;
	readonly held: Draft | null;
	readonly refusal: Refusal | null;
}

export function useDecision(props: PhotographProps): Decision {
	const { view, viewer, isOpen, toMove, check, submit, asksTwice } = props;
	const isMine = isOpen && viewer !== 'spectator' && toMove.includes(viewer);
	const asked = !isMine || view.phase === 'over' ? null : view.phase === 'pick' ? 'pick' : 'wind';
	const hand = viewer === 'spectator' ? [] : view.hands[viewer];
	const question = [view.phase, view.active, view.taken, ...hand].join();
	const blank: Mind = { question, aimed: null, held: null, refusal: null };
	const [kept, keep] = useState(blank);
	const { aimed, held, refusal } = kept.question === question ? kept : blank;
	const pointer = useRef('mouse');
	/** What was handed in stays in view, wherever the pointer goes, until there is news or the next touch. */
	const sent = useRef<string | null>(null);

	const aim = (draft: Draft | null) => {
		if (sent.current !== question && !isSame(draft, aimed)) keep({ question, aimed: draft, held, refusal });
	};
	const hold = (draft: Draft | null) => keep({ ...blank, held: draft });
	const make = (move: Move) => {
		const problem = check(move);
		if (problem !== null) keep({ question, aimed, held, refusal: problem });
		if (problem !== null || asked === null) return;
		sent.current = question;
		if (!isSame(aimed ?? held, move)) keep({ ...blank, held: move });
		submit(move);
	};
	const choose = (move: Move) => {
		const isAskedTwice = asksTwice || pointer.current === 'touch';
		if (isAskedTwice && !isSame(held, move) && check(move) === null) hold(move);
		else make(move);
	};
	const touchedBy = (kind: string) => {
		pointer.current = kind;
		sent.current = null;
	};
	return { asked, draft: aimed ?? held, held, refusal, aim, hold, choose, make, touchedBy };
}

function isSame(a: Draft | null, b: Draft | null): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
