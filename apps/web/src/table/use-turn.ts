import { useEffect, useRef } from 'preact/hooks';
import type { Known } from '../match/port.ts';
import { yourTurn } from '../page.ts';
import { play } from './sounds.ts';

/** Whether this screen's person is waited for. */
export function isWaitedFor({ viewer, table }: Known): boolean {
	return viewer !== 'spectator' && table.stage === 'playing' && table.toMove.includes(viewer);
}

/** Says that it is somebody's turn everywhere at once: tab, icon, bar, sound. */
export function useTurn(known: Known | null): void {
	const isMine = known !== null && isWaitedFor(known);
	const length = known?.table.length ?? 0;
	const isOver = known?.table.stage === 'finished';
	const before = useRef({ isMine: false, length: -1, isOver });
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
