import type { AnyGame, View } from '@shutterbox/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Known } from '../match/port.ts';
import { yourTurn } from '../shell/tab.ts';
import { play, wakeAfterPress } from './sounds.ts';

/** Whether this screen's person is waited for. */
export function isWaitedFor({ viewer, table }: Known): boolean {
	return viewer !== 'spectator' && table.stage === 'playing' && table.toMove.includes(viewer);
}

/** Whether this screen's person has to be called: what their standing order answers is answered without them. */
export function isCalled(known: Known, { standing }: Pick<AnyGame, 'standing'>): boolean {
	const { viewer, table } = known;
	if (viewer === 'spectator' || !isWaitedFor(known)) return false;
	return table.order === null || !standing?.answer(table.view as View<unknown>, viewer, table.order);
}

/** Says that it is somebody's turn everywhere at once: tab, icon, bar, sound. */
export function useTurn(known: Known | null, rules: AnyGame | null): void {
	const isMine = known !== null && rules !== null && isCalled(known, rules);
	// Until everything is here nothing has changed yet.
	const length = known !== null && rules !== null ? known.table.length : -1;
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
		if (isOver && !was.isOver) play('end');
		else if (isMine && !was.isMine) play('turn');
		else if (length > was.length) play('move');
	}, [isMine, length, isOver]);
}
