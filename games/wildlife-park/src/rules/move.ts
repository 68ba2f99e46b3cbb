import { type MoveSchema, moveGuard, type Schema } from '@shutterbox/kernel';
import { WORKERS, type Worker } from './components.ts';
import { DISPLAY_SLOTS, SOLO_SUPPLY_SPACE, SOLO_SUPPLY_SPACES, SUPPLY_SPACE, SUPPLY_SPACES } from './items.ts';
import { CORNERS, HEX_NAMES, HEXES } from './layouts.ts';

/** Turns a die by one; a coloured and the multicoloured worker may turn the same die by two. */
export type WorkerUse = readonly [token: Worker, delta: 1 | -1];

/** Where one of the two items goes; `to: null` discards it. */
export interface BuildStep {
	readonly item: 'supply' | 'display';
	readonly to: string | null;
	/** Where the part of a watchtower tile lies. Without meaning for everything else. */
	readonly corner?: number;
	readonly workers?: readonly WorkerUse[];
}

export interface WorkerChange {
	readonly hex: string;
	readonly workers: readonly WorkerUse[];
}

export interface Reroll {
	readonly type: 'reroll';
	readonly dice: readonly number[];
}
export interface Swap {
	readonly type: 'swap';
	readonly swap: { readonly start: number; readonly slot: number } | null;
}
export interface Choose {
	readonly type: 'choose';
	readonly supply: string;
	readonly display: string;
}
/** The steps in the order of building. */
export interface Build {
	readonly type: 'build';
	readonly build: readonly BuildStep[];
}
/** Choose and build in one. */
export interface Turn {
	readonly type: 'turn';
	readonly supply: string;
	readonly display: string;
	readonly build: readonly BuildStep[];
}
export interface Workers {
	readonly type: 'workers';
	readonly changes: readonly WorkerChange[];
}
export interface Declare {
	readonly type: 'declare';
	readonly kind: 'die' | 'tile';
}
export interface Protect {
	readonly type: 'protect';
	readonly token: Worker | null;
}
export interface SoloReroll {
	readonly type: 'soloReroll';
	readonly spaces: readonly number[];
}
export interface SoloDiscard {
	readonly type: 'soloDiscard';
	readonly spaces: readonly number[];
}

/** Made by all seats at once, in secret. */
export type CommittedMove = Reroll | Swap | Turn | Choose | Build | Workers;
export type Move = CommittedMove | Declare | Protect | SoloReroll | SoloDiscard;

/** Nobody has more workers; a longer list would name one twice. */
const MOST_WORKERS = WORKERS.length;

const supply: Schema = { kind: 'choice', values: [...SUPPLY_SPACES, ...SOLO_SUPPLY_SPACES] };
const display: Schema = { kind: 'choice', values: DISPLAY_SLOTS };
/** A pair of token and delta: that there are two of them, in this order, is tested in `isWellFormed`. */
const workerUse: Schema = { kind: 'list', of: { kind: 'choice', values: [...WORKERS, 1, -1] }, max: 2 };
const workers: Schema = { kind: 'list', of: workerUse, max: MOST_WORKERS };
/** A name that no hex of the park has is refused by a code of its own. */
const hex: Schema = { kind: 'choice', values: HEX_NAMES, beyond: 'strings' };
const build: Schema = {
	kind: 'list',
	of: {
		kind: 'object',
		fields: {
			item: { kind: 'choice', values: ['supply', 'display'] },
			to: { kind: 'anyOf', options: [{ kind: 'null' }, hex] },
			corner: { kind: 'integer', min: 0, max: CORNERS - 1 },
			workers,
		},
		optional: ['corner', 'workers'],
	},
	max: 2,
};
const change: Schema = { kind: 'object', fields: { hex, workers } };
const spaces: Schema = { kind: 'list', of: { kind: 'integer', min: 1, max: 8 }, max: 8 };
const startAndSlot: Schema = {
	kind: 'object',
	fields: { start: { kind: 'integer', min: 1, max: 3 }, slot: { kind: 'integer', min: 0, max: 2 } },
};
const token: Schema = { kind: 'anyOf', options: [{ kind: 'null' }, { kind: 'choice', values: WORKERS }] };

export const moveSchema: MoveSchema = {
	reroll: { kind: 'object', fields: { dice: { kind: 'list', of: { kind: 'integer', min: 0, max: 7 }, max: 8 } } },
	swap: { kind: 'object', fields: { swap: { kind: 'anyOf', options: [{ kind: 'null' }, startAndSlot] } } },
	turn: { kind: 'object', fields: { supply, display, build } },
	choose: { kind: 'object', fields: { supply, display } },
	build: { kind: 'object', fields: { build } },
	workers: { kind: 'object', fields: { changes: { kind: 'list', of: change, max: MOST_WORKERS, beyond: HEXES } } },
	declare: { kind: 'object', fields: { kind: { kind: 'choice', values: ['die', 'tile'] } } },
	protect: { kind: 'object', fields: { token } },
	soloReroll: { kind: 'object', fields: { spaces } },
	soloDiscard: { kind: 'object', fields: { spaces } },
};

const { isMove, isOwn, ownMove, OwnMove } = moveGuard(moveSchema);

export { isOwn, ownMove };

/** A turn the rules made. */
export class OwnTurn extends OwnMove implements Turn {
	readonly type = 'turn';
	readonly supply: string;
	readonly display: string;
	readonly build: readonly BuildStep[];

	constructor(supply: string, display: string, build: readonly BuildStep[]) {
		super();
		this.supply = supply;
		this.display = display;
		this.build = build;
	}
}

/** The whole of `bad-shape`: JSON shape, distinctness, and references that fit the mode. */
export function isWellFormed(value: unknown, solo: boolean): value is Move {
	if (!isMove(value)) return false;
	const move = value as Move;
	switch (move.type) {
		case 'reroll':
			return areDistinct(move.dice);
		case 'soloReroll':
		case 'soloDiscard':
			return areDistinct(move.spaces);
		case 'choose':
			return isSupplyOf(move.supply, solo);
		case 'turn':
			return isSupplyOf(move.supply, solo) && namesBothItems(move.build);
		case 'build':
			return namesBothItems(move.build);
		case 'workers':
			return areDistinct(move.changes.map(({ hex }) => hex)) && move.changes.every(isChange);
		default:
			return true;
	}
}

function isSupplyOf(space: string, solo: boolean): boolean {
	return (solo ? SOLO_SUPPLY_SPACE : SUPPLY_SPACE).has(space);
}

function namesBothItems(steps: readonly BuildStep[]): boolean {
	if (steps.length !== 2 || steps[0].item === steps[1].item) return false;
	return areUses(steps[0].workers) && areUses(steps[1].workers);
}

function isChange({ workers: uses }: WorkerChange): boolean {
	return uses.length > 0 && areUses(uses);
}

function areUses(uses: readonly (readonly unknown[])[] | undefined): boolean {
	return (
		uses === undefined ||
		uses.every((use) => use.length === 2 && typeof use[0] === 'string' && typeof use[1] === 'number')
	);
}

/** Short lists all of them. */
function areDistinct(list: readonly unknown[]): boolean {
	for (let i = 1; i < list.length; i++) if (list.indexOf(list[i]) < i) return false;
	return true;
}
