import type { Catalogues, Seat } from '@shutterbox/kernel';
import { challengeWords, type Event, isSolo, type Move, type State, whenWords } from '@shutterbox/wildlife-park/client';
import { padEnd, wrap } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import type { BoardKey } from './en.ts';
import { BLOCK, drawChosen, drawDisplay, drawSoloSupply, drawSupply, drawWorkers, supplyWords } from './items.ts';
import { drawPark, parkWidth } from './park.ts';
import { explain, rank } from './preview.ts';
import { missionLines, othersOf, scoreWords, seatWords } from './seats.ts';
import type { BoardVoice } from './signs.ts';
import { examples, shorthand, typed, typing } from './typing.ts';

export { painted } from './signs.ts';
export const messages: Catalogues<BoardKey> = { en: () => import('./en.ts'), ru: () => import('./ru.ts') };

const WIDTH = 80;

/** Wildlife Park in words: your park, beside it what you may take, below it points and the other seats. */
export function board(voice: BoardVoice): TextBoard<State, Move, Event> {
	return {
		draw: (scene) => draw(voice, scene),
		drawOwn: (scene) => drawOwn(voice, scene),
		examples,
		explain: (scene, move) => explain(voice, scene, move),
		rank,
		continues,
		shorthand: (_, line) => shorthand(voice, line),
		typed,
		typing: typing(voice),
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

function draw(voice: BoardVoice, scene: Scene<State>): string {
	const { position, viewer, names } = scene;
	const head = ['─'.repeat(WIDTH), wrap(` ${whenWords(voice, position)}`, 1, WIDTH), ''];
	if (typeof viewer === 'number') return [...head, ...drawOwnTable(voice, scene, viewer)].join('\n');
	return [...head, ...names.flatMap((_, seat) => drawSeatTable(voice, scene, seat)), legend(voice)].join('\n');
}

function drawOwn(voice: BoardVoice, scene: Scene<State>): string {
	const { solo, phase } = scene.position;
	return solo && SUPPLY_STEPS.has(phase) ? drawSoloSupply(voice, scene.position, solo).join('\n') : draw(voice, scene);
}

/** Alone: only the supply has changed since the decision before. */
const SUPPLY_STEPS: ReadonlySet<State['phase']> = new Set(['soloDiscard', 'protect', 'turn']);

function legend({ say }: BoardVoice): string {
	return ` ${say('legend.tiles')}\n ${say('legend.parts')}`;
}

function drawOwnTable(voice: BoardVoice, scene: Scene<State>, seat: Seat): string[] {
	const { position, names } = scene;
	const others = othersOf(names, seat);
	return [
		...drawTable(voice, position, seat),
		...drawPoints(voice, position, seat),
		...(others.length > 0 && position.phase !== 'over' ? drawNext(voice, scene, others[0]) : []),
		...others.map((other, i) => label(i === 0 ? voice.say('label.others') : '', seatWords(voice, scene, other))),
		legend(voice),
	];
}

/** For somebody who only watches: every park with all that belongs to it. */
function drawSeatTable(voice: BoardVoice, scene: Scene<State>, seat: Seat): string[] {
	const { position } = scene;
	return [
		...[wrap(` ${seatWords(voice, scene, seat)}`, 3, WIDTH), ''],
		...drawTable(voice, position, seat),
		...drawPoints(voice, position, seat),
		'',
	];
}

/** The park with display and supply beside it, or below a park too wide for that. */
function drawTable(voice: BoardVoice, position: State, seat: Seat): string[] {
	const park = position.parks[seat];
	const blocks =
		position.phase === 'over'
			? [drawWorkers(voice, position, seat)]
			: [
					drawChosen(voice, position, seat),
					drawDisplay(voice, position, seat),
					isSolo(position) ? [] : drawSupply(voice, position, seat),
					drawWorkers(voice, position, seat),
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

function drawPoints(voice: BoardVoice, position: State, seat: Seat): string[] {
	return [
		label(voice.say('label.points'), scoreWords(voice, position, seat)),
		...missionLines(voice, position, seat).map((line, i) => label(i === 0 ? voice.say('label.missions') : '', line, 2)),
	];
}

function drawNext(voice: BoardVoice, { position, names }: Scene<State>, from: Seat): string[] {
	return [
		label(
			voice.say('label.next'),
			voice.say('next.board', {
				number: position.boards[from],
				name: names[from],
				items: supplyWords(voice, position.supply[from]),
			}),
		),
	];
}

const LABEL = 10;

function label(text: string, rest: string, indent = 0): string {
	return wrap(` ${padEnd(text, LABEL - 1)}${rest}`, LABEL + indent, WIDTH);
}
