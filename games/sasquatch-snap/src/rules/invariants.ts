import { hasSeat, NO_SEATS } from '@shutterbox/kernel';
import { NO_TILE, PER_COLOR, SEATS, snapsInBox, TILE_TYPES, TYPES, tileOf } from './components.ts';
import {
	forest,
	hasTrapCard,
	isOver,
	NOT_COMMITTED,
	SECRET_COMMIT,
	type State,
	seatAfterWhistle,
	stockIndex,
	typesInHand,
	typeWithCard,
} from './state.ts';

/** What holds in every complete position between two moves. */
export function invariants(state: State): void {
	onTheBoard(state);
	snapsAddUp(state);
	tilesAddUp(state);
	if (!isOver(state)) whileItRuns(state);
	commitsFitPhase(state);
}

function onTheBoard({ tiles, sasquatch, journalists, ...state }: State): void {
	const squares = state.rules.boardSize ** 2;
	const isSquare = (square: number) => Number.isInteger(square) && square >= 0 && square < squares;
	must(tiles.length === squares, 'size of the forest');
	must(isSquare(sasquatch) && journalists.length === SEATS && journalists.every(isSquare), 'somebody left the forest');
	must(
		tiles.every((tile) => tile === NO_TILE || (tile >= 0 && tile < SEATS * TYPES)),
		'unknown tiles',
	);
}

function snapsAddUp({ snaps, pile, box, rules }: State): void {
	must(pile >= 0 && box >= 0 && snaps.every((count) => count >= 0), 'negative snaps');
	const sum = snaps.reduce((total, count) => total + count, pile + box);
	must(sum === snapsInBox(rules.target), `${sum} snaps`);
}

function tilesAddUp({ hands, banks, tiles }: State): void {
	for (let seat = 0; seat < SEATS; seat++) {
		for (let type = 0; type < TYPES; type++) {
			const own = tileOf(seat, type);
			const hand = hands[stockIndex(seat, type)];
			const bank = banks[stockIndex(seat, type)];
			const placed = tiles.filter((tile) => tile === own).length;
			must(hand >= 0 && bank >= 0, `seat ${seat} owes a ${TILE_TYPES[type]} tile`);
			must(hand + bank + placed === PER_COLOR[type], `the ${TILE_TYPES[type]} tiles of seat ${seat}`);
		}
	}
}

function whileItRuns(state: State): void {
	const { rules, snaps, box, sasquatch, journalists, turn } = state;
	must(
		snaps.every((count) => count < rules.target),
		'somebody has won',
	);
	must(box >= rules.target + SEATS, 'the Snaps box runs low'); // SSQ-59
	must(sasquatch === forest(state).lair || !journalists.includes(sasquatch), 'the Sasquatch overlooked a journalist');
	must(turn >= 1 && (rules.turnLimit === 0 || turn <= rules.turnLimit), `turn ${turn} of ${rules.turnLimit}`);
	must(!hasSeat(state.entrapped, state.whistle), 'the Whistle holder is entrapped'); // SSQ-44
}

function commitsFitPhase(state: State): void {
	const { commits, phase, slot } = state;
	must(commits.length === SEATS && !commits.includes(SECRET_COMMIT), 'unknown commits in a complete position');
	must(
		commits.every((commit) => commit === NOT_COMMITTED || (commit >= 0 && typeWithCard(commit) < TYPES)),
		'an impossible commit',
	);
	if (phase === 'whistle' || phase === 'commit')
		must(state.entrapped === NO_SEATS && slot === 0, 'a slot before the reveal');
	if (phase === 'whistle') {
		must(
			commits.every((commit) => commit === NOT_COMMITTED),
			'a commit before the Whistle',
		);
	} else if (phase === 'commit') must(commits.includes(NOT_COMMITTED), 'all have committed, but nothing was revealed');
	else if (phase === 'set') choiceIsOpen(state);
	else if (phase === 'lure') must(slot === SEATS, 'a lure before the last slot');
}

/** SSQ-24: somebody showed Trap!, can set, and has a choice; those after her have their commits still to come. */
function choiceIsOpen(state: State): void {
	const seat = seatAfterWhistle(state, state.slot);
	must(state.slot < SEATS && hasTrapCard(state.commits[seat]), 'a tile to set without Trap!');
	must(state.rules.trapChoice === 'at-resolution' && typesInHand(state, seat) > 1, 'a tile to set without a choice');
	must(state.tiles[state.journalists[seat]] === NO_TILE, 'a tile to set on a tile');
	for (let slot = state.slot; slot < SEATS; slot++) {
		must(state.commits[seatAfterWhistle(state, slot)] !== NOT_COMMITTED, 'a slot without a commit');
	}
}

function must(holds: boolean, what: string): void {
	if (!holds) throw new Error(`sasquatch-snap: broken invariant: ${what}`);
}
