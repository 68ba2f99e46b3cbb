import { type Voice, who } from '@shutterbox/kernel';
import { type Event, forest, type Key, type Move, type State } from '@shutterbox/sasquatch-snap/client';
import { padEnd, wrap } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import { drawForest, forestWidth } from './forest.ts';
import { drawLines, explain, LINE_HEAD } from './preview.ts';
import { coloured, readerOf } from './reader.ts';
import { drawSeats } from './seats.ts';
import { continues, examples } from './telling.ts';

const WIDTH = 80;

/** Sasquatch Snap! in words: the forest at the left, everybody beside it in Whistle order, his four lines below. */
export function board(voice: Voice<Key>): TextBoard<State, Move, Event> {
	const draw = (scene: Scene<State>) => drawTable(voice, scene);
	return {
		draw,
		// The slots between two decisions change the whole forest.
		drawOwn: draw,
		examples,
		explain: (scene, move) => explain(voice, scene, move),
		coloured,
		continues,
		typing: TYPING,
		scoreCell: ({ points }) => (points === 0 ? '·' : String(points).replace('-', '−')),
	};
}

const TYPING = [
	'whistle            blow the Whistle without an exchange',
	'whistle 3b 1n > 1s give 3 basics and a snap for a Super, then blow it',
	'                   (worth b 1, f 2, k 3, s 4; a snap, n, 1)',
	'N                  walk 2 squares north (or E, S, W)',
	'N!                 play Trap!: set or uproot a tile here, then walk 1 north',
	'N!f                the same where the table chooses the tile with the card',
	'set f              set a freeze (b basic, f freeze, k spike, s Super)',
	'lure E 6           lure the Sasquatch 6 squares east',
];

function drawTable(voice: Voice<Key>, scene: Scene<State>): string {
	const { position } = scene;
	const { size } = forest(position);
	const left = drawForest(position);
	const right = drawSeats(voice, scene, WIDTH - forestWidth(size) - 1);
	const both = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
		`${padEnd(left[i] ?? '', forestWidth(size) + 1)}${right[i] ?? ''}`.trimEnd(),
	);
	return [
		'─'.repeat(WIDTH),
		wrap(headWords(voice, scene), 1, WIDTH),
		'',
		both.join('\n').trimEnd(),
		'',
		...(position.phase === 'over' ? [] : drawSasquatch(voice, scene)),
		' & Sasquatch   # lair   0–3 journalists, with the traps under them below',
		' 1b tile of 1: b basic, f freeze, k spike, s Super   +1 arm of a Super of 1',
		` │ ─ his lines   The forest has no edge: beyond ${columnName(size)} comes A, beyond ${size} comes 1.`,
	].join('\n');
}

/** What is to be won and feared of him. */
function drawSasquatch(voice: Voice<Key>, scene: Scene<State>): string[] {
	const { pile } = scene.position;
	const lines = drawLines(voice, scene).map((line, i) => label(i === 0 ? 'His lines' : '', line));
	const prize =
		pile === 0 ? 'empty' : `${voice.say('goods.snaps', { count: pile })} for the next trap that catches him`;
	return [...lines, label('His pile', prize), ''];
}

const LABEL = 12;

function label(text: string, rest: string): string {
	return wrap(` ${padEnd(text, LABEL - 1)}${rest}`, LABEL + LINE_HEAD, WIDTH);
}

function columnName(size: number): string {
	return String.fromCharCode(64 + size);
}

function headWords({ say }: Voice<Key>, scene: Scene<State>): string {
	const { turn, whistle, rules, box } = scene.position;
	const limit = rules.turnLimit === 0 ? '' : ` of ${rules.turnLimit}`;
	const holder = say('seat.whistle', who(readerOf(scene), whistle));
	return ` ${[`Turn ${turn}${limit}`, holder, `${rules.target} snaps win`, `${box} in the Snaps box`].join(' · ')}`;
}
