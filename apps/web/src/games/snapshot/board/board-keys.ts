/** What the keys of the keyboard do on the board, whatever has the focus. */
import { explorations, type Move, shots } from '@shutterbox/snapshot/client';
import { letterOf, useKeys } from '../../../board/keys.ts';
import { prepareOf } from '../draft.ts';
import { paymentOn, rerollBy } from './payments.ts';
import type { Scene } from './scene.ts';
import { type Hands, handsOn } from './use-hands-on.ts';

/** Letters that are a move by themselves. */
const LETTERS: Readonly<Record<string, Move>> = {
	d: { type: 'draw' },
	p: { type: 'pass' },
	r: { type: 'reserve' },
	l: { type: 'place' },
	c: { type: 'commit' },
	y: { type: 'claim' },
	n: { type: 'decline' },
	s: { type: 'sell' },
	g: { type: 'abandon' },
};

const PHASES: Readonly<Record<string, readonly string[]>> = {
	research: ['draw', 'pass'],
	fate: ['reserve', 'place', 'commit'],
	claims: ['claim', 'decline'],
	deny: ['reserve', 'commit', 'sell'],
	reroll: ['abandon'],
};

interface Ways {
	readonly board: { readonly current: HTMLElement | null };
	/** Ends what is played. */
	skip(): void;
	/** Gives the keyboard to a part of the board; whether it is there. */
	focusOn(part: string): boolean;
	/** Opens the standing order; null where there is none to leave. */
	readonly onOrder: (() => void) | null;
	/** Asks what a bot would do; null where nobody advises. */
	readonly onHint: (() => void) | null;
}

/** Where these keys lead, whatever has the focus. */
const PLACES: Readonly<Record<string, string>> = { home: '.deck', end: '.bag button' };

/** A key ends what is played and counts at once, for the position as it is. */
export function useBoardKeys(scene: Scene, { board, skip, focusOn, onOrder, onHint }: Ways): void {
	const hands = handsOn(scene);
	const { act, asked, shown, draft, plan, check, deeds } = scene;
	const attempt = (move: Move) => {
		skip();
		const refusal = check(move);
		if (refusal) deeds.refuse(refusal);
		else hands.play(move);
		return true;
	};
	/** By itself where no button is pressed by it, with Control anywhere. */
	const prepareByKey = ({ key }: KeyboardEvent) => {
		if (key !== 'Enter' || asked !== 'research' || plan.draft === null || plan.targets.length === 0) return false;
		return attempt(prepareOf(plan.draft));
	};
	useKeys(
		board,
		(event) => {
			const key = letterOf(event);
			if (act && (key === 'escape' || key === ' ')) {
				skip();
				return true;
			}
			if (key === 'o' && onOrder) {
				onOrder();
				return true;
			}
			if (key === 'h' && onHint) {
				skip();
				onHint();
				return true;
			}
			if (PLACES[key] !== undefined) return focusOn(PLACES[key]);
			if (asked === null) return false;
			const move = LETTERS[key];
			if (move && PHASES[asked]?.includes(move.type)) return attempt(move);
			if (asked === 'research') {
				return layByKey(event, hands) || prepareByKey(event);
			}
			if (key === ' ') {
				const [only] = asked === 'explore' ? explorations(shown) : asked === 'shoot' ? shots(shown) : [];
				return only ? attempt(only) : false;
			}
			const die = Number(key) - 1;
			if (asked === 'reroll' && die >= 0 && die < shown.roll.length)
				return attempt(rerollBy(paymentOn(shown, draft.payment), die));
			return false;
		},
		prepareByKey,
	);
}

/** On the animal or habitat that has the focus: + and − for dice, T and Shift+T for tokens. */
function layByKey(event: KeyboardEvent, hands: Hands): boolean {
	const { target, shiftKey } = event;
	const place = target instanceof Element ? target.closest<HTMLElement>('[data-target]')?.dataset.target : undefined;
	const [on, number] = place?.split(':') ?? [];
	if (place === undefined || (on !== 'animal' && on !== 'habitat')) return false;
	const index = Number(number);
	switch (letterOf(event)) {
		case '+':
		case '=':
			if (on === 'animal') hands.lay('dice', index);
			else hands.pressHabitat(index);
			return true;
		case '-':
			hands.takeBack('dice', place);
			return true;
		case 't':
			if (on !== 'animal') return false;
			if (shiftKey) hands.takeBack('tokens', place);
			else hands.lay('tokens', index);
			return true;
		default:
			return false;
	}
}
