import type { OptionProblem, OptionsSchema, Seat } from '@shutterbox/kernel';
import { MAX_SEATS } from './components.ts';

/** The options a position has to remember. */
export interface TableRules {
	readonly cardToken: 'everyCard' | 'onlyPlaced';
	readonly denial: 'onRequest' | 'upfront';
	/** 0: an offer waits for as long as it takes. */
	readonly claimSeconds: number;
}

export interface Options extends TableRules {
	readonly firstPlayer: 'random' | Seat;
	readonly reservedCards: 'faceDown' | 'open';
	readonly helps: 'allowed' | 'none';
}

export const optionsSchema: OptionsSchema<Options> = {
	firstPlayer: {
		schema: {
			kind: 'anyOf',
			options: [
				{ kind: 'choice', values: ['random'] },
				{ kind: 'integer', min: 0, max: MAX_SEATS - 1 },
			],
		},
		default: 'random',
		title: 'First player',
		help: 'Who takes the first turn: chance decides, or a seat.',
		ruling: 'R-25',
	},
	cardToken: {
		schema: { kind: 'choice', values: ['everyCard', 'onlyPlaced'] },
		default: 'everyCard',
		title: 'Token for a drawn card',
		help: 'Every card: a token for each card you draw, whatever becomes of it. Only placed: just for those that stay in a habitat.',
		ruling: 'R-1',
	},
	denial: {
		schema: { kind: 'choice', values: ['onRequest', 'upfront'] },
		default: 'onRequest',
		title: 'Denying a claim',
		help: 'On request: you may refuse once somebody claims the card. Upfront: you commit to the card before the others are asked.',
		ruling: 'R-3',
	},
	reservedCards: {
		schema: { kind: 'choice', values: ['faceDown', 'open'] },
		default: 'faceDown',
		title: 'Reserved cards of others',
		help: 'How the screen shows them. Everybody saw them drawn, so this is a test of memory and no secret.',
		ruling: 'R-22',
	},
	helps: {
		schema: { kind: 'choice', values: ['allowed', 'none'] },
		default: 'allowed',
		title: 'Helps on the drawn board',
		help: 'Allowed: who wants to may see chances, the risk of the next card and marks for the own assignment. None: everybody does their own sums.',
	},
	claimSeconds: {
		schema: { kind: 'choice', values: [0, 5, 10, 15, 30, 60] },
		default: 15,
		outsideLive: 0,
		title: 'Seconds to claim',
		help: 'Who has not answered an offer by then declines it. No limit (0): the offer waits, as it does wherever turns have no live clock.',
		ruling: 'R-8',
	},
};

export function checkOptions({ firstPlayer }: Options, seats: number): OptionProblem | null {
	if (firstPlayer === 'random' || firstPlayer < seats) return null;
	return { option: 'firstPlayer', expected: `"random" or a seat 0…${seats - 1}` };
}
