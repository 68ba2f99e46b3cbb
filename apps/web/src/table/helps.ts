/** What helps a board has at a table, and which of them its reader has on. */
import type { TableView } from '@shutterbox/table';
import { useMemo } from 'preact/hooks';
import type { GameUi, Help } from '../games/game-ui.ts';
import { settings } from '../settings/settings.ts';

/** Helps with the game they belong to, as the table offers them. */
export interface Offered {
	readonly game: string;
	readonly helps: readonly Help[];
}

/** Nobody is advised in a rated match, or helped where the host rules it out. */
export function offeredAt(
	ui: Pick<GameUi, 'helps'> | null,
	{ game, isRated, options }: Pick<TableView, 'game' | 'isRated' | 'options'>,
): Offered {
	const isOffered = ({ isAdvice, isForbidden }: Help) => !(isAdvice && isRated) && !isForbidden?.(options);
	return { game, helps: (ui?.helps ?? []).filter(isOffered) };
}

/** The ids of what is on, by what was switched from how it comes from the box. */
export function onOf({ game, helps }: Offered, switched: readonly string[]): ReadonlySet<string> {
	const isOn = ({ id, isOff = false }: Help) => switched.includes(nameOf(game, id)) === isOff;
	return new Set(helps.filter(isOn).map(({ id }) => id));
}

/** The settings after a help was switched. */
export function switchedBy(game: string, id: string, switched: readonly string[]): readonly string[] {
	const name = nameOf(game, id);
	return switched.includes(name) ? switched.filter((one) => one !== name) : [...switched, name];
}

/** What is on for this reader, the same set until something is switched. */
export function useHelps(offered: Offered): ReadonlySet<string> {
	const on = onOf(offered, settings.read().helps);
	return useMemo(() => on, [[...on].join()]);
}

function nameOf(game: string, id: string): string {
	return `${game}/${id}`;
}
