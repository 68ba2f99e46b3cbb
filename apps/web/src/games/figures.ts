import { partOf } from '@shutterbox/catalogue/parts';
import type { View } from '@shutterbox/kernel';
import type { ComponentType } from 'preact';
import type { Deeds } from '../board/decision.ts';
import type { Area } from '../i18n/area.ts';

/** How the figures of a rule book are drawn with the parts of the game's own board; its own lazy chunk. */
export interface GameFigures<State = unknown, Told = unknown> {
	/** Loaded before anything is drawn. */
	readonly words: Pick<Area<string>, 'load'>;
	/** What a figure is told to show; or why it cannot: words it does not know, a part that this position does not have. */
	read(view: View<State>, shows: string): Told | string;
	/** Fills its box; `--px` is the length of one pixel of the figure. */
	readonly Drawing: ComponentType<{ view: View<State>; told: Told }>;
}

/** Hands that do nothing: what is printed is not played. */
export const NO_DEEDS: Deeds<unknown, unknown> = {
	aim() {},
	hold() {},
	refuse() {},
	choose() {},
	make() {},
	touchedBy() {},
};

const FIGURES = import.meta.glob<{ readonly figures: GameFigures }>('./*/figures/index.tsx');

/** What a figure of this game is drawn with. */
export interface Drawable {
	readonly Drawing: GameFigures['Drawing'];
	readonly view: View<unknown>;
	readonly told: unknown;
}

/** A position as its first seat sees it. Throws what is wrong with it, or with what is to be shown of it. */
export async function bringFigure(game: string, position: string, shows: string): Promise<Drawable> {
	const [part, chunk] = await Promise.all([partOf(game), FIGURES[`./${game}/figures/index.tsx`]?.()]);
	if (part === null || chunk === undefined) throw new Error(`${game} draws no figures`);
	const parsed = part.game.notation.parsePosition(position);
	if ('problem' in parsed) throw new Error(parsed.problem);
	const { words, read, Drawing } = chunk.figures;
	const view = part.game.view(parsed.value, 0);
	const told = read(view, shows);
	if (typeof told === 'string') throw new Error(told);
	await words.load();
	return { Drawing, view, told };
}
