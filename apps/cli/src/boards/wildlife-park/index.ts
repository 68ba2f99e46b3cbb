import type { Seat, Voice } from '@shutterbox/kernel';
import {
	challengeWords,
	type Event,
	isSolo,
	type Key,
	type Move,
	type State,
	whenWords,
} from '@shutterbox/wildlife-park/client';
import { padEnd, wrap } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import { BLOCK, drawChosen, drawDisplay, drawSoloSupply, drawSupply, drawWorkers, supplyWords } from './items.ts';
import { drawPark, parkWidth } from './park.ts';
import { explain, rank } from './preview.ts';
import { missionLines, othersOf, scoreWords, seatWords } from './seats.ts';
import { examples, shorthand, TYPING, typed } from './typing.ts';

export { painted } from './signs.ts';

const WIDTH = 80;

/** Wildlife Park in words: your park, beside it what you may take, below it points and the other seats. */
export function board(voice: Voice<Key>): TextBoard<State, Move, Event> {
	return {
		draw: (scene) => draw(voice, scene),
		drawOwn: (scene) => drawOwn(voice, scene),
		examples,
		explain: (scene, move) => explain(voice, scene, move),
		rank,
		continues,
		shorthand,
		typed,
		typing: TYPING,
		verdict({ reason, scores }, names) {
			if (reason === 'displaysEmpty') return null;
			return challengeWords(voice, reason, { who: 'other', name: names[0], points: scores[0] });
		},
		scoreCell: ({ points }) => (points === 0 ? '·' : String(points)),
	};
}

/** A turn is one paragraph for each seat; what concerns the whole table stands alone. */
function continues(event: Event, before: Event): boolean {
	if (event.type === 'took' || event.type === 'finalScored') return false;
	if ('seat' in event || 'seat' in before) return seatIn(event) === seatIn(before);
	return !TABLE_EVENTS.has(event.type);
}

const TABLE_EVENTS: ReadonlySet<Event['type']> = new Set(['roundStarted', 'gameEnded', 'soloResult']);

function seatIn(event: Event): Seat | null {
	return 'seat' in event ? event.seat : null;
}

function draw(voice: Voice<Key>, scene: Scene<State>): string {
	const { position, viewer, names } = scene;
	const head = ['─'.repeat(WIDTH), wrap(` ${whenWords(voice, position)}`, 1, WIDTH), ''];
	if (typeof viewer === 'number') return [...head, ...drawOwnTable(voice, scene, viewer)].join('\n');
	return [...head, ...names.flatMap((_, seat) => drawSeatTable(voice, scene, seat)), LEGEND].join('\n');
}

function drawOwn(voice: Voice<Key>, scene: Scene<State>): string {
	const { solo, phase } = scene.position;
	return solo && SUPPLY_STEPS.has(phase) ? drawSoloSupply(voice, scene.position, solo).join('\n') : draw(voice, scene);
}

/** Alone: only the supply has changed since the decision before. */
const SUPPLY_STEPS: ReadonlySet<State['phase']> = new Set(['soloDiscard', 'protect', 'turn']);

const LEGEND = [
	' ♥ breeding tile: dice 1 and 2   ★ star: 6   others: 1 to 5, at a tower 6 too',
	' △ black □ brown ○ beige part of a tower, at its corner; filled once it stands',
].join('\n');

function drawOwnTable(voice: Voice<Key>, scene: Scene<State>, seat: Seat): string[] {
	const { position, names } = scene;
	const others = othersOf(names, seat);
	return [
		...drawTable(voice, position, seat),
		...drawPoints(voice, position, seat),
		...(others.length > 0 && position.phase !== 'over' ? drawNext(voice, scene, others[0]) : []),
		...others.map((other, i) => label(i === 0 ? 'Others' : '', seatWords(voice, scene, other))),
		LEGEND,
	];
}

/** For somebody who only watches: every park with all that belongs to it. */
function drawSeatTable(voice: Voice<Key>, scene: Scene<State>, seat: Seat): string[] {
	const { position } = scene;
	return [
		...[wrap(` ${seatWords(voice, scene, seat)}`, 3, WIDTH), ''],
		...drawTable(voice, position, seat),
		...drawPoints(voice, position, seat),
		'',
	];
}

/** The park with display and supply beside it, or below a park too wide for that. */
function drawTable(voice: Voice<Key>, position: State, seat: Seat): string[] {
	const park = position.parks[seat];
	const blocks =
		position.phase === 'over'
			? [drawWorkers(position, seat)]
			: [
					drawChosen(voice, position, seat),
					drawDisplay(voice, position, seat),
					isSolo(position) ? [] : drawSupply(voice, position, seat),
					drawWorkers(position, seat),
				].filter((block) => block.length > 0);
	const solo =
		position.solo && position.phase !== 'over' ? ['', ...drawSoloSupply(voice, position, position.solo)] : [];
	const width = parkWidth(park) + 1;
	if (width + BLOCK <= WIDTH)
		return [
			...beside(
				drawPark(voice, park),
				blocks.flatMap((block) => [...block, '']),
				width,
			),
			...solo,
			'',
		];
	const [first = [], second = [], ...rest] = blocks;
	return [...drawPark(voice, park), '', ...beside(first, [...second, '', ...rest.flat()], WIDTH / 2), ...solo, ''];
}

function beside(left: readonly string[], right: readonly string[], width: number): string[] {
	const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
		`${padEnd(left[i] ?? '', width)}${right[i] ?? ''}`.trimEnd(),
	);
	while (lines.at(-1) === '') lines.pop();
	return lines;
}

function drawPoints(voice: Voice<Key>, position: State, seat: Seat): string[] {
	return [
		label('Points', scoreWords(voice, position, seat)),
		...missionLines(voice, position, seat).map((line, i) => label(i === 0 ? 'Missions' : '', line, 2)),
	];
}

function drawNext(voice: Voice<Key>, { position, names }: Scene<State>, from: Seat): string[] {
	return [
		label('Next', `board ${position.boards[from]} from ${names[from]}: ${supplyWords(voice, position.supply[from])}`),
	];
}

const LABEL = 10;

function label(text: string, rest: string, indent = 0): string {
	return wrap(` ${padEnd(text, LABEL - 1)}${rest}`, LABEL + indent, WIDTH);
}
