/** The only door to drawings: they come late, in chunks of their own, and each is put into the page once. */
import { signal } from '@preact/signals';
import type { CoverName } from './art/covers.ts';

/** Symbols drawn so far, by id. */
const drawn = signal<ReadonlyMap<string, string>>(new Map());
const asked = new Map<string, Promise<void>>();

/** The symbols to be put into the page; reading them in a component redraws it when more arrive. */
export function symbols(): ReadonlyMap<string, string> {
	return drawn.value;
}

export function isDrawn(id: string): boolean {
	return drawn.value.has(id);
}

export function coverId(game: string): string {
	return `cover-${game}`;
}

/** Draws all covers. */
export function bringCovers(): Promise<void> {
	return once('covers', async () => {
		const { COVER_NAMES, coverOf } = await import('./art/covers.ts');
		const symbolOf = (name: CoverName) =>
			`<symbol id="${coverId(name)}" viewBox="0 0 300 400">${coverOf(name)}</symbol>`;
		add(COVER_NAMES.map((name) => [coverId(name), symbolOf(name)]));
	});
}

/** A frame of one of Photograph's stories: the symbol to use and the part of it to show when small. */
export interface StoryFrame {
	readonly id: string;
	readonly crop: string;
}

/** Draws the twelve frames of the story that closes the first page. */
export async function bringStory(): Promise<readonly StoryFrame[]> {
	const { sceneId, sceneOf, spriteMarkup } = await import('./games/photograph/art/index.ts');
	const frames = Array.from({ length: 12 }, (_, i) => ({
		id: sceneId('brown', i + 1),
		crop: sceneOf('brown', i + 1).crop,
	}));
	add(frames.map(({ id }) => [id, spriteMarkup([id])]));
	return frames;
}

function add(made: readonly (readonly [id: string, symbol: string])[]): void {
	drawn.value = new Map([...drawn.peek(), ...made]);
}

function once(name: string, bring: () => Promise<void>): Promise<void> {
	const running = asked.get(name) ?? bring();
	asked.set(name, running);
	running.catch(() => asked.delete(name));
	return running;
}
