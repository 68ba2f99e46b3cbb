import type { BySeat, Outcome, ScoreLine, Seat } from '@shutterbox/kernel';
import { type Event, isSolo, type Move, ROUND_1, SOLO_GOAL, type State, TURNS } from '@shutterbox/wildlife-park/client';
import { counted, padEnd, wrap } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import { decision } from './decision.ts';
import { BLOCK, drawChosen, drawDisplay, drawSoloSupply, drawSupply, drawWorkers, supplyWords } from './items.ts';
import { drawPark, parkWidth } from './park.ts';
import { explain, rank } from './preview.ts';
import { refusal } from './refusals.ts';
import { missionLines, othersOf, scoreWords, seatWords } from './seats.ts';
import { continues, sentence } from './sentences.ts';

const WIDTH = 80;

/** Wildlife Park in words: your park, beside it what you may take, below it points and the other seats. */
export const wildlifeParkBoard: TextBoard<State, Move, Event> = {
	draw,
	drawOwn,
	decision,
	explain,
	rank,
	sentence,
	continues,
	refusal,

	typing: [
		'keep                         keep your starting tiles; swap 1 0 exchanges one',
		'reroll 0 3                   roll these dice again; reroll - for none',
		'tile:green b3@4, die:6 c2    take and build these two, in this order: a tile',
		'                             on b3 with its part at corner 4, a die on c2',
		'                             (corners: 0 east, clockwise to 5 north-east)',
		'out:grey b4 grey+, tile:0 -  grey+ turns the die up, grey- down, grey+ multi+',
		'                             up by two; - discards',
		'choose out:grey die:2        where choosing is a step of its own, and then',
		'build supply b3@4, display -',
		'workers b4 grey-, b5 multi+  at the end of a round; workers - for none',
		'declare die, protect multi   alone; protect - lets the item go',
		'soloReroll 1 8, soloDiscard 2 5',
		'                             alone; supply spaces to roll, to draw anew',
		'A turn has up to 250,000 moves; "moves" lists good ones, the best first.',
	],

	verdict,
	scoreLabel: (source) => LABELS[source] ?? source,
	scoreCell({ points, facts = {} }: ScoreLine) {
		const number = facts.species ?? facts.built;
		return number === undefined ? (points === 0 ? '·' : String(points)) : `(${number}) ${points}`;
	},
};

const LABELS: Readonly<Record<string, string>> = {
	watchtowers: 'towers (built)',
	animals: 'animals (species)',
};

/** Alone there is no place to win, but a goal to reach. */
function verdict({ reason, scores }: Outcome, names: BySeat<string>): string | null {
	if (reason === 'displaysEmpty') return null;
	const points = counted(scores[0], 'point');
	return reason === 'challengeWon'
		? `${names[0]} won the challenge with ${points}.`
		: `${names[0]} lost the challenge with ${points}.`;
}

function draw(scene: Scene<State>): string {
	const { viewer, names } = scene;
	const head = ['─'.repeat(WIDTH), wrap(headWords(scene), 1, WIDTH), ''];
	if (typeof viewer === 'number') return [...head, ...drawOwnTable(scene, viewer)].join('\n');
	return [...head, ...names.flatMap((_, seat) => drawSeatTable(scene, seat)), LEGEND].join('\n');
}

function drawOwn(scene: Scene<State>): string {
	const { solo, phase } = scene.position;
	return solo && SUPPLY_STEPS.has(phase) ? drawSoloSupply(scene.position, solo).join('\n') : draw(scene);
}

/** Alone: only the supply has changed since the decision before. */
const SUPPLY_STEPS: ReadonlySet<State['phase']> = new Set(['soloDiscard', 'protect', 'turn']);

function headWords({ position }: Scene<State>): string {
	const { turn, phase } = position;
	const goal = isSolo(position) ? [`${SOLO_GOAL.points} points and ${SOLO_GOAL.missions} missions win`] : [];
	const entrance = turn <= ROUND_1 && phase !== 'over' ? [`the entrance scores after turn ${ROUND_1}`] : [];
	return ` ${[whenWords(position), ...entrance, ...goal].join(' · ')}`;
}

function whenWords({ turn, phase }: State): string {
	if (phase === 'over') return 'The match is over';
	const round = turn <= ROUND_1 ? 1 : 2;
	if (phase === 'workers') return `End of round ${round}`;
	if (PREPARATIONS.has(phase)) return `Before round ${round}`;
	return round === 1 ? `Round 1, turn ${turn} of ${ROUND_1}` : `Round 2, turn ${turn - ROUND_1} of ${TURNS - ROUND_1}`;
}

const PREPARATIONS: ReadonlySet<State['phase']> = new Set(['reroll', 'swap', 'soloReroll', 'soloDiscard']);

const LEGEND = [
	' ♥ breeding tile: dice 1 and 2   ★ star: 6   others: 1 to 5, at a tower 6 too',
	' △ black □ brown ○ beige part of a tower, at its corner; filled once it stands',
].join('\n');

function drawOwnTable(scene: Scene<State>, seat: Seat): string[] {
	const { position, names } = scene;
	const others = othersOf(names, seat);
	return [
		...drawTable(position, seat),
		...drawPoints(position, seat),
		...(others.length > 0 && position.phase !== 'over' ? drawNext(scene, others[0]) : []),
		...others.map((other, i) => label(i === 0 ? 'Others' : '', seatWords(scene, other))),
		LEGEND,
	];
}

/** For somebody who only watches: every park with all that belongs to it. */
function drawSeatTable(scene: Scene<State>, seat: Seat): string[] {
	const { position } = scene;
	return [
		...[wrap(` ${seatWords(scene, seat)}`, 3, WIDTH), ''],
		...drawTable(position, seat),
		...drawPoints(position, seat),
		'',
	];
}

/** The park with display and supply beside it, or below a park too wide for that. */
function drawTable(position: State, seat: Seat): string[] {
	const park = position.parks[seat];
	const blocks =
		position.phase === 'over'
			? [drawWorkers(position, seat)]
			: [
					drawChosen(position, seat),
					drawDisplay(position, seat),
					isSolo(position) ? [] : drawSupply(position, seat),
					drawWorkers(position, seat),
				].filter((block) => block.length > 0);
	const solo = position.solo && position.phase !== 'over' ? ['', ...drawSoloSupply(position, position.solo)] : [];
	const width = parkWidth(park) + 1;
	if (width + BLOCK <= WIDTH)
		return [
			...beside(
				drawPark(park),
				blocks.flatMap((block) => [...block, '']),
				width,
			),
			...solo,
			'',
		];
	const [first = [], second = [], ...rest] = blocks;
	return [...drawPark(park), '', ...beside(first, [...second, '', ...rest.flat()], WIDTH / 2), ...solo, ''];
}

function beside(left: readonly string[], right: readonly string[], width: number): string[] {
	const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
		`${padEnd(left[i] ?? '', width)}${right[i] ?? ''}`.trimEnd(),
	);
	while (lines.at(-1) === '') lines.pop();
	return lines;
}

function drawPoints(position: State, seat: Seat): string[] {
	return [
		label('Points', scoreWords(position, seat)),
		...missionLines(position, seat).map((line, i) => label(i === 0 ? 'Missions' : '', line, 2)),
	];
}

function drawNext({ position, names }: Scene<State>, from: Seat): string[] {
	return [label('Next', `board ${position.boards[from]} from ${names[from]}: ${supplyWords(position.supply[from])}`)];
}

const LABEL = 10;

function label(text: string, rest: string, indent = 0): string {
	return wrap(` ${padEnd(text, LABEL - 1)}${rest}`, LABEL + indent, WIDTH);
}
