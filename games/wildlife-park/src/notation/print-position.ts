import type { Seat } from '@shutterbox/kernel';
import { ALL_WORKERS, BOARDS } from '../rules/components.ts';
import { DISPLAY_SLOTS, type Item, isDie, NO_ITEM, pips, SOLO_SUPPLY_SPACES } from '../rules/items.ts';
import { HEXES } from '../rules/layouts.ts';
import { OPTION_NAMES, optionsSchema, rulesAt } from '../rules/options.ts';
import { boardOf, isWatchtowerTile, layoutOf, NO_TILE, type Park } from '../rules/park.ts';
import { NO_HIT, NOT_SCORED, SECRET, type Solo, type State, UNKNOWN_TOKEN } from '../rules/state.ts';
import { spaceNames } from '../rules/supply.ts';
import { workersIn } from '../rules/workers.ts';
import { NO_BOARD, printItems, printStack, printTile } from './item-notation.ts';
import { printMove } from './move-notation.ts';

// The form of a position is described in notation.ts.

export function printPosition(state: State): string {
	const sections = [printHead(state)];
	if (state.solo) sections.push(`solo ${printSolo(state.solo)}`);
	for (let seat = 0; seat < state.seats; seat++) sections.push(`${seat}: ${printSeat(state, seat)}`);
	sections.push(`stacks ${state.stacks.map((stack) => printStack(stack, NO_BOARD)).join(' / ')}`);
	return sections.join(' | ');
}

function printHead({ seats, phase, turn, rules }: State): string {
	const { side, missions, tempo } = optionsSchema;
	const usual = rulesAt(seats, { side: side.default, missions: missions.default, tempo: tempo.default });
	const unusual = OPTION_NAMES.filter((name) => rules[name] !== usual[name]).map((name) => `${name}=${rules[name]}`);
	return [`${seats}p`, phase, turn, ...unusual].join(' ');
}

function printSolo({ side, tokens, drawn, hit, lost }: Solo): string {
	const parts = [`tokens ${printTokens(tokens)}`];
	if (drawn.length > 0) parts.push(`drawn ${drawn.join(' ')}`);
	if (side !== null) parts.push(`side ${side}`);
	if (hit !== NO_HIT) parts.push(`hit ${SOLO_SUPPLY_SPACES[hit]}`);
	if (lost.length > 0) parts.push(`lost ${printItems(lost, NO_BOARD)}`);
	return parts.join('; ');
}

function printTokens(tokens: readonly number[]): string {
	if (tokens[0] === UNKNOWN_TOKEN) return `?*${tokens.length}`;
	return tokens.join(' ') || '-';
}

function printSeat(state: State, seat: Seat): string {
	const park = state.parks[seat];
	const board = boardOf(park);
	const parts = [BOARDS[board], `park ${printPark(park)}`];
	if (!state.solo) parts.push(`board ${state.boards[seat]}`);
	parts.push(`supply ${printSpaces(state.supply[seat], spaceNames(state), NO_BOARD)}`);
	parts.push(`display ${printSpaces(state.displays[seat], DISPLAY_SLOTS, board)}`);
	parts.push(`stack ${printStack(state.personal[seat], board)}`);
	if (state.preparation[seat].length > 0) parts.push(`chosen ${printItems(state.preparation[seat], board)}`);
	if (state.workers[seat] !== ALL_WORKERS) parts.push(`workers ${workersIn(state.workers[seat]).join(' ') || '-'}`);
	if (state.missions[seat].length > 0) parts.push(`missions ${state.missions[seat].join(' ')}`);
	if (state.entrance[seat] !== NOT_SCORED) parts.push(`entrance ${state.entrance[seat]}`);
	if (state.discards[seat].length > 0) parts.push(`discards ${printItems(state.discards[seat], board)}`);
	const commit = state.commits[seat];
	if (commit !== null) parts.push(`commit ${commit === SECRET ? '?' : printMove(commit)}`);
	return parts.join('; ');
}

/** `b3 ibex.brown@3=4, c2 =6`: the star's tile goes without saying. */
export function printPark(park: Park): string {
	const { names, star } = layoutOf(park);
	const board = boardOf(park);
	const found: string[] = [];
	for (let hex = 0; hex < HEXES; hex++) {
		const tile = park.tiles[hex];
		if (tile === NO_TILE || (hex === star && park.dice[hex] === 0)) continue;
		const lying = hex === star ? '' : printTile(tile, board);
		const corner = isWatchtowerTile(tile) ? `@${park.corners[hex]}` : '';
		found.push(`${names[hex]} ${lying}${corner}${park.dice[hex] === 0 ? '' : `=${park.dice[hex]}`}`);
	}
	return found.join(', ') || '-';
}

function printSpaces(items: readonly Item[], names: readonly string[], board: number): string {
	const found = items.flatMap((item, i) => {
		if (item === NO_ITEM) return [];
		return [`${names[i]} ${isDie(item) ? pips(item) : printTile(item, board)}`];
	});
	return found.join(', ') || '-';
}
