import type { Outcome, Voice } from '@shutterbox/kernel';
import { doerOf, type Event, endWords, type Key, type Move, type State } from '@shutterbox/photoshoot/client';
import type { Scene, TextBoard } from '../board.ts';
import { explain } from './preview.ts';
import { coloured } from './reader.ts';
import { shorthand, typed } from './shorthand.ts';
import { drawStage } from './stage.ts';
import { drawEffects, drawOpen, drawRound, drawTeams, headWords, WIDTH } from './table.ts';
import { continues, examples, ritualsOfTurn, yields } from './turns.ts';

export { painted } from './reader.ts';

/** Photoshoot in words: the stage beside the wanted photo, below it what binds, what can be called, and the teams. */
export function board(voice: Voice<Key>): TextBoard<State, Move, Event> {
	const draw = (scene: Scene<State>) => drawTable(voice, scene);
	return {
		draw,
		/** After a ritual or a call the stage is as it was. */
		drawOwn(scene) {
			const last = scene.position.acts.at(-1)?.type;
			return last === 'ritual' || last === 'stop' ? drawCalls(voice, scene).join('\n') : draw(scene);
		},
		/** Who has done a ritual in this turn has seen the stage as it is. */
		isBrief: ({ position, viewer }) => ritualsOfTurn(position).some(({ ritual }) => doerOf(ritual) === viewer),
		yields,
		examples,
		explain: (scene, move) => explain(voice, scene, move),
		coloured,
		continues,
		shorthand,
		typed,
		verdict: (outcome) => (isShared(outcome) ? endWords(voice, outcome) : null),

		terminal: {
			options: { pace: 'untimed' },
			about:
				'Without the hourglass: a round has a number of actions, and each is checked before the next. (--option pace=hourglass brings it back; it stands while you think.)',
		},
		typing: TYPING,
		scoreCell: ({ points }) => (points === 0 ? '·' : String(points).replace('-', '−')),
	};
}

const TYPING = [
	'3-6                swap the tiles in cells 3 and 6',
	'3-6 slide 300      the same without lifting them, for 300 ms',
	'push right         push with Joe (up, right, down, left), if you hold his card',
	'photo              shout "Photo!"',
	'!goodBoy           a ritual: pet, goodBoy, highFive, applaud, shake, wave,',
	'                   inFrame, cheese, ready, yes; !highFive>2 with seat 2',
	'undo               take your last action back, while it can be called',
	'stop               call a mistake in what is open',
	'point max-pet      say what it was: an effect, swap, photo, turn or talk',
	'ok                 find nothing wrong',
	'repair 1-2         repair the stage before a round (or repair up)',
	'wait               let the others go on',
];

function drawTable(voice: Voice<Key>, scene: Scene<State>): string {
	const isOver = scene.position.phase === 'over';
	return [
		'─'.repeat(WIDTH),
		headWords(scene),
		'',
		...drawStage(voice, scene),
		' ° friends: swap with each other from anywhere   ! effects: ○ blue, △ orange',
		'',
		...(isOver ? [] : [...drawRound(voice, scene), ...drawCalls(voice, scene)]),
		...drawTeams(voice, scene),
	].join('\n');
}

function drawCalls(voice: Voice<Key>, scene: Scene<State>): string[] {
	return [...drawEffects(voice, scene), ...drawOpen(voice, scene)];
}

/** A draw, or won or lost together. */
function isShared({ places }: Outcome): boolean {
	return places.every((place) => place === places[0]);
}
