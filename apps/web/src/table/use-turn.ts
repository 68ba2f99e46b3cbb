import type { AnyGame, View } from '@shutterbox/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Known } from '../match/port.ts';
import { waitedSeats } from '../match/waited.ts';
import { yourTurn } from '../shell/tab.ts';
import { isDrawn } from './BoardRegion.tsx';
import type { GameKit } from './game-kit.ts';
import { play, wakeAfterPress } from './sounds.ts';

/** Whether this screen's person may act. */
export function mayAct({ viewer, table }: Known): boolean {
	return viewer !== 'spectator' && table.stage === 'playing' && table.toMove.includes(viewer);
}

/** Whether this screen's person has to be called: what their standing order answers is answered without them. */
export function isCalled(known: Known, rules: Pick<AnyGame, 'standing' | 'waitsFor'>): boolean {
	const { viewer, table } = known;
	if (viewer === 'spectator' || !mayAct(known) || !waitedSeats(table, rules).includes(viewer)) return false;
	return table.order === null || !rules.standing?.answer(table.view as View<unknown>, viewer, table.order);
}

/** Says that it is somebody's turn everywhere at once: tab, icon, bar, sound. */
export function useTurn(known: Known | null, kit: GameKit | null): void {
	const isMine = known !== null && kit !== null && isCalled(known, kit.rules);
	// Until everything is here nothing has changed yet.
	const length = known !== null && kit !== null ? known.table.length : -1;
	const isOver = known?.table.stage === 'finished';
	const before = useRef({ isMine: false, length: -1, isOver });
	useEffect(wakeAfterPress, []);
	useEffect(() => {
		yourTurn.value = isMine ? { href: location.pathname } : null;
		return () => {
			yourTurn.value = null;
		};
	}, [isMine]);
	useEffect(() => {
		const was = before.current;
		before.current = { isMine, length, isOver };
		if (was.length === -1 || known === null) return;
		const sound = soundOf(was, before.current, ownSounds(kit));
		if (sound) play(sound);
	}, [isMine, length, isOver]);
}

interface Moment {
	readonly isMine: boolean;
	/** Entries of the log. */
	readonly length: number;
	readonly isOver: boolean;
}

/** What the board itself is heard with. */
interface OwnSounds {
	readonly moves: boolean;
	/** It stays until the match is over for the eye, too. */
	readonly end: boolean;
}

function ownSounds(kit: GameKit | null): OwnSounds {
	const ui = kit !== null && isDrawn(kit.ui) ? kit.ui : null;
	const moves = ui?.playsSounds === true;
	return { moves, end: moves && ui?.playsEnd === true };
}

/** What is heard of a change. Beside a board with sounds of its own only the call is: two at once are noise. */
export function soundOf(was: Moment, is: Moment, own: OwnSounds): 'end' | 'turn' | 'move' | null {
	if (is.isOver && !was.isOver) return own.end ? null : 'end';
	if (is.isMine && !was.isMine) return 'turn';
	return is.length > was.length && !own.moves ? 'move' : null;
}
