import './styles.css';
import type { Event, Move, State } from '@shutterbox/photograph/client';
import type { GameUi } from '../game-ui.ts';
import { Board } from './Board.tsx';
import { briefLines } from './brief-lines.tsx';
import { keys } from './keys.ts';
import { lookedBack } from './looked-back.ts';
import { hasMemoryAid } from './props.ts';
import { score } from './scores.ts';
import { TextBoard } from './TextBoard.tsx';
import { t, words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	Board,
	fillsWindow: true,
	playsSounds: true,
	TextBoard,
	briefLines,
	keys,
	helps: [{ id: 'hints', title: () => t('help.hints'), about: () => t('help.hintsAbout'), isAdvice: true }],
	lookedBack: (then, now, viewer, options) => (hasMemoryAid({ options }) ? then : lookedBack(then, now, viewer)),
	result: () => import('./result/index.ts'),
	score,
};
