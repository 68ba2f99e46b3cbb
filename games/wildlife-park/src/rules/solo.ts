import type { PlayContext, Refusal } from '@shutterbox/kernel';
import { LEFT_COLOURS, MULTI, RIGHT_COLOURS, SOLO_SPACES, WORKERS } from './components.ts';
import type { Event, PlacedItem, SlotChange } from './events.ts';
import { colourOf, faceOf, type Item, NO_ITEM, pips, RIGHT, SOLO_SUPPLY_SPACES } from './items.ts';
import type { Declare, Protect, SoloDiscard, SoloReroll } from './move.ts';
import { refuse } from './refusals.ts';
import { isLastTurn, NO_HIT, type State, soloOf } from './state.ts';
import { drawTile, rolled } from './supply.ts';

// The solo challenge: WPK-59 to WPK-67. Left spaces 1 to 8 hold dice, right spaces 1 to 8 tiles.

/** WPK-60: dice on the left are rolled once more, as many as wanted. */
export function soloReroll(state: State, { spaces }: SoloReroll, { chance, emit }: PlayContext<Event>): void {
	const [supply] = state.supply;
	const changes: SlotChange[] = [];
	for (const space of ascending(spaces)) {
		const from = pips(supply[space - 1]);
		supply[space - 1] = rolled(LEFT_COLOURS[space - 1], chance);
		changes.push({ slot: space, from, to: pips(supply[space - 1]) });
	}
	state.phase = 'soloDiscard';
	emit?.({ type: 'soloRerolled', dice: changes }, { reveals: changes.length > 0 });
}

/** WPK-60: tiles on the right are thrown away and drawn anew. */
export function soloDiscard(state: State, { spaces }: SoloDiscard, ctx: PlayContext<Event>): void {
	const items = ascending(spaces).map((space) =>
		placed(RIGHT + space - 1, discardFromSupply(state, RIGHT + space - 1)),
	);
	ctx.emit?.({ type: 'soloTilesDiscarded', items });
	const drawn = drawTiles(state);
	if (drawn.length > 0) ctx.emit?.({ type: 'soloRefilled', items: drawn }, { reveals: true });
}

export function checkSpaces(state: State, { type, spaces }: SoloReroll | SoloDiscard): Refusal | null {
	const first = type === 'soloReroll' ? 0 : RIGHT;
	const empty = spaces.find((space) => state.supply[0][first + space - 1] === NO_ITEM);
	return empty === undefined ? null : refuse('no-item', { space: SOLO_SUPPLY_SPACES[first + empty - 1] }, 'WPK-60');
}

/** WPK-61, WPK-62: after the declaration the top token hits an item on the other side. */
export function declare(state: State, { kind }: Declare, ctx: PlayContext<Event>): void {
	const solo = soloOf(state);
	solo.side = kind === 'die' ? 'left' : 'right';
	ctx.emit?.({ type: 'declared', kind });
	const token = solo.tokens.shift();
	if (token === undefined) throw new Error('no solo token left');
	ctx.emit?.({ type: 'tokenRevealed', number: token }, { reveals: true });
	hit(state, token);
	if (state.phase !== 'protect') loseHit(state, ctx);
}

/** A token hits an item, which a worker may save. WPK-63: in the last turn it makes no difference, so nobody is asked. */
export function hit(state: State, token: number): void {
	const solo = soloOf(state);
	solo.drawn.push(token);
	solo.hit = hitBy(state.supply[0], solo.side === 'left' ? 'die' : 'tile', token);
	if (!isLastTurn(state) && (state.workers[0] & protectors(state)) !== 0) state.phase = 'protect';
}

/** The space with the token's number on the side not declared, or the next occupied one clockwise. */
export function hitBy(supply: readonly Item[], declared: Declare['kind'], token: number): number {
	const first = declared === 'die' ? RIGHT : 0;
	for (let i = 0; i < SOLO_SPACES; i++) {
		const space = first + ((token - 1 + i) % SOLO_SPACES);
		if (supply[space] !== NO_ITEM) return space;
	}
	throw new Error('a side of the solo supply is empty');
}

/** The item hit, or NO_ITEM. */
export function itemHit({ solo, supply }: State): Item {
	return solo === null || solo.hit === NO_HIT ? NO_ITEM : supply[0][solo.hit];
}

/** Workers that can save the item hit: its own colour and the multicoloured one. */
export function protectors(state: State): number {
	return (1 << MULTI) | (1 << colourOf(state.supply[0][soloOf(state).hit]));
}

export function checkProtect(state: State, { token }: Protect): Refusal | null {
	if (token === null) return null;
	const worker = 1 << WORKERS.indexOf(token);
	if ((state.workers[0] & worker) === 0) return refuse('worker-used', { token }, 'WPK-63');
	return (protectors(state) & worker) === 0 ? refuse('worker-colour', { token }, 'WPK-63') : null;
}

/** WPK-63 */
export function protect(state: State, { token }: Protect, ctx: PlayContext<Event>): void {
	if (token === null) {
		loseHit(state, ctx);
		return;
	}
	const solo = soloOf(state);
	state.workers[0] &= ~(1 << WORKERS.indexOf(token));
	ctx.emit?.({ type: 'protected', space: SOLO_SUPPLY_SPACES[solo.hit], token });
	solo.hit = NO_HIT;
	state.phase = 'turn';
}

function loseHit(state: State, { emit }: PlayContext<Event>): void {
	const solo = soloOf(state);
	const { hit } = solo;
	const item = discardFromSupply(state, hit);
	emit?.({ type: 'supplyDiscarded', space: SOLO_SUPPLY_SPACES[hit], item: faceOf(item) });
	solo.hit = NO_HIT;
	state.phase = 'turn';
}

/** WPK-66: what is left stays, empty spaces are filled, all tokens are shuffled, and the preparations come again. */
export function refillSolo(state: State, { chance, emit }: PlayContext<Event>): void {
	const solo = soloOf(state);
	const [supply] = state.supply;
	const items: PlacedItem[] = [];
	for (let i = 0; i < SOLO_SPACES; i++) {
		if (supply[i] !== NO_ITEM) continue;
		supply[i] = rolled(LEFT_COLOURS[i], chance);
		items.push(placed(i, supply[i]));
	}
	items.push(...drawTiles(state));
	emit?.({ type: 'soloRefilled', items }, { reveals: true });
	solo.tokens = Array.from({ length: SOLO_SPACES }, (_, i) => i + 1);
	solo.drawn = [];
	chance.shuffle(solo.tokens);
	emit?.({ type: 'tokensShuffled' });
	state.turn++;
	state.phase = 'soloReroll';
}

function drawTiles(state: State): PlacedItem[] {
	const [supply] = state.supply;
	const drawn: PlacedItem[] = [];
	for (let i = 0; i < SOLO_SPACES; i++) {
		if (supply[RIGHT + i] !== NO_ITEM) continue;
		supply[RIGHT + i] = drawTile(state, RIGHT_COLOURS[i]);
		drawn.push(placed(RIGHT + i, supply[RIGHT + i]));
	}
	return drawn;
}

function discardFromSupply(state: State, space: number): Item {
	const [supply] = state.supply;
	const item = supply[space];
	supply[space] = NO_ITEM;
	soloOf(state).lost.push(item);
	return item;
}

function placed(space: number, item: Item): PlacedItem {
	return { space: SOLO_SUPPLY_SPACES[space], item: faceOf(item) };
}

function ascending(spaces: readonly number[]): number[] {
	return spaces.slice().sort((a, b) => a - b);
}
