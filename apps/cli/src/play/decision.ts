import type { GameMove, Seat } from '@shutterbox/kernel';
import widthOf from 'string-width';
import type { Scene, Shown } from '../boards/board.ts';
import { lineWidth, unbroken } from '../text.ts';

/** What the reader has to decide, with examples of what can be typed. */
export function decisionOf(shown: Shown, scene: Scene<unknown>, toMove: readonly Seat[]): string {
	const { board, words, voice } = shown;
	const { position: view } = scene;
	const names = board.coloured?.(scene.names) ?? scene.names;
	const viewer = scene.viewer === 'open' ? 'spectator' : scene.viewer;
	const asked = voice.say('cli.decision', { ...words.prompt({ view, viewer, names, toMove, isOpen: true }) });
	const typed = viewer !== 'spectator' && toMove.includes(viewer) ? examplesOf(shown, scene, viewer) : [];
	if (typed.length === 0) return asked;
	return `${asked} ${voice.say('cli.examples', { typed: typed.map(whole).join(' · ') })}`;
}

/** On one line, if it fits at all. */
function whole(text: string): string {
	return widthOf(text) <= lineWidth() ? unbroken(text) : text;
}

function examplesOf(shown: Shown, scene: Scene<unknown>, seat: Seat): readonly string[] {
	const { game, board } = shown;
	if (board.examples) return board.examples(scene);
	const [move] = game.moves(scene.position, seat);
	return move === undefined ? [] : [typedMove(shown, move)];
}

/** A move as a person types it. */
export function typedMove({ game, board }: Shown, move: GameMove): string {
	return board.typed?.(move) ?? game.notation.printMove(move);
}
