import { type MoveSchema, moveGuard, type Schema } from '@shutterbox/kernel';
import { HABITAT_IDS, type HabitatId } from './components.ts';

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

const number: Schema = { kind: 'number' };
const habitat: Schema = { kind: 'choice', values: HABITAT_IDS };
const animal: Schema = { kind: 'string' };

function object(fields: Readonly<Record<string, Schema>>): Schema & { kind: 'object' } {
	return { kind: 'object', fields, unlisted: 'ignored' };
}

function list(fields: Readonly<Record<string, Schema>>): Schema {
	return { kind: 'list', of: object(fields), max: LONGEST_LIST };
}

/** JSON types and habitat names only: a number out of range or an animal out of reach has a refusal of its own. */
export const moveSchema: MoveSchema = {
	...Object.fromEntries(PLAIN_MOVES.map((type) => [type, object({})])),
	prepare: object({
		habitats: list({ id: habitat, dice: number }),
		animals: list({ id: animal, dice: number, tokens: number }),
	}),
	explore: object({ habitat }),
	reroll: object({ die: number, supply: number, animals: list({ id: animal, tokens: number }) }),
	shoot: object({ animal }),
};

export const { isMove, ownMove } = moveGuard(moveSchema);

/** What the schema leaves to the rules: whether a number is whole and not too small. */
export function isWhole(value: number, min: number): boolean {
	return Number.isInteger(value) && value >= min;
}
