/** Why something is not possible, by code. */
export const refusals = {
	'refusal.PST_BAD_MOVE': 'That is not a move of this game.',
	'refusal.PST_GAME_OVER': 'The match is over.',
	'refusal.PST_BAD_TIME': 'Something has happened at a later moment already.',
	'refusal.PST_TIME_UP': 'The hourglass has run out.',
	'refusal.PST_NOT_DUE': 'The table does not do that now.',
	'refusal.PST_WRONG_PHASE': `{phase, select,
		repair {First the stage is repaired.}
		ready {First the photographers get ready and the hourglass is turned.}
		running {The photographers are at work.}
		called {A mistake has been called: first it is named.}
		paused {The hourglass stands: first it has to run on.}
		check {The last action is being checked.}
		lastCall {Time is up: only what is open can be called or corrected.}
		other {That is not asked for now.}
	}`,
	'refusal.PST_NOT_STARTER': 'Only the first to act repairs the stage.',
	'refusal.PST_NOT_PHOTOGRAPHER': 'That is for the photographers: you control in this round.',
	'refusal.PST_NOT_CONTROL': 'That is for control: you photograph in this round.',
	'refusal.PST_NOT_CALLER': 'Only the caller says what it was.',
	'refusal.PST_STALE': 'Somebody has acted since.',
	'refusal.PST_BAD_REPAIR': 'That does not bring the stage nearer to what the orange effects ask for.',
	'refusal.PST_NOT_READY': 'Not all photographers are ready.',
	'refusal.PST_BAD_CELL': 'The stage has 9 cells.',
	'refusal.PST_SAME_CELL': 'Two different tiles are swapped.',
	'refusal.PST_NO_PUSH': 'Joe pushes only for a team with his card.',
	'refusal.PST_NO_OBJECTIVE': 'No photo is wanted: there are no cards left.',
	'refusal.PST_TOO_SOON': 'The stage has to settle first.',
	'refusal.PST_BAD_HOLD': 'There was no time for so long a slide.',
	'refusal.PST_NOT_YOUR_TURN': 'It is not your turn.',
	'refusal.PST_JOE_PUSHES': 'Joe is not swapped: push with him.',
	'refusal.PST_PUSH_EMPTY': 'Nobody stands in front of Joe there.',
	'refusal.PST_CHLOE_DIAGONAL': 'Chloe swaps with a corner neighbour or a friend only.',
	'refusal.PST_NOT_ADJACENT': 'Swap two side by side, or two of the friends Olivia, Alice and Chloe.',
	'refusal.PST_ARTHUR_NEAR_MAX': 'Arthur and Max would stand side by side.',
	'refusal.PST_JAMES_LEFT_OLIVIA': 'James would not stand next to Olivia.',
	'refusal.PST_BAD_TARGET': `{kind, select,
		pet {Only Max is petted.}
		shake {Only a team mate is shaken.}
		other {A high five is for a team mate.}
	}`,
	'refusal.PST_RITUAL_LIMIT': 'That is enough ritual for one turn.',
	'refusal.PST_TALK_MUTED': 'Photographers are silent at this table.',
	'refusal.PST_TALK_LIMIT': 'You have talked enough in this round.',
	'refusal.PST_NOTHING_TO_UNDO': 'There is no action of yours to take back.',
	'refusal.PST_UNDO_LIMIT': 'You have taken this action back 3 times.',
	'refusal.PST_REFEREE': 'Nobody calls here: the table itself is the referee.',
	'refusal.PST_NOTHING_TO_CALL': 'There is nothing to call.',
	'refusal.PST_WINDOW_CLOSED': 'Too late: that action can no longer be called.',
	'refusal.PST_OWN_ACTION': 'You cannot judge your own action.',
	'refusal.PST_BAD_POINT': 'Name a swap, a photo, the turn, talk, or an effect the photographers hold.',
} as const;
