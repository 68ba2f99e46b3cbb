import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Known } from '../match/port.ts';
import { isDrawn } from './BoardRegion.tsx';
import type { GameKit } from './game-kit.ts';

/** Milliseconds; nobody waits longer for a result, whatever the board does. */
const PATIENCE = 20_000;

/**
 * Those who were there when a match ended see it end on the board; the result comes when they have. Null once it may
 * come: at once for whoever opens a match that is over.
 */
export function useCurtain(known: Known | null, kit: GameKit | null): (() => void) | null {
	const stage = known?.table.stage;
	const wasPlaying = useRef(false);
	const [isSeen, see] = useState(false);
	const drop = useCallback(() => see(true), []);
	const isUp = stage === 'finished' && wasPlaying.current && !isSeen && playsEnd(kit) && !document.hidden;
	useEffect(() => {
		if (stage !== undefined && stage !== 'finished') {
			wasPlaying.current = stage === 'playing';
			see(false);
		}
	}, [stage]);
	useEffect(() => {
		if (!isUp) return;
		const timer = setTimeout(drop, PATIENCE);
		return () => clearTimeout(timer);
	}, [isUp]);
	return isUp ? drop : null;
}

function playsEnd(kit: GameKit | null): boolean {
	return kit !== null && isDrawn(kit.ui) && kit.ui?.playsEnd === true;
}
