import { refuser } from '@shutterbox/kernel';

/** Every code with the rule behind it, in the order in which they are tested. */
export const REFUSALS = {
	'game-over': 'SSQ-61',
	'bad-move': null,
	'wrong-phase': 'SSQ-10',
	'not-your-turn': 'SSQ-10',
	'exchange-no-snaps': 'SSQ-15',
	'exchange-overlap': 'SSQ-15',
	'exchange-not-yours': 'SSQ-14',
	'exchange-bank-short': 'SSQ-16',
	'exchange-unequal': 'SSQ-13',
	'already-committed': 'SSQ-19',
	'cannot-trap': 'SSQ-18',
	'tile-not-allowed': 'SSQ-20',
	'tile-required': 'SSQ-20',
	'tile-not-in-hand': 'SSQ-24',
	'lure-must-stop': 'SSQ-53',
	'lure-distance': 'SSQ-54',
} as const;

export const refuse = refuser(REFUSALS);
