import type { BySeat, Outcome } from '@shutterbox/kernel';
import { doerOf, type Event, type Move, type State, TARGET } from '@shutterbox/photoshoot/client';
import { listed } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import { decision } from './decision.ts';
import { explain } from './preview.ts';
import { refusal } from './refusals.ts';
import { continues, sentence } from './sentences.ts';
import { shorthand } from './shorthand.ts';
import { drawStage } from './stage.ts';
import { drawEffects, drawOpen, drawRound, drawTeams, headWords, WIDTH } from './table.ts';
import { ritualsOfTurn, yields } from './turns.ts';
import { points } from './words.ts';

/** Photoshoot in words: the stage beside the wanted photo, below it what binds, what can be called, and the teams. */
export const photoshootBoard: TextBoard<State, Move, Event> = {
	draw,
	drawOwn,
	isBrief,
	yields,
	decision,
	explain,
	sentence,
	continues,
	refusal,
	shorthand,
	verdict,

	terminal: {
		options: { pace: 'untimed' },
		about:
			'Without the hourglass: a round has a number of actions, and each is checked before the next. (--option pace=hourglass brings it back; it stands while you think.)',
	},

	typing: [
		'2-5                swap the tiles in cells 2 and 5',
		'2-5 slide 300      the same without lifting them, for 300 ms',
		'push right         push with Joe (up, right, down, left), if you hold his card',
		'photo              shout "Photo!"',
		'!goodBoy           a ritual: pet, goodBoy, highFive, applaud, shake, wave,',
		'                   inFrame, cheese, ready, yes; !highFive>2 with seat 2',
		'undo               take your last action back, while it can be called',
		'stop               call a mistake in what is open',
		'point max-pet      say what it was: an effect, swap, photo, turn or talk',
		'ok                 find nothing wrong',
		'repair 0-1         repair the stage before a round (or repair up)',
		'wait               let the others go on',
	],

	scoreLabel: (source) => SOURCE_LABELS[source] ?? source,
	scoreCell: ({ points: count }) => (count === 0 ? '·' : String(count).replace('-', '−')),
};

const SOURCE_LABELS: Readonly<Record<string, string>> = {
	objectives: 'photos, 2 each',
	calls: 'tokens from calls',
	mistakes: 'mistakes called',
	floor: 'never below 0',
};

function draw(scene: Scene<State>): string {
	const isOver = scene.position.phase === 'over';
	return [
		'─'.repeat(WIDTH),
		headWords(scene),
		'',
		...drawStage(scene),
		' ° friends: swap with each other from anywhere   ! effects: ○ blue, △ orange',
		'',
		...(isOver ? [] : [...drawRound(scene), ...drawEffects(scene), ...drawOpen(scene)]),
		...drawTeams(scene),
	].join('\n');
}

/** After a ritual or a call the stage is as it was. */
function drawOwn(scene: Scene<State>): string {
	const last = scene.position.acts.at(-1)?.type;
	return last === 'ritual' || last === 'stop' ? [...drawEffects(scene), ...drawOpen(scene)].join('\n') : draw(scene);
}

/** Who has done a ritual in this turn has seen the stage as it is. */
function isBrief({ position, viewer }: Scene<State>): boolean {
	return ritualsOfTurn(position).some((ritual) => doerOf(ritual) === viewer);
}

/** Seats of a team win, lose or share the result together. */
function verdict({ reason, scores, places }: Outcome, names: BySeat<string>): string {
	const best = points(Math.max(...scores));
	if (reason === 'coopLost') return `${listed(names)} lost together with ${best}; ${TARGET} were needed.`;
	if (reason === 'coopWon') return `${listed(names)} won together with ${best}.`;
	const winners = names.filter((_, seat) => places[seat] === 1);
	return winners.length === names.length ? `A draw: both teams have ${best}.` : `${listed(winners)} won with ${best}.`;
}
