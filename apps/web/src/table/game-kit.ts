import { useSignal } from '@preact/signals';
import type { AnyGame } from '@shutterbox/kernel';
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { tableWords } from '../i18n/table.ts';

declare global {
	interface ImportMeta {
		/** The bundler's own: every file that fits, each a chunk that is loaded when it is asked for. */
		glob<Module>(pattern: string): Readonly<Record<string, () => Promise<Module>>>;
	}
}

/** What a table needs of its game: how it looks and what its rules say. */
export interface GameKit {
	/** Null where this page knows the rules but not how to draw the game. */
	readonly ui: GameUi | null;
	readonly rules: AnyGame;
}

const UIS = import.meta.glob<{ readonly ui: GameUi }>('../games/*/index.ts');

const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
	photograph: async () => (await import('@shutterbox/photograph')).photograph,
	snapshot: async () => (await import('@shutterbox/snapshot')).snapshot,
	'wildlife-park': async () => (await import('@shutterbox/wildlife-park')).wildlifePark,
	'sasquatch-snap': async () => (await import('@shutterbox/sasquatch-snap')).sasquatchSnap,
	photoshoot: async () => (await import('@shutterbox/photoshoot')).photoshoot,
};

/** Brings a game in; null where there is no such game. */
export async function bringGame(id: string): Promise<GameKit | null> {
	if (!Object.hasOwn(RULES, id)) return null;
	const loadUi = UIS[`../games/${id}/index.ts`];
	const [rules, ui] = await Promise.all([
		RULES[id](),
		loadUi?.().then(async (chunk) => {
			await chunk.ui.words.load();
			return chunk.ui;
		}) ?? null,
		tableWords.load(),
	]);
	return { rules, ui };
}

export type Brought<T> =
	| { readonly is: 'coming' }
	| { readonly is: 'missing' }
	| { readonly is: 'here'; readonly it: T };

/** The game a screen is about. Throws what went wrong, so that the page can say so. */
export function useGame(id: string | null): Brought<GameKit> {
	const brought = useSignal<Brought<GameKit> | { readonly is: 'broken'; readonly problem: unknown }>({ is: 'coming' });
	useEffect(() => {
		if (id === null) return;
		let isWanted = true;
		bringGame(id).then(
			(kit) => {
				if (isWanted) brought.value = kit ? { is: 'here', it: kit } : { is: 'missing' };
			},
			(problem: unknown) => {
				if (isWanted) brought.value = { is: 'broken', problem };
			},
		);
		return () => {
			isWanted = false;
		};
	}, [id]);
	if (brought.value.is === 'broken') throw brought.value.problem;
	return brought.value;
}
