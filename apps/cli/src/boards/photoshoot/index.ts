import type { Catalogues, Outcome } from '@shutterbox/kernel';
import { doerOf, type Event, endWords, type Move, type State } from '@shutterbox/photoshoot/client';
import { padEnd } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import type { BoardKey } from './en.ts';
import { explain } from './preview.ts';
import { type BoardVoice, coloured } from './reader.ts';
import { shorthand, typed } from './shorthand.ts';
import { drawStage } from './stage.ts';
import { drawEffects, drawOpen, drawRound, drawTeams, headWords, WIDTH } from './table.ts';
import { continues, examples, ritualsOfTurn, yields } from './turns.ts';

export { painted } from './reader.ts';

export const messages: Catalogues<BoardKey> = { en: () => import('./en.ts'), ru: () => import('./ru.ts') };

/** Photoshoot in words: the stage beside the wanted photo, below it what binds, what can be called, and the teams. */
export function board(voice: BoardVoice): TextBoard<State, Move, Event> {
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

		terminal: { options: { pace: 'untimed' }, about: voice.say('about') },
		typing: TYPING.map(([typed, key]) => `${padEnd(typed, TYPED)}${voice.say(key)}`),
		scoreCell: ({ points }) => (points === 0 ? '·' : String(points).replace('-', '−')),
	};
}

/** What is typed, and the words for it. */
const TYPING = [
	['3-6', 'typing.swap'],
	['3-6 slide 300', 'typing.slide'],
	['push right', 'typing.push'],
	['photo', 'typing.photo'],
	['!goodBoy', 'typing.ritual'],
	['', 'typing.rituals'],
	['undo', 'typing.undo'],
	['stop', 'typing.stop'],
	['point max-pet', 'typing.point'],
	['ok', 'typing.ok'],
	['repair 1-2', 'typing.repair'],
	['wait', 'typing.wait'],
] as const;
/** Columns of what is typed, with one between. */
const TYPED = 19;

function drawTable(voice: BoardVoice, scene: Scene<State>): string {
	const isOver = scene.position.phase === 'over';
	return [
		'─'.repeat(WIDTH),
		headWords(voice, scene),
		'',
		...drawStage(voice, scene),
		` ${voice.say('stage.legend')}`,
		'',
		...(isOver ? [] : [...drawRound(voice, scene), ...drawCalls(voice, scene)]),
		...drawTeams(voice, scene),
	].join('\n');
}

function drawCalls(voice: BoardVoice, scene: Scene<State>): string[] {
	return [...drawEffects(voice, scene), ...drawOpen(voice, scene)];
}

/** A draw, or won or lost together. */
function isShared({ places }: Outcome): boolean {
	return places.every((place) => place === places[0]);
}
