import { type Prompt, type Seat, type Situation, type Voice, who } from '@shutterbox/kernel';
import { replyOf } from '../rules/awaited.ts';
import { mayCall } from '../rules/calls.ts';
import { EFFECTS } from '../rules/components.ts';
import { isHelped, isTurnShown } from '../rules/help.ts';
import { isMatch, NO_OBJECTIVE } from '../rules/objectives.ts';
import { repairDistance } from '../rules/repair.ts';
import { areAllReady } from '../rules/rounds.ts';
import {
	effectsInForce,
	isControl,
	isPhotographer,
	isTimed,
	judges,
	orangeOf,
	photographingTeam,
	type State,
	seatsOfTeam,
	starterOf,
} from '../rules/state.ts';
import { troublesOf } from '../rules/tile-movements.ts';
import { actWords, deedToJudge, lastSeen } from './acts.ts';
import { type Key, tilesToMind } from './phrases.ts';

type Asked = readonly [verb: Extract<Key, `prompt.verb.${string}`>, sentence: string];

/** What to do, or what happens. It also tells each act as it is done: where it is read aloud, nothing is missed. */
export function prompt(voice: Voice<Key>, situation: Situation<State>): Prompt {
	const [verb, sentence] = asked(voice, situation);
	return { verb: voice.say(verb), sentence };
}

function asked(voice: Voice<Key>, situation: Situation<State>): Asked {
	const { say } = voice;
	const { view, viewer } = situation;
	if (view.phase === 'over') return ['prompt.verb.over', say('prompt.over')];
	if (viewer === 'spectator')
		return ['prompt.verb.watch', lastSeen(voice, situation, view) ?? waitWords(voice, situation)];
	switch (view.phase) {
		case 'repair':
			return viewer === starterOf(view) ? ['prompt.verb.repair', repairWords(voice, view)] : waiting(voice, situation);
		case 'ready':
			return readyPrompt(voice, situation, viewer);
		case 'running':
			return isPhotographer(view, viewer)
				? actPrompt(voice, situation, viewer)
				: controlPrompt(voice, situation, viewer);
		case 'called':
			return viewer === view.caller ? ['prompt.verb.point', say('prompt.point')] : waiting(voice, situation);
		case 'paused':
			return [isControl(view, viewer) ? 'prompt.verb.resume' : 'prompt.verb.wait', waitWords(voice, situation)];
		default:
			return judgePrompt(voice, situation, viewer);
	}
}

function waiting(voice: Voice<Key>, situation: Situation<State>): Asked {
	return ['prompt.verb.wait', waitWords(voice, situation)];
}

/** What everybody waits for. */
function waitWords(voice: Voice<Key>, situation: Situation<State>): string {
	const { say, list } = voice;
	const { view, names } = situation;
	switch (view.phase) {
		case 'repair':
			return say('prompt.repairWait', { who: names[starterOf(view)] });
		case 'ready': {
			const late = seatsOfTeam(view, photographingTeam(view)).filter((seat) => (view.readySeats & (1 << seat)) === 0);
			if (late.length === 0) return say('prompt.flipWait');
			return say('prompt.readyWait', { who: list(late.map((seat) => names[seat])), count: late.length });
		}
		case 'called':
			return say('prompt.pointWait', { who: names[view.caller] });
		case 'paused':
			return say('prompt.resume', who(situation, view.turn));
		case 'lastCall':
			return say('prompt.lastCallWait');
		case 'check':
			return say('prompt.judgeWait');
		default:
			return isTurnShown(view) ? say('prompt.turnOf', { who: names[view.turn] }) : say('prompt.silence');
	}
}

function readyPrompt(voice: Voice<Key>, situation: Situation<State>, seat: Seat): Asked {
	const { view } = situation;
	if (areAllReady(view) && isControl(view, seat)) return ['prompt.verb.flip', voice.say('prompt.flip')];
	const isReady = (view.readySeats & (1 << seat)) !== 0;
	const photographs = isPhotographer(view, seat);
	if (photographs && !isReady)
		return ['prompt.verb.ready', joined(voice.say('prompt.photographs'), firstWords(voice, situation))];
	if (photographs) return waiting(voice, situation);
	return ['prompt.verb.wait', joined(voice.say('prompt.controls'), waitWords(voice, situation))];
}

/** What somebody is in this round, before what happens now. */
function joined(role: string, words: string): string {
	return `${role} ${words}`;
}

/** Who begins, and which tiles have effects. */
function firstWords(voice: Voice<Key>, situation: Situation<State>): string {
	const { view } = situation;
	const first = who(situation, starterOf(view));
	const minded = [...new Set(effectsInForce(view).map((effect) => EFFECTS[effect].tile))];
	if (minded.length === 0) return voice.say('prompt.ready', first);
	return voice.say('prompt.readyMind', { ...first, tiles: tilesToMind(voice, minded) });
}

/** What is wrong with the stage, and how few swaps put it right. */
function repairWords({ say }: Voice<Key>, view: State): string {
	const orange = orangeOf(view);
	const { isArthurNear, isJamesAway } = troublesOf(view.cells, orange);
	const troubles = [
		...(isArthurNear ? [say('prompt.arthurNear')] : []),
		...(isJamesAway ? [say('prompt.jamesAway')] : []),
	];
	return say('prompt.repair', { troubles: troubles.join(', '), count: repairDistance(view.cells, orange) });
}

function actPrompt(voice: Voice<Key>, situation: Situation<State>, seat: Seat): Asked {
	const { say } = voice;
	const { view } = situation;
	const reply = replyOf(view, seat);
	if (reply) return ['prompt.verb.answer', actWords(voice, situation, reply.asked, view.cells)];
	const last = lastSeen(voice, situation, view);
	if (!isTurnShown(view)) return ['prompt.verb.act', last ?? say('prompt.silence')];
	if (seat !== view.turn) return ['prompt.verb.wait', last ?? waitWords(voice, situation)];
	const isMatched = isHelped(view, seat) && view.open !== NO_OBJECTIVE && isMatch(view.open, view.cells);
	return ['prompt.verb.act', say(isMatched ? 'prompt.matched' : 'prompt.yourTurn')];
}

function controlPrompt(voice: Voice<Key>, situation: Situation<State>, seat: Seat): Asked {
	const { view } = situation;
	if (!judges(view, seat)) return waiting(voice, situation);
	const idle = voice.say(isTimed(view) ? 'prompt.control' : 'prompt.controlUntimed');
	return ['prompt.verb.control', lastSeen(voice, situation, view) ?? idle];
}

function judgePrompt(voice: Voice<Key>, situation: Situation<State>, seat: Seat): Asked {
	const { say } = voice;
	const { view } = situation;
	const isLast = view.phase === 'lastCall';
	if (!mayCall(view, seat)) {
		const isShooting = isLast && isPhotographer(view, seat);
		return isShooting ? ['prompt.verb.timeUp', waitWords(voice, situation)] : waiting(voice, situation);
	}
	const deed = deedToJudge(voice, situation, view);
	return isLast
		? ['prompt.verb.lastCall', say('prompt.lastCall', { deed })]
		: ['prompt.verb.judge', say('prompt.judge', { deed })];
}
