import { isAsked } from './commit.ts';
import {
	ALL_WORKERS,
	COLOURS,
	commonTiles,
	DISPLAY_DICE,
	personalSet,
	ROUND_1,
	SOLO_SPACES,
	type Tile,
	TURNS,
} from './components.ts';
import { colourOf, DISPLAY_SLOTS, type Item, isDie, isTile, NO_ITEM, TILES } from './items.ts';
import { HEXES } from './layouts.ts';
import { boardOf, faultOf, isComplete, isWatchtowerTile, layoutOf, NO_TILE, type Park } from './park.ts';
import { NO_HIT, NOT_SCORED, SECRET, type Solo, type State } from './state.ts';
import { check } from './turn.ts';

/** What holds in every complete position between two moves. */
export function invariants(state: State): void {
	must(state.turn >= 1 && state.turn <= TURNS, `turn ${state.turn}`);
	must((state.solo !== null) === (state.seats === 1), 'solo parts at a table of one, and only there');
	everyTileOnce(state);
	state.parks.forEach(parkIsLegal);
	itemsLieWhereTheyBelong(state);
	seatsHaveTheirs(state);
	commitsFitPhase(state);
	if (state.solo) soloAddsUp(state, state.solo);
}

/** Every tile in play is in exactly one place. */
function everyTileOnce(state: State): void {
	const { stacks, personal, supply, displays, preparation, discards, parks, solo } = state;
	const lists: (readonly Item[])[] = [...stacks, ...personal, ...supply, ...displays, ...preparation, ...discards];
	for (const park of parks) lists.push(park.tiles.filter((_, hex) => hex !== layoutOf(park).star));
	if (solo) lists.push(solo.lost);
	const found = lists.flat().filter(isTile);
	const inPlay: Tile[] = COLOURS.flatMap((_, colour) => commonTiles(colour, state.seats));
	for (const park of parks) inPlay.push(...personalSet(boardOf(park)));
	const places = new Set(found);
	must(places.size === found.length, 'a tile lies in two places');
	must(found.length === inPlay.length && inPlay.every((tile) => places.has(tile)), 'a tile is missing');
	must(new Set(parks.map(boardOf)).size === state.seats, 'two seats share a board');
	stacks.forEach((stack, colour) => {
		must(
			stack.every((tile) => colourOf(tile) === colour),
			`a stranger among the ${COLOURS[colour]} tiles`,
		);
	});
}

/** WPK-27 and WPK-30 to WPK-34, at all times. */
function parkIsLegal(park: Park): void {
	const { tiles, corners, dice } = park;
	const { points } = layoutOf(park);
	for (let hex = 0; hex < HEXES; hex++) {
		const tile = tiles[hex];
		const isTurnable = tile !== NO_TILE && isWatchtowerTile(tile);
		must(corners[hex] === 0 || (isTurnable && corners[hex] > 0 && corners[hex] < 6), 'a corner without a part');
		if (dice[hex] === 0) continue;
		must(dice[hex] > 0 && dice[hex] <= 6 && tile !== NO_TILE, 'a die without a tile');
		must(faultOf(park, hex, dice[hex]) === null, `a ${dice[hex]} where it may not be`);
	}
	points.forEach((_, point) => {
		must(isComplete(park, point) === ((park.towers & (1 << point)) !== 0), 'a tower that is not there, or unmarked');
	});
}

function itemsLieWhereTheyBelong({ supply, displays, boards, seats, solo }: State): void {
	for (const display of displays) {
		must(display.length === DISPLAY_SLOTS.length, 'slots of a display');
		display.forEach((item, slot) => {
			if (item === NO_ITEM) return;
			if (slot >= DISPLAY_DICE) must(isTile(item), 'a die among the tiles');
			else must(isDie(item) && colourOf(item) === slot >> 1, 'a die in the wrong slot');
		});
	}
	must(new Set(boards).size === (solo ? 0 : seats) && boards.every((board) => board >= 1 && board <= 6), 'boards');
	if (solo) return;
	for (const spaces of supply) {
		spaces.forEach((item, space) => {
			if (item === NO_ITEM) return;
			must(isDie(item) === space < TILES && colourOf(item) === space % COLOURS.length, 'an item in the wrong space');
		});
	}
}

function seatsHaveTheirs({ workers, missions, entrance, rules, turn, preparation, phase }: State): void {
	must(
		workers.every((set) => (set & ~ALL_WORKERS) === 0),
		'workers',
	);
	must(
		missions.every((list) => list.length === (rules.missions === 'on' ? 3 : 0)),
		'missions',
	);
	must(
		entrance.every((points) => (points !== NOT_SCORED) === turn > ROUND_1),
		'the entrance scores after turn 8',
	);
	const isPrepared = (items: readonly Item[]) => items.length === 2;
	if (phase === 'build') must(preparation.every(isPrepared), 'nothing to build');
	else if (phase === 'choose') must(!preparation.every(isPrepared), 'all have chosen');
	else
		must(
			preparation.every((items) => items.length === 0),
			'items in a preparation area',
		);
}

/** Each is legal by itself, and somebody is still awaited. */
function commitsFitPhase(state: State): void {
	const isOpen = state.phase !== 'over';
	must(!isOpen || state.commits.some((commit, seat) => commit === null && isAsked(state, seat)), 'nobody is awaited');
	state.commits.forEach((commit, seat) => {
		if (commit === null) return;
		must(commit !== SECRET, 'a secret in a complete position');
		const alone = { ...state, commits: state.commits.with(seat, null) };
		must(check(alone, { actor: seat, move: commit, at: 0 }) === null, 'an illegal commitment');
	});
}

function soloAddsUp({ phase, supply, turn }: State, { tokens, drawn, side, hit, lost }: Solo): void {
	const all = new Set([...tokens, ...drawn]);
	must(tokens.length + drawn.length === SOLO_SPACES && all.size === SOLO_SPACES, 'a token is missing');
	must(
		[...all].every((token) => token >= 1 && token <= SOLO_SPACES),
		'an unknown token',
	);
	must((side !== null) === (phase === 'protect' || phase === 'turn'), 'a side is declared for a turn');
	must((hit !== NO_HIT) === (phase === 'protect'), 'a hit is open in phase protect');
	must(hit === NO_HIT || supply[0][hit] !== NO_ITEM, 'a hit on nothing');
	must(lost.every((item) => item !== NO_ITEM) && turn <= TURNS, 'nothing was lost');
}

function must(holds: boolean, what: string): void {
	if (!holds) throw new Error(`wildlife-park: broken invariant: ${what}`);
}
