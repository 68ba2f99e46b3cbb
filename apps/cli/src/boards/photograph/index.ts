import type { ScoreLine, Seat } from '@shutterbox/kernel';
import {
	BLURRED_POINTS,
	type Event,
	GOOD_SHOT_POINTS,
	type Move,
	photograph,
	type State,
} from '@shutterbox/photograph/client';
import { lineWidth } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import { drawField, drawTable } from './field.ts';
import { drawOwnFilms, drawSeat } from './films.ts';
import { drawHand } from './hand.ts';
import { explain } from './preview.ts';
import { refusal } from './refusals.ts';
import { sentence } from './sentences.ts';

/** Photograph in words: the others at the top, the field in the middle, your films and your hand next to the prompt. */
export const photographBoard: TextBoard<State, Move, Event> = {
	draw(scene) {
		const own = ownSeat(scene);
		const { seats } = scene.position;
		const first = own ?? -1;
		const others = Array.from({ length: own === null ? seats : seats - 1 }, (_, i) => (first + 1 + i) % seats);
		const rule = '─'.repeat(Math.min(lineWidth(), 80));
		return [
			rule,
			...others.flatMap((seat) => drawSeat(scene, seat)),
			'',
			...(scene.position.phase === 'over' ? [] : [...drawField(scene), ...drawTable(scene), '']),
			...(own === null ? [] : ownLines(scene, own)),
		]
			.join('\n')
			.trimEnd();
	},

	drawOwn(scene) {
		const own = ownSeat(scene);
		return own === null ? '' : ownLines(scene, own).join('\n');
	},

	decision({ position, viewer }) {
		const [example] = typeof viewer === 'number' ? photograph.moves(position, viewer) : [];
		if (example?.type === 'pick') {
			const { row, side } = example;
			const typed = photograph.notation.printMove(example);
			return `Take 1, 2 or 3 cards from one end of a row, e.g. ${typed} for row ${row}, ${side}, 1 card.`;
		}
		const last = typeof viewer === 'number' ? position.hands[viewer].length - 1 : 0;
		const wind = `Wind one card toward the fresh end, e.g. 0>${last} to move the first card to the end`;
		if (position.phase === 'wind') return `${wind}.`;
		if (position.phase === 'final') return `${wind}. The card that is left in the end is put away.`;
		return position.phase === 'over' ? 'Read the result: the match is over.' : `${wind}. Nobody sees it yet.`;
	},

	explain,
	sentence,
	refusal,

	typing: [
		'0L3    take 3 cards from the left end of row 0 (L left, R right; row 0 is the lowest)',
		'2>7    wind the card at position 2 of your hand to position 7',
	],

	scoreCell({ points, facts = {} }: ScoreLine) {
		if (facts.missed) return `${signed(points)} missed`;
		const blurred = Number(facts.blurred) * BLURRED_POINTS;
		const parts = [signed(Number(facts.filmPoints))];
		if (blurred !== 0) parts.push(signed(blurred));
		if (facts.goodShot) parts.push(`+${GOOD_SHOT_POINTS}`);
		return parts.length === 1 ? signed(points) : `${parts.join(' ')} = ${signed(points)}`;
	},
};

function ownSeat({ viewer }: Scene<State>): Seat | null {
	return typeof viewer === 'number' ? viewer : null;
}

function ownLines(scene: Scene<State>, seat: Seat): string[] {
	const hand = drawHand(scene, seat);
	return [...drawOwnFilms(scene, seat), ...(hand.length === 0 ? [] : ['', ...hand])];
}

function signed(points: number): string {
	return String(points).replace('-', '−');
}
