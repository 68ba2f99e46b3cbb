import type { Cell } from '@shutterbox/photoshoot/client';
import { useRef } from 'preact/hooks';

/** Milliseconds in which a trembling hand taps twice and means it once. */
const TWICE = 250;

/** Whether a tap on a cell counts. */
export function useSteady(isSteady: boolean): (cell: Cell, at: number) => boolean {
	const last = useRef<{ readonly cell: Cell; readonly at: number } | null>(null);
	return (cell, at) => {
		const isEcho = isSteady && last.current?.cell === cell && at - last.current.at < TWICE;
		if (!isEcho) last.current = { cell, at };
		return !isEcho;
	};
}
