import { type Catalogues, who } from '@shutterbox/kernel';
import { type Event, forest, type Move, type State } from '@shutterbox/sasquatch-snap/client';
import { padEnd, wrap } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import type { BoardKey } from './en.ts';
import { drawForest, forestWidth } from './forest.ts';
import { drawLines, explain, LINE_HEAD } from './preview.ts';
import { type BoardVoice, coloured, readerOf } from './reader.ts';
import { drawSeats } from './seats.ts';
import { continues, examples } from './telling.ts';

export const messages: Catalogues<BoardKey> = { en: () => import('./en.ts'), ru: () => import('./ru.ts') };

const WIDTH = 80;

/** Sasquatch Snap! in words: the forest at the left, everybody beside it in Whistle order, his four lines below. */
export function board(voice: BoardVoice): TextBoard<State, Move, Event> {
	const draw = (scene: Scene<State>) => drawTable(voice, scene);
	return {
		draw,
		// The slots between two decisions change the whole forest.
		drawOwn: draw,
		examples,
		explain: (scene, move) => explain(voice, scene, move),
		coloured,
		continues,
		typing: TYPING.map(([typed, key]) => `${padEnd(typed, TYPED)}${voice.say(key)}`),
		scoreCell: ({ points }) => (points === 0 ? '·' : String(points).replace('-', '−')),
	};
}

/** What is typed, and the words for it. */
const TYPING = [
	['whistle', 'typing.whistle'],
	['whistle 3b 1n > 1s', 'typing.trade'],
	['', 'typing.worth'],
	['N', 'typing.walk'],
	['N!', 'typing.trap'],
	['N!f', 'typing.tile'],
	['set f', 'typing.set'],
	['lure E 6', 'typing.lure'],
] as const;
/** Columns of what is typed, with one between. */
const TYPED = 19;

function drawTable(voice: BoardVoice, scene: Scene<State>): string {
	const { say } = voice;
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
		` ${say('legend.figures')}`,
		` ${say('legend.tiles')}`,
		` ${say('legend.edge', { column: columnName(size), size })}`,
	].join('\n');
}

/** What is to be won and feared of him. */
function drawSasquatch(voice: BoardVoice, scene: Scene<State>): string[] {
	const { say } = voice;
	const { pile } = scene.position;
	const lines = drawLines(voice, scene).map((line, i) => label(i === 0 ? say('lines.label') : '', line));
	const prize = pile === 0 ? say('pile.empty') : say('pile.holds', { snaps: say('goods.snaps', { count: pile }) });
	return [...lines, label(say('pile.label'), prize), ''];
}

const LABEL = 12;

function label(text: string, rest: string): string {
	return wrap(` ${padEnd(text, LABEL - 1)}${rest}`, LABEL + LINE_HEAD, WIDTH);
}

function columnName(size: number): string {
	return String.fromCharCode(64 + size);
}

function headWords({ say }: BoardVoice, scene: Scene<State>): string {
	const { turn, whistle, rules, box } = scene.position;
	const { turnLimit: limit, target } = rules;
	const parts = [
		limit === 0 ? say('head.turn', { turn }) : say('head.turnLimit', { turn, limit }),
		say('seat.whistle', who(readerOf(scene), whistle)),
		say('head.target', { target }),
		say('head.box', { count: box }),
	];
	return ` ${parts.join(' · ')}`;
}
