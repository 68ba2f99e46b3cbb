import { type MoveSchema, moveGuard, type Schema } from '@shutterbox/kernel';
import { MOST_HABITATS, MOST_TARGETS, MOST_TOKENS } from './bounds.ts';
import { ANIMAL_IDS, DICE, HABITAT_IDS, type HabitatId, REROLL_PRICE } from './components.ts';

/** The moves that need nothing but their name. */
export const PLAIN_MOVES = [
	'draw',
	'reserve',
	'commit',
	'place',
	'claim',
	'decline',
	'sell',
	'pass',
	'abandon',
	'claimTimeout',
] as const;

type PlainType = (typeof PLAIN_MOVES)[number];
export type PlainMove = { readonly [Type in PlainType]: { readonly type: Type } }[PlainType];

/** End research with a plan: six dice on targets and their habitats, tokens on targets. */
export interface Prepare {
	readonly type: 'prepare';
	readonly habitats: readonly { readonly id: HabitatId; readonly dice: number }[];
	readonly animals: readonly { readonly id: string; readonly dice: number; readonly tokens: number }[];
}

export interface Explore {
	readonly type: 'explore';
	readonly habitat: HabitatId;
}

/** Pay two tokens, from the supply and from targets, and roll one die of the failed roll again. */
export interface Reroll {
	readonly type: 'reroll';
	readonly die: number;
	readonly supply: number;
	readonly animals: readonly { readonly id: string; readonly tokens: number }[];
}

export interface Shoot {
	readonly type: 'shoot';
	readonly animal: string;
}

export type Move = PlainMove | Prepare | Explore | Reroll | Shoot;

/** Longer than any legal list, so that a doubled entry still gets its own refusal. */
const LONGEST_LIST = 64;

const habitat: Schema = { kind: 'choice', values: HABITAT_IDS };
/** A number out of range and an animal out of reach have refusals of their own. */
const animal: Schema = { kind: 'choice', values: ANIMAL_IDS, beyond: 'strings' };
const integer = (min: number, max: number): Schema => ({ kind: 'integer', min, max, beyond: 'numbers' });
/** A target and its habitat need a die each. */
const dice = integer(1, DICE - 1);

function object(fields: Readonly<Record<string, Schema>>): Schema & { kind: 'object' } {
	return { kind: 'object', fields };
}

function list(max: number, fields: Readonly<Record<string, Schema>>): Schema {
	return { kind: 'list', of: object(fields), max, beyond: LONGEST_LIST };
}

export const moveSchema: MoveSchema = {
	...Object.fromEntries(PLAIN_MOVES.map((type) => [type, object({})])),
	prepare: object({
		habitats: list(MOST_HABITATS, { id: habitat, dice }),
		animals: list(MOST_TARGETS, { id: animal, dice, tokens: integer(0, MOST_TOKENS) }),
	}),
	explore: object({ habitat }),
	reroll: object({
		die: integer(0, DICE - 2),
		supply: integer(0, REROLL_PRICE),
		animals: list(REROLL_PRICE, { id: animal, tokens: integer(1, REROLL_PRICE) }),
	}),
	shoot: object({ animal }),
};

export const { isMove, ownMove } = moveGuard(moveSchema);

/** What the schema leaves to the rules: whether a number is whole and not too small. */
export function isWhole(value: number, min: number): boolean {
	return Number.isInteger(value) && value >= min;
}
