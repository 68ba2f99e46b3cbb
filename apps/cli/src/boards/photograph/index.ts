import type { Catalogues, ScoreLine, Seat } from '@shutterbox/kernel';
import {
	BLURRED_POINTS,
	type Event,
	GOOD_SHOT_POINTS,
	type Move,
	minus,
	type State,
} from '@shutterbox/photograph/client';
import { lineWidth } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import type { BoardVoice } from './cards.ts';
import type { BoardKey } from './en.ts';
import { drawField, drawTable } from './field.ts';
import { drawOwnFilms, drawSeat } from './films.ts';
import { drawHand } from './hand.ts';
import { examples, explain, shorthand, typed } from './typing.ts';

export { painted } from './cards.ts';

export const messages: Catalogues<BoardKey> = { en: () => import('./en.ts'), ru: () => import('./ru.ts') };

/** Photograph in words: the others at the top, the field in the middle, your films and your hand next to the prompt. */
export function board(voice: BoardVoice): TextBoard<State, Move, Event> {
	return {
		draw(scene) {
			const own = ownSeat(scene);
			const { seats, phase } = scene.position;
			const first = own ?? -1;
			const others = Array.from({ length: own === null ? seats : seats - 1 }, (_, i) => (first + 1 + i) % seats);
			return [
				'─'.repeat(Math.min(lineWidth(), 80)),
				...others.flatMap((seat) => drawSeat(voice, scene, seat)),
				'',
				...(phase === 'over' ? [] : [...drawField(voice, scene), ...drawTable(voice, scene), '']),
				...(own === null ? [] : ownLines(voice, scene, own)),
			]
				.join('\n')
				.trimEnd();
		},
		drawOwn(scene) {
			const own = ownSeat(scene);
			return own === null ? '' : ownLines(voice, scene, own).join('\n');
		},
		examples,
		explain: (scene, move) => explain(voice, scene, move),
		shorthand: (_, line) => shorthand(voice, line),
		typed,
		typing: [voice.say('typing.pick'), voice.say('typing.wind')],
		scoreCell: (line) => scoreCell(voice, line),
	};
}

function ownSeat({ viewer }: Scene<State>): Seat | null {
	return typeof viewer === 'number' ? viewer : null;
}

function ownLines(voice: BoardVoice, scene: Scene<State>, seat: Seat): string[] {
	const hand = drawHand(voice, scene, seat);
	return [...drawOwnFilms(voice, scene, seat), ...(hand.length === 0 ? [] : ['', ...hand])];
}

function scoreCell({ say }: BoardVoice, { points, facts = {} }: ScoreLine): string {
	if (facts.missed) return say('score.missed', { points: minus(points) });
	const blurred = Number(facts.blurred) * BLURRED_POINTS;
	const parts = [minus(Number(facts.filmPoints))];
	if (blurred !== 0) parts.push(minus(blurred));
	if (facts.goodShot) parts.push(`+${GOOD_SHOT_POINTS}`);
	return parts.length === 1 ? minus(points) : `${parts.join(' ')} = ${minus(points)}`;
}
