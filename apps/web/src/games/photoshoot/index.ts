import './styles.css';
import { type Event, type Move, type State, teamOf } from '@shutterbox/photoshoot/client';
import { late } from '../../ui/late.tsx';
import type { BoardProps, GameUi } from '../game-ui.ts';
import { Board } from './board/Board.tsx';
import { role, talkNote } from './board/bar.tsx';
import { helps } from './board/helps.ts';
import { boardWords } from './board/words.ts';
import { briefLines } from './brief-lines.tsx';
import { keys } from './keys.ts';
import { heldBackFrom, isBetweenRounds } from './log.ts';
import { presets, sequel } from './terms.ts';
import { words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words: { t: words.t, load: bringWords },
	Board,
	fillsWindow: true,
	playsEnd: true,
	playsSounds: true,
	liesBetween: true,
	hasNoSide: true,
	role,
	talkNote,
	helps,
	keys,
	TextBoard: late<BoardProps<State, Move>>(bringTextBoard),
	briefLines,
	result: () => import('./result/index.ts'),
	heldBackFrom,
	presets,
	sequel,
	allowsLookingBack: isBetweenRounds,
	score: (view, seat) => view.scores[teamOf(view, seat)],
};

/** The game's words and those of the drawn board. */
async function bringWords() {
	await Promise.all([words.load(), boardWords.load()]);
}

/** With the words that only it says. */
async function bringTextBoard() {
	const [{ TextBoard }, own] = await Promise.all([import('./text/TextBoard.tsx'), import('./text/words.ts')]);
	await own.words.load();
	return TextBoard;
}
