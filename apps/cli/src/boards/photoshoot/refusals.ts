import type { Refusal } from '@shutterbox/kernel';

/** Why a move was refused, in plain words. */
export function refusal({ code, facts }: Refusal): string | null {
	if (code === 'PST_WRONG_PHASE') return PHASE_WORDS[String(facts.phase)] ?? 'That is not asked for now.';
	if (code === 'PST_BAD_TARGET') return TARGET_WORDS[String(facts.kind)] ?? 'That ritual needs somebody to do it to.';
	return Object.hasOwn(WORDS, code) ? WORDS[code] : null;
}

const PHASE_WORDS: Readonly<Record<string, string>> = {
	repair: 'First the stage is repaired.',
	ready: 'First the photographers get ready and the hourglass is turned.',
	running: 'The photographers are at work: swap, push, photo, rituals.',
	called: 'A mistake has been called: first its kind is named.',
	paused: 'The hourglass stands: first it has to run on.',
	check: 'The last action is being checked: ok or stop.',
	lastCall: 'Time is up: only the last action can be called or corrected.',
};

const TARGET_WORDS: Readonly<Record<string, string>> = {
	pet: 'Only Max is petted: !pet.',
	highFive: 'A high five is for a team mate: !highFive>2 for seat 2.',
	shake: 'Only a team mate is shaken: !shake>2 for seat 2.',
};

const WORDS: Readonly<Record<string, string>> = {
	PST_BAD_MOVE: 'That is not a move of this game.',
	PST_GAME_OVER: 'The match is over.',
	PST_BAD_TIME: 'Something has happened at a later moment already.',
	PST_TIME_UP: 'The hourglass has run out.',
	PST_NOT_DUE: 'The table does not do that now.',
	PST_NOT_STARTER: 'Only the first to act repairs the stage.',
	PST_NOT_PHOTOGRAPHER: 'That is for the photographers, and you control in this round.',
	PST_NOT_CONTROL: 'That is for the other team: you photograph in this round.',
	PST_NOT_CALLER: 'Only who called the mistake says what it was.',
	PST_STALE: 'Somebody has acted since.',
	PST_BAD_REPAIR: 'That does not bring the stage nearer to what your orange effects ask for.',
	PST_NOT_READY: 'Not all photographers are ready.',
	PST_BAD_CELL: 'The stage has cells 0 to 8.',
	PST_SAME_CELL: 'Two different cells are swapped.',
	PST_NO_PUSH: 'Joe pushes only for a team with his card, joe-push.',
	PST_NO_OBJECTIVE: 'No photo is wanted: there are no cards left.',
	PST_TOO_SOON: 'The stage has to settle after the last action.',
	PST_BAD_HOLD: 'There was no time for so long a slide.',
	PST_NOT_YOUR_TURN: 'It is not your turn.',
	PST_JOE_PUSHES: 'Joe is not swapped: push him (push up, right, down or left).',
	PST_PUSH_EMPTY: 'Nobody stands in front of Joe there.',
	PST_CHLOE_DIAGONAL: 'Chloe swaps with a corner neighbour or a friend only.',
	PST_NOT_ADJACENT: 'Swap two that stand side by side, or two of the friends Olivia, Alice and Chloe.',
	PST_ARTHUR_NEAR_MAX: 'Arthur and Max would stand side by side.',
	PST_JAMES_LEFT_OLIVIA: 'James would not stand next to Olivia.',
	PST_RITUAL_LIMIT: 'That is enough ritual for one turn.',
	PST_TALK_MUTED: 'Photographers are silent at this table.',
	PST_TALK_LIMIT: 'You have talked enough in this round.',
	PST_NOTHING_TO_UNDO: 'There is no action of yours to take back.',
	PST_UNDO_LIMIT: 'You have taken this action back three times.',
	PST_REFEREE: 'At this table nobody calls: the table itself is the referee.',
	PST_NOTHING_TO_CALL: 'There is nothing to call.',
	PST_WINDOW_CLOSED: 'Too late: that action can no longer be called.',
	PST_OWN_ACTION: 'You cannot judge your own action.',
	PST_BAD_POINT: 'Point at swap, photo, turn, talk or an effect the photographers hold.',
};
