import { useSignal } from '@preact/signals';
import { partOf } from '@shutterbox/catalogue/parts';
import { type AnyGame, type Spoken, speak } from '@shutterbox/kernel';
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { area } from '../i18n/area.ts';
import { tableWords } from '../i18n/table.ts';
import { voiceOf } from '../i18n/voice.ts';

/** What a table needs of its game: how it looks, what its rules say, and its words. */
export interface GameKit {
	/** Null where this page has no board of the game's own. */
	readonly ui: GameUi | null;
	readonly rules: AnyGame;
	readonly words: Spoken;
}

const UIS = import.meta.glob<{ readonly ui: GameUi }>('../games/*/index.ts');

/** Brings a game in; null where there is no such game. */
export async function bringGame(id: string): Promise<GameKit | null> {
	const [part, ui] = await Promise.all([
		partOf(id),
		UIS[`../games/${id}/index.ts`]?.().then((chunk) => chunk.ui) ?? null,
		tableWords.load(),
	]);
	if (part === null) return null;
	const words = ui?.words ?? area(part.words.messages);
	await words.load();
	return { rules: part.game, ui, words: speak(part.words, voiceOf(words)) };
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
