/** The open decision of the person at a board: what is aimed at, what is held, and what the rules say to it. */
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { Refusal } from '@shutterbox/kernel';
import { useRef, useState } from 'preact/hooks';

/** What a board tells of its open question. */
export interface Question<Draft, Move> {
	/** Changes with every new question: what was in mind about the last one is forgotten. */
	readonly id: string;
	/** It is this viewer's to answer, and moves may be made. */
	readonly isAsked: boolean;
	/** Every move is asked for a second time, as in correspondence; fingers are asked anyway. */
	readonly asksTwice: boolean;
	/** The rules' own answer: null if the move is legal now. */
	check(move: Move): Refusal | null;
	submit(move: Move): void;
	/** The draft that shows a move. */
	draftOf(move: Move): Draft;
}

export interface Decision<Draft, Move> {
	/** What is shown: what the pointer or the focus aims at, else what is held. */
	readonly draft: Draft | null;
	/** What waits for a second press. */
	readonly held: Draft | null;
	readonly refusal: Refusal | null;
	/** The same for as long as the board lies there. */
	readonly deeds: Deeds<Draft, Move>;
}

/** What a person does about the decision, whichever it is. */
export interface Deeds<Draft, Move> {
	/** Follows pointer and focus, forgotten with null. */
	aim(draft: Draft | null): void;
	/** Stays until it is made or dropped. */
	hold(draft: Draft | null): void;
	/** Says why something cannot be, without a move being tried. */
	refuse(refusal: Refusal): void;
	/** Hands a move in, or keeps it for a second press where one is asked for. */
	choose(move: Move): void;
	/** Hands a move in. */
	make(move: Move): void;
	/** Takes note of the hand that acts: fingers are asked twice. */
	touchedBy(pointer: string): void;
}

/** What a person has in mind about one question; forgotten with the next. */
export interface Mind<Draft> {
	readonly question: string;
	readonly aimed: Draft | null;
	readonly held: Draft | null;
	readonly refusal: Refusal | null;
}

const BLANK = { aimed: null, held: null, refusal: null };

export function useDecision<Draft, Move>(question: Question<Draft, Move>): Decision<Draft, Move> {
	const asked = useRef(question);
	asked.current = question;
	const mind = useSignal<Mind<Draft>>({ ...BLANK, question: '' });
	const [deeds] = useState(() => deedsAbout(() => asked.current, mind));
	return { ...decided(question, mind), deeds };
}

/** How a decision stands. */
export function decided<Draft, Move>(
	question: Question<Draft, Move>,
	mind: ReadonlySignal<Mind<Draft>>,
): Omit<Decision<Draft, Move>, 'deeds'> {
	const { aimed, held, refusal } = thoughtOf(question, mind.value);
	return { draft: aimed ?? held, held, refusal };
}

export function deedsAbout<Draft, Move>(
	asked: () => Question<Draft, Move>,
	mind: Signal<Mind<Draft>>,
): Deeds<Draft, Move> {
	let pointer = 'mouse';
	/** What was handed in stays in view, wherever the pointer goes, until there is news or the next touch. */
	let sent: string | null = null;
	const now = () => thoughtOf(asked(), mind.peek());
	const keep = (thought: Partial<Mind<Draft>>) => {
		mind.value = { ...now(), ...thought };
	};
	const deeds: Deeds<Draft, Move> = {
		aim(aimed) {
			const { question, aimed: before } = now();
			if (sent !== question && !isSame(aimed, before)) keep({ aimed });
		},
		hold(held) {
			keep({ ...BLANK, held });
		},
		refuse(refusal) {
			keep({ refusal });
		},
		make(move) {
			const table = asked();
			const refusal = table.check(move);
			if (refusal !== null) keep({ refusal });
			else if (table.isAsked) {
				const { question, aimed, held } = now();
				const draft = table.draftOf(move);
				sent = question;
				if (!isSame(aimed ?? held, draft)) deeds.hold(draft);
				table.submit(move);
			}
		},
		choose(move) {
			const table = asked();
			const isAskedTwice = table.asksTwice || pointer === 'touch';
			const draft = table.draftOf(move);
			if (isAskedTwice && !isSame(now().held, draft) && table.check(move) === null) deeds.hold(draft);
			else deeds.make(move);
		},
		touchedBy(kind) {
			pointer = kind;
			sent = null;
		},
	};
	return deeds;
}

/** What is thought about the question on the table. */
function thoughtOf<Draft>({ id }: Pick<Question<Draft, never>, 'id'>, mind: Mind<Draft>): Mind<Draft> {
	return mind.question === id ? mind : { ...BLANK, question: id };
}

function isSame<Draft>(a: Draft | null, b: Draft | null): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
