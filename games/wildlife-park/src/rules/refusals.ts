import { refuser } from '@shutterbox/kernel';

/** Every code with the rule behind it, in the order in which they are tested. */
export const REFUSALS = {
	'bad-shape': null,
	'game-over': 'WPK-48',
	'wrong-phase': 'WPK-18',
	'not-your-decision': 'WPK-70',
	'already-committed': 'WPK-18',
	'no-item': 'WPK-20',
	'wrong-side': 'WPK-64',
	'hex-unknown': 'WPK-23',
	'worker-on-discard': 'WPK-38',
	'worker-on-tile': 'WPK-38',
	'hex-not-vacant': 'WPK-24',
	corner: 'WPK-25',
	'hex-no-die': 'WPK-43',
	'worker-used': 'WPK-36',
	'worker-colour': 'WPK-36',
	'worker-cancel': 'WPK-38',
	'hex-no-tile': 'WPK-30',
	'hex-has-die': 'WPK-30',
	'die-colour': 'WPK-31',
	'die-star': 'WPK-33',
	'die-breeding': 'WPK-32',
	'die-six': 'WPK-34',
} as const;

export type Code = keyof typeof REFUSALS;

export const refuse = refuser(REFUSALS);
