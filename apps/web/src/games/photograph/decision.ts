/** The open decision of the person at the board: what is aimed at, what is held, and what the rules say to it. */
import type { Refusal } from '@shutterbox/kernel';
import type { Move } from '@shutterbox/photograph';
import { useEffect, useRef, useState } from 'preact/hooks';
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

export function useDecision(props: PhotographProps): Decision {
	const { view, viewer, isOpen, toMove, check, submit, asksTwice } = props;
	const isMine = isOpen && viewer !== 'spectator' && toMove.includes(viewer);
	const asked = !isMine || view.phase === 'over' ? null : view.phase === 'pick' ? 'pick' : 'wind';
	const [aimed, aim] = useState<Draft | null>(null);
	const [held, setHeld] = useState<Draft | null>(null);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const pointer = useRef('mouse');
	const hand = viewer === 'spectator' ? [] : view.hands[viewer];
	const question = [view.phase, view.active, view.taken, ...hand].join();
	useEffect(() => {
		aim(null);
		setHeld(null);
		setRefusal(null);
	}, [question]);

	const hold = (draft: Draft | null) => {
		setRefusal(null);
		aim(null);
		setHeld(draft);
	};
	const make = (move: Move) => {
		const problem = check(move);
		setRefusal(problem);
		if (problem !== null || asked === null) return;
		setHeld(move);
		submit(move);
	};
	const choose = (move: Move) => {
		const problem = check(move);
		const isSecond = held !== null && JSON.stringify(held) === JSON.stringify(move);
		if (problem === null && !isSecond && (asksTwice || pointer.current === 'touch')) hold(move);
		else make(move);
	};
	const touchedBy = (kind: string) => {
		pointer.current = kind;
	};
	const draft = asked === null ? held : (aimed ?? held);
	return { asked, draft, held, refusal, aim, hold, choose, make, touchedBy };
}
