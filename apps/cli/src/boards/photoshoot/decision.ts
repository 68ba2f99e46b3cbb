import type { Seat } from '@shutterbox/kernel';
import {
	ALICE_CONTACT,
	areAllReady,
	EFFECTS,
	type Effect,
	effectsInForce,
	hasEngineReferee,
	isControl,
	isHelped,
	isMatch,
	isPhotographer,
	isTurnShown,
	JOE_PUSH,
	NO_OBJECTIVE,
	photoshoot,
	type State,
} from '@shutterbox/photoshoot/client';
import { unbroken } from '../../text.ts';
import type { Scene } from '../board.ts';
import { answerOf, mayCall } from './turns.ts';
import { object, possessive } from './words.ts';

/** What the viewer has to decide, with examples of what can be typed. */
export function decision(scene: Scene<State>): string {
	const { position, viewer } = scene;
	if (position.phase === 'over') return 'Read the result: the match is over.';
	if (typeof viewer !== 'number') return 'Watch: others decide.';
	switch (position.phase) {
		case 'repair':
			return repairWords(position, viewer);
		case 'ready':
			return readyWords(position, viewer);
		case 'called':
			return viewer === position.caller ? pointWords(position) : 'Wait: somebody says what was wrong.';
		case 'paused':
			return isControl(position, viewer)
				? 'Let the hourglass run on: resume.'
				: 'Wait: the others let the hourglass run on.';
		case 'running':
			return isPhotographer(position, viewer) ? actWords(scene, viewer) : callWords(scene, viewer);
		default:
			return isPhotographer(position, viewer) && !mayCall(position, viewer)
				? 'Correct yourself if you must (undo, or a forgotten ritual), or wait.'
				: callWords(scene, viewer);
	}
}

function repairWords(position: State, seat: Seat): string {
	const [repair] = photoshoot.moves(position, seat);
	if (repair === undefined) return 'Wait: somebody else repairs the stage.';
	return `Repair the stage, so that your orange effects hold: e.g. ${unbroken(photoshoot.notation.printMove(repair))}.`;
}

function readyWords(position: State, seat: Seat): string {
	if (areAllReady(position) && isControl(position, seat)) return 'Turn the hourglass: flip.';
	return isPhotographer(position, seat) ? 'Say that you are ready: ready.' : 'Wait: the photographers get ready.';
}

function actWords({ position, names }: Scene<State>, seat: Seat): string {
	const answer = answerOf(position, seat);
	const typed = answer && unbroken(photoshoot.notation.printMove(answer.move));
	if (seat !== position.turn && isTurnShown(position)) {
		if (answer) return `Answer ${object(names, answer.to)} (${typed}) or wait.`;
		const stop = mayCall(position, seat) ? ' or call a mistake' : '';
		return `Wait for ${object(names, position.turn)}${stop}: wait.`;
	}
	const isTold = isHelped(position, seat);
	const isFinished = isTold && position.open !== NO_OBJECTIVE && isMatch(position.open, position.cells);
	const way = `${isTurnShown(position) ? '' : 'if it is your turn, '}${movementWords(effectsInForce(position))}`;
	const shoot = isFinished ? 'Shout photo, as all are in place' : 'Act';
	const rest = isFinished ? `; or ${way}` : `: ${way}; ${isTold ? 'photo once all are in place' : 'or shout photo'}`;
	return `${shoot}${rest}${ritualHint(position)}${typed ? `; answer with ${typed}` : ''}.`;
}

function movementWords(held: readonly Effect[]): string {
	const push = held.includes(JOE_PUSH) ? ', or push with Joe (push up)' : '';
	const slide = held.includes(ALICE_CONTACT) ? ', sliding Alice (2-5 slide 300)' : '';
	return `swap two neighbours or two friends (${unbroken('0-1')})${slide}${push}`;
}

/** Where the table judges at once, nothing can be made up for. */
function ritualHint(position: State): string {
	if (!effectsInForce(position).some((effect) => EFFECTS[effect].colour === 'blue')) return '';
	return hasEngineReferee(position) ? '; rituals come first' : '; mind the rituals';
}

function callWords({ position, names }: Scene<State>, seat: Seat): string {
	if (hasEngineReferee(position)) return 'Wait: the table itself is the referee.';
	if (!mayCall(position, seat)) return 'Wait: there is nothing to call.';
	const last = position.window.at(-1);
	const what = last ? `${possessive(names, last.act.seat)} ${DEEDS[last.act.type]}` : 'it';
	const allow = position.phase === 'running' ? 'wait' : position.phase === 'check' ? 'ok' : 'ok to end the round';
	return `Judge ${what}: ${allow}, or stop if there is a mistake.`;
}

const DEEDS = { swap: 'swap', push: 'push', photo: 'photo', talk: 'talking' } as const;

function pointWords(position: State): string {
	const effects = effectsInForce(position).map((effect) => `point ${EFFECTS[effect].id}`);
	const typed = ['point swap', 'point photo', 'point turn', 'point talk', ...effects].map(unbroken);
	return `Point at the mistake: ${typed.join(' · ')}.`;
}
