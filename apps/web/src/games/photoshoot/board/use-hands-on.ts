/** What is in the viewer's hands, and how it becomes moves: at once, or as soon as the stage has settled. */
import type { Refusal, Seat } from '@shutterbox/kernel';
import { type Cell, type Direction, JOE, type Move, type State } from '@shutterbox/photoshoot/client';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { buzz } from '../../../board/sound-kit.ts';
import { type Draft, EMPTY, made, pick, pushOf, sendable, whyNotWith } from '../draft.ts';
import { useHands } from '../hooks.ts';
import { mayTouch, type PhotoshootProps } from './scene.ts';
import { useSteady } from './use-steady.ts';
import { whenReached } from './when-reached.ts';

export interface HandsOn {
	readonly draft: Draft;
	/** As it is now, between two pictures. */
	now(): Draft;
	/** Something is on its way, or waits for the stage to settle. */
	readonly isBusy: boolean;
	readonly refusal: Refusal | null;
	/** What a table by post asks for a second time. */
	readonly sure: Move | null;
	/** A move, unless the rules forbid it: then they say why. `by` is somebody else at this device. */
	make(move: Move, by?: Seat): void;
	/** A tile by itself: lifted, let go, or swapped with the one that is lifted. */
	choose(cell: Cell, isSlid: boolean): void;
	/** A tile that was slid onto another since a moment; gives whether that is on its way. */
	slide(from: Cell, to: Cell, since: number): boolean;
	/** Joe's line; `since` where he was dragged. */
	push(dir: Direction, since?: number): void;
	letGo(): void;
	refuse(refusal: Refusal): void;
}

/** Moves that change nothing for anybody else are never asked for twice. */
const LIGHT: readonly Move['type'][] = ['ritual', 'ready', 'flip', 'resume', 'repair', 'undo'];

/** Milliseconds until a move is tried again that was made too early for what has happened meanwhile. */
const AGAIN = 60;
/** The same for which a reason can be read. */
const READ = 6000;
/** The same for which a hand feels that something was done. */
const FELT = 20;

/** One move of this screen after the other, whoever makes them. */
export type Lane = { current: Promise<unknown> };

export function useHandsOn(props: PhotoshootProps, seat: Seat | null, lane: Lane): HandsOn {
	const { view, isOpen, toMove, now, asksTwice, helps } = props;
	const [draft, take] = useHands();
	const [countsTap, countsMove] = [useSteady(helps.has('steady')), useSteady(helps.has('steady'))];
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [refused, setRefused] = useState<{ readonly refusal: Refusal; readonly draft: Draft } | null>(null);
	const [sure, setSure] = useState<Move | null>(null);
	const latest = useRef({ ...props, seat });
	latest.current = { ...props, seat };
	// What waits is for whose hands these are when it goes: around one device they change while something is on its way.
	const check = (move: Move) => latest.current.check(move, latest.current.seat ?? undefined);

	const deliver = (move: Move, by: Seat | null): Promise<Refusal | null> => {
		const sent = lane.current.then(() => latest.current.submit(move, by ?? undefined));
		const delivered = sent.then(
			(refusal) => refusal ?? null,
			() => null,
		);
		lane.current = delivered;
		return delivered;
	};
	const refuse = (refusal: Refusal) => setRefused({ refusal, draft: draft.current });
	useEffect(() => {
		if (refused === null) return;
		const timer = setTimeout(() => setRefused(null), READ);
		return () => clearTimeout(timer);
	}, [refused]);
	const sendNext = (hasWaited: boolean) => {
		if (isSending.current || !latest.current.isOpen) return;
		const [first] = draft.current.waiting;
		const next = sendable(check, draft.current, hasWaited);
		if (next === null) return;
		take(next.draft);
		if (next.send === null) {
			const refusal = first && check(first);
			if (refusal) refuse(refusal);
			return;
		}
		isSending.current = true;
		setBusy(true);
		const { send } = next;
		deliver(send, latest.current.seat).then((refusal) => {
			isSending.current = false;
			setBusy(false);
			if (refusal?.code !== 'PST_TOO_SOON') {
				if (refusal) refuse(refusal);
				return sendNext(true);
			}
			// Somebody has acted and taken it back meanwhile (PST-74): the news of that, which says for how long, is on its way.
			take({ ...draft.current, waiting: [send, ...draft.current.waiting] });
			isSending.current = true;
			setTimeout(() => {
				isSending.current = false;
				sendNext(true);
			}, AGAIN);
		});
	};
	useEffect(() => sendNext(true));
	useSettling(view, now, draft.current.waiting.length > 0, () => sendNext(true));
	// At once: whoever is quick has the next tile in hand already.
	useLayoutEffect(() => {
		take(EMPTY);
		setSure(null);
	}, [view.phase, view.round]);
	useMoved(view, draft.current, () => take({ ...EMPTY, waiting: draft.current.waiting }));

	const makeFor = (move: Move, by: Seat | null): boolean => {
		const refusal = latest.current.check(move, by ?? undefined);
		if (refusal) refuse(refusal);
		else deliver(move, by);
		return refusal === null;
	};
	/** Gives whether it is on its way. */
	const make = (move: Move, by: Seat | null = seat): boolean => {
		if (seat === null || !countsMove(`${by} ${nameOf(move)}`, performance.now())) return false;
		if (by !== seat) return makeFor(move, by);
		const refusal = check(move);
		if (refusal && refusal.code !== 'PST_TOO_SOON') {
			take({ ...EMPTY, waiting: draft.current.waiting });
			refuse(refusal);
			return false;
		}
		setRefused(null);
		if (asksTwice && !LIGHT.includes(move.type) && !isSame(sure, move)) {
			take({ ...EMPTY, waiting: draft.current.waiting });
			setSure(move);
			return false;
		}
		setSure(null);
		if (!isOpen && !toMove.includes(seat)) return false;
		take(made(draft.current, move));
		buzz(FELT);
		sendNext(false);
		return true;
	};
	const moveBy = (from: Draft, cell: Cell, isSlid: boolean) => {
		const refusal = whyNotWith(check, view, from, cell);
		if (refusal) {
			refuse(refusal);
			return false;
		}
		const { draft: next, move } = pick(view, from, cell, now(), isSlid);
		if (move) return make(move);
		setRefused(null);
		take(next);
		return false;
	};
	return {
		draft: draft.current,
		isBusy: isBusy || draft.current.waiting.length > 0,
		now: () => draft.current,
		refusal: refused?.draft.picked === draft.current.picked ? refused.refusal : null,
		sure,
		make,
		refuse,
		choose(cell, isSlid) {
			if (seat === null || !countsTap(cell, performance.now())) return;
			if (mayTouch(view, seat)) {
				moveBy(draft.current, cell, isSlid);
				return;
			}
			const refusal = check({ type: 'swap', a: cell, b: cell === 0 ? 1 : 0 });
			if (refusal) refuse(refusal);
		},
		slide(from, to, since) {
			return moveBy({ ...EMPTY, waiting: draft.current.waiting, picked: from, since, isSlid: true }, to, true);
		},
		push(dir, since) {
			const dragged = { ...EMPTY, picked: view.cells.indexOf(JOE), since: since ?? 0, isSlid: true };
			make(pushOf(view, dir, since === undefined ? draft.current : dragged, now()));
		},
		letGo() {
			take({ ...EMPTY, waiting: [] });
			setRefused(null);
			setSure(null);
		},
	};
}

/** What was made too early goes by itself when the stage has settled. */
function useSettling(view: State, now: () => number, isWaiting: boolean, onSettled: () => void): void {
	useEffect(() => {
		if (!isWaiting) return;
		return whenReached(view.settledAt, now, onSettled);
	}, [isWaiting, view.settledAt]);
}

/** A tile that somebody else has moved is in nobody's hand any more. */
function useMoved(view: State, { picked }: Draft, letGo: () => void): void {
	const before = useRef(view.cells);
	useLayoutEffect(() => {
		const was = before.current;
		before.current = view.cells;
		if (picked !== null && was[picked] !== view.cells[picked]) letGo();
	}, [view.cells]);
}

/** What it is, whatever it is based on. */
function nameOf({ type, ...what }: Move): string {
	return 'kind' in what ? `${type} ${what.kind} ${'target' in what ? what.target : ''}` : type;
}

/** The same but for how long it was held. */
function isSame(a: Move | null, b: Move): boolean {
	const bare = (move: Move | null) => JSON.stringify(move && { ...move, holdMs: 0 });
	return bare(a) === bare(b);
}
