import { type Event, forest, type Move, type State } from '@shutterbox/sasquatch-snap/client';
import { padEnd, wrap } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import { decision } from './decision.ts';
import { drawForest, forestWidth } from './forest.ts';
import { drawLines, explain, LINE_HEAD } from './preview.ts';
import { refusal } from './refusals.ts';
import { drawSeats } from './seats.ts';
import { continues, sentence } from './sentences.ts';
import { snaps, subject, verb } from './words.ts';

const WIDTH = 80;

/** Sasquatch Snap! in words: the forest at the left, everybody beside it in Whistle order, his four lines below. */
export const sasquatchSnapBoard: TextBoard<State, Move, Event> = {
	draw,
	// The slots between two decisions change the whole forest.
	drawOwn: draw,
	decision,
	explain,
	sentence,
	continues,
	refusal,

	typing: [
		'whistle            blow the Whistle without an exchange',
		'whistle 3b 1n > 1s give 3 basics and a snap for a Super, then blow it',
		'                   (worth b 1, f 2, k 3, s 4; a snap, n, 1)',
		'N                  walk 2 squares north (or E, S, W)',
		'N!                 play Trap!: set or uproot a tile here, then walk 1 north',
		'N!f                the same where the table chooses the tile with the card',
		'set f              set a freeze (b basic, f freeze, k spike, s Super)',
		'lure E 6           lure the Sasquatch 6 squares east',
	],

	scoreLabel: (source) => SOURCE_LABELS[source] ?? source,
	scoreCell: ({ points }) => (points === 0 ? '·' : String(points).replace('-', '−')),
};

const SOURCE_LABELS: Readonly<Record<string, string>> = {
	start: 'at the start',
	caught: 'Sasquatch caught',
	piles: 'piles won',
	tolls: 'tolls from rivals',
	tollsPaid: 'tolls paid',
	mauled: 'lost when mauled',
	exchanged: 'spent on tiles',
};

function draw(scene: Scene<State>): string {
	const { position } = scene;
	const { size } = forest(position);
	const left = drawForest(position);
	const right = drawSeats(scene, WIDTH - forestWidth(size) - 1);
	const both = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
		`${padEnd(left[i] ?? '', forestWidth(size) + 1)}${right[i] ?? ''}`.trimEnd(),
	);
	return [
		'─'.repeat(WIDTH),
		wrap(headWords(scene), 1, WIDTH),
		'',
		both.join('\n').trimEnd(),
		'',
		...(position.phase === 'over' ? [] : drawSasquatch(scene)),
		' & Sasquatch   # lair   0–3 journalists, with the traps under them below',
		' 1b tile of 1: b basic, f freeze, k spike, s Super   +1 arm of a Super of 1',
		` │ ─ his lines   The forest has no edge: beyond ${columnName(size)} comes A, beyond ${size} comes 1.`,
	].join('\n');
}

/** What is to be won and feared of him. */
function drawSasquatch(scene: Scene<State>): string[] {
	const { pile } = scene.position;
	const lines = drawLines(scene).map((line, i) => label(i === 0 ? 'His lines' : '', line));
	const prize = pile === 0 ? 'empty' : `${snaps(pile)} for the next trap that catches him`;
	return [...lines, label('His pile', prize), ''];
}

const LABEL = 12;

function label(text: string, rest: string): string {
	return wrap(` ${padEnd(text, LABEL - 1)}${rest}`, LABEL + LINE_HEAD, WIDTH);
}

function columnName(size: number): string {
	return String.fromCharCode(64 + size);
}

function headWords({ position, names }: Scene<State>): string {
	const { turn, whistle, rules, box } = position;
	const limit = rules.turnLimit === 0 ? '' : ` of ${rules.turnLimit}`;
	const holder = `${subject(names, whistle)} ${verb(names, whistle, 'have', 'has')} the Whistle`;
	return ` ${[`Turn ${turn}${limit}`, holder, `${rules.target} snaps win`, `${box} in the Snaps box`].join(' · ')}`;
}
