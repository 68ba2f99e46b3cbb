import { existsSync } from 'node:fs';
import { partOf } from '@shutterbox/catalogue/parts';
import { type AnyGame, speak } from '@shutterbox/kernel';
import { type Language, spokenLanguage, voiceOf } from '../voice.ts';
import { catalogues } from '../words/index.ts';
import type { BoardModule, Shown } from './board.ts';
import { plainBoard } from './plain.ts';

/** A game with its board and its words; one without a board of its own is shown in its notation. */
export async function shownIn(asked: Language, game: AnyGame): Promise<Shown> {
	const { id } = game.meta;
	const [part, own] = await Promise.all([partOf(id), boardModule(id)]);
	if (part === null) throw new Error(`${id} is not in the catalogue`);
	const needed = [catalogues, part.words.messages, ...(own?.messages ? [own.messages] : [])];
	const language = spokenLanguage(asked, needed);
	const plain = await voiceOf(language, needed);
	const voice = own?.painted?.(plain) ?? plain;
	return {
		game,
		board: own?.board(voice) ?? plainBoard(game, voice),
		words: speak(part.words, voice),
		voice,
		language,
	};
}

async function boardModule(id: string): Promise<BoardModule | null> {
	const file = new URL(`./${id}/index.ts`, import.meta.url);
	return existsSync(file) ? await import(file.href) : null;
}
