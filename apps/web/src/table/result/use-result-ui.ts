import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameUi, ResultUi } from '../../games/game-ui.ts';
import { isDrawn } from '../BoardRegion.tsx';

/** The game's own first screen, where it has one and boards are drawn. Throws what kept it away, so that the page can say so. */
export function useResultUi(ui: GameUi | null): ResultUi | 'coming' | null {
	const bring = isDrawn(ui) ? ui?.result : undefined;
	const brought = useSignal<ResultUi | null>(null);
	const problem = useSignal<{ readonly problem: unknown } | null>(null);
	useEffect(() => {
		let isWanted = true;
		bring?.().then(
			(part) => {
				if (isWanted) brought.value = part;
			},
			(why: unknown) => {
				if (isWanted) problem.value = { problem: why };
			},
		);
		return () => {
			isWanted = false;
		};
	}, [bring]);
	if (problem.value !== null) throw problem.value.problem;
	return bring === undefined ? null : (brought.value ?? 'coming');
}
