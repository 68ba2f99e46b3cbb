import type { Seat } from '@shutterbox/kernel';
import {
	areAllReady,
	isControl,
	isHelped,
	isMatch,
	isPhotographer,
	isTimed,
	isTurnShown,
	type Move,
	NO_OBJECTIVE,
	photographingTeam,
	type State,
	seatsOfTeam,
	starterOf,
} from '@shutterbox/photoshoot/client';
import { list } from '../../i18n/format.ts';
import type { BoardProps, Prompt } from '../game-ui.ts';
import { lastSeen, openDeeds, type Reader } from './phrases.ts';
import { answerOf, judges, mayCall } from './turns.ts';
import { t } from './words.ts';

/** What to do, or what happens. It also tells each act as it is done: where it is read aloud, nothing is missed. */
export function prompt({
	view,
	viewer,
	names,
}: Pick<BoardProps<State, Move>, 'view' | 'viewer' | 'names' | 'toMove' | 'isOpen'>): Prompt {
	const reader = { names, viewer };
	if (view.phase === 'over') return { verb: t('verb.over'), sentence: t('say.over') };
	if (viewer === 'spectator')
		return { verb: t('verb.watch'), sentence: lastSeen(view, reader) ?? waitWords(view, reader) };
	switch (view.phase) {
		case 'repair':
			return viewer === starterOf(view) ? { verb: t('verb.repair'), sentence: t('say.repair') } : waiting(view, reader);
		case 'ready':
			return readyPrompt(view, viewer, reader);
		case 'running':
			return isPhotographer(view, viewer) ? actPrompt(view, viewer, reader) : controlPrompt(view, viewer, reader);
		case 'called':
			return viewer === view.caller ? { verb: t('verb.point'), sentence: t('say.point') } : waiting(view, reader);
		case 'paused':
			return isControl(view, viewer)
				? { verb: t('verb.resume'), sentence: t('say.resume', { who: names[view.turn] }) }
				: waiting(view, reader);
		default:
			return judgePrompt(view, viewer, reader);
	}
}

function waiting(view: State, reader: Reader): Prompt {
	return { verb: t('verb.wait'), sentence: waitWords(view, reader) };
}

/** What everybody waits for. */
function waitWords(view: State, { names }: Reader): string {
	switch (view.phase) {
		case 'repair':
			return t('say.repairWait', { who: names[starterOf(view)] });
		case 'ready': {
			const late = seatsOfTeam(view, photographingTeam(view)).filter((seat) => (view.readySeats & (1 << seat)) === 0);
			if (late.length === 0) return t('say.flipWait');
			return t('say.readyWait', { who: list(late.map((seat) => names[seat])), count: late.length });
		}
		case 'called':
			return t('say.pointWait', { who: names[view.caller] });
		case 'paused':
			return t('say.resume', { who: names[view.turn] });
		case 'lastCall':
			return t('say.lastCallWait');
		case 'check':
			return t('say.judgeWait');
		default:
			return isTurnShown(view) ? t('say.turnOf', { who: names[view.turn] }) : t('say.silence');
	}
}

function readyPrompt(view: State, seat: Seat, reader: Reader): Prompt {
	if (areAllReady(view) && isControl(view, seat)) return { verb: t('verb.flip'), sentence: t('say.flip') };
	const isReady = (view.readySeats & (1 << seat)) !== 0;
	return isPhotographer(view, seat) && !isReady
		? { verb: t('verb.ready'), sentence: t('say.ready') }
		: waiting(view, reader);
}

function actPrompt(view: State, seat: Seat, reader: Reader): Prompt {
	const answer = answerOf(view, seat);
	if (answer) {
		const asked = view.acts.findLast((act) => act.type === 'ritual' && act.seat === answer.to);
		const did = lastSeen(asked ? { ...view, acts: [asked] } : view, reader) ?? '';
		return { verb: t('verb.act'), sentence: t('say.answer', { did }) };
	}
	const last = lastSeen(view, reader);
	if (!isTurnShown(view)) return { verb: t('verb.act'), sentence: last ?? t('say.silence') };
	if (seat !== view.turn) return { verb: t('verb.wait'), sentence: last ?? waitWords(view, reader) };
	const isMatched = isHelped(view, seat) && view.open !== NO_OBJECTIVE && isMatch(view.open, view.cells);
	return { verb: t('verb.act'), sentence: t(isMatched ? 'say.matched' : 'say.yourTurn') };
}

function controlPrompt(view: State, seat: Seat, reader: Reader): Prompt {
	if (!judges(view, seat)) return waiting(view, reader);
	return {
		verb: t('verb.control'),
		sentence: lastSeen(view, reader) ?? t(isTimed(view) ? 'say.control' : 'say.controlUntimed'),
	};
}

function judgePrompt(view: State, seat: Seat, reader: Reader): Prompt {
	if (!mayCall(view, seat)) return waiting(view, reader);
	const deed = openDeeds(view, reader).at(-1)?.words ?? '';
	return { verb: t('verb.judge'), sentence: t(view.phase === 'lastCall' ? 'say.lastCall' : 'say.judge', { deed }) };
}
