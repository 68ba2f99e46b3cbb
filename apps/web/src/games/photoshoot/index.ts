import './styles.css';
import { type Event, type Move, type State, teamOf } from '@shutterbox/photoshoot/client';
import { late } from '../../ui/late.tsx';
import type { BoardProps, GameUi } from '../game-ui.ts';
import { heldBackFrom, isBetweenRounds } from './log.ts';
import { words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	TextBoard: late<BoardProps<State, Move>>(bringTextBoard),
	heldBackFrom,
	allowsLookingBack: isBetweenRounds,
	score: (view, seat) => view.scores[teamOf(view, seat)],
};

/** With the words that only it says. */
async function bringTextBoard() {
	const [{ TextBoard }, own] = await Promise.all([import('./text/TextBoard.tsx'), import('./text/words.ts')]);
	await own.words.load();
	return TextBoard;
}
