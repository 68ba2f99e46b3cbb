/** What goes on beside what is drawn: the opening, marks on what is new, and when the result may come. */
import type { Seat, View } from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import type { Event, State } from '@shutterbox/wildlife-park/client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Script, scenesOf } from '../../../board/director.ts';
import { playSound } from '../../../board/sound-kit.ts';
import type { Stage } from '../../../board/stage.ts';
import { useRecent } from '../../../board/use-recent.ts';
import { isStill } from '../../../settings/preferences.ts';
import { UNFOLDING } from './acts.ts';
import { type Fresh, freshIn } from './fresh.ts';
import { matchSeen } from './helps.ts';
import type { WildlifeProps } from './scene.ts';

/** Whoever comes to a table where they have decided nothing yet sees it being laid. */
export function useOpening(
	{ replay }: Stage<View<State>, Event>,
	script: Script<View<State>, Event>,
	{ view, history }: WildlifeProps,
	isAsked: boolean,
): void {
	useLayoutEffect(() => {
		if (isAsked && view.phase === 'reroll' && !document.hidden) replay(scenesOf(script, view, history));
	}, []);
}

/** Whoever sits down to decide, or takes the device from the one before, unfolds the map: it lay folded over itself. */
export function useUnfolding(isAsked: boolean): boolean {
	const [isFolded, fold] = useState(isAsked && !isStill.peek());
	useEffect(() => {
		if (!isFolded) return;
		const timer = setTimeout(() => fold(false), UNFOLDING);
		return () => clearTimeout(timer);
	}, []);
	return isFolded;
}

/** A mission that is met when a turn is shown is stamped. */
export function useStamps(own: Seat, met: number): void {
	const before = useRef({ own, met });
	useEffect(() => {
		if (own === before.current.own && met > before.current.met) playSound('stamp');
		before.current = { own, met };
	}, [own, met]);
}

/** Milliseconds that something new is marked. */
const FRESH = 2000;

export function useFresh(latest: readonly TableEvent[]): Fresh {
	const recent = useRecent(latest, freshIn, FRESH);
	return useMemo(() => new Map(recent.flatMap((each) => [...each])), [recent]);
}

/** Milliseconds that the leaflets lie there by themselves. */
const READ = 6000;

export function useEnd(isOver: boolean, onEnd: (() => void) | undefined): void {
	const isEnding = isOver && onEnd !== undefined;
	useEffect(() => {
		if (isEnding) matchSeen();
	}, [isEnding]);
	useEffect(() => {
		if (!isOver || !onEnd) return;
		const timer = setTimeout(onEnd, READ);
		return () => clearTimeout(timer);
	}, [isOver, onEnd]);
}
