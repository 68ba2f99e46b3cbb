import type { Game, GameEvent, GameMove } from '@shutterbox/kernel';
import { viewersOf } from './trial.ts';
import type { TestTable } from './walk.ts';

/** A list is long enough to tell that it was shuffled from so many different hidden numbers on. */
const LEAST = 4;

/** By path: lists of a position whose numbers, or enough of them, nobody is shown. */
export function hiddenLists<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	table: TestTable,
	state: State,
): Map<string, string> {
	const found = new Map<string, string>();
	const look = (value: unknown, views: readonly unknown[], path: string): void => {
		if (typeof value !== 'object' || value === null) return;
		const part = (whole: unknown, key: string) => (whole as Record<string, unknown> | null)?.[key];
		const hidden = Object.entries(value).filter(
			([key, own]) => typeof own === 'number' && !views.some((view) => part(view, key) === own),
		);
		if (Array.isArray(value) && new Set(hidden.map(([, own]) => own)).size >= LEAST)
			found.set(path, JSON.stringify(hidden));
		for (const [key, own] of Object.entries(value)) {
			const shown = views.map((view) => part(view, key));
			look(own, shown, `${path}.${key}`);
		}
	};
	const views = viewersOf(table).map((viewer) => game.view(state, viewer));
	look(state, views, game.meta.id);
	return found;
}
