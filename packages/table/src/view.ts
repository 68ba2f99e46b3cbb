import type { AnyGame, Seat, Viewer } from '@shutterbox/kernel';
import { seatsOf } from '@shutterbox/kernel';
import type { LiveMatch } from './live-match.ts';
import type { Seating } from './seating.ts';
import { isReady } from './terms.ts';
import type { Ending, Occupant, Rematch, SeatView, Stage, TableView } from './types.ts';

/** What a table knows; only `viewOf` decides what of it a viewer gets. */
interface Known {
	readonly id: string;
	readonly game: AnyGame;
	readonly rulesVersion: number;
	readonly created: number;
	readonly stage: Stage;
	readonly seating: Seating;
	readonly commitment: string;
	readonly seed: string | null;
	/** Null while people gather, and where the rules broke. */
	readonly live: LiveMatch | null;
	readonly ending: Ending | null;
	readonly away: readonly boolean[];
	readonly present: ReadonlySet<string>;
	readonly rematch: Rematch;
}

/** Built up from nothing, like every view. */
export function viewOf(viewer: Viewer, known: Known): TableView {
	const { game, seating, live } = known;
	const { options, pace, isRated, allowsSpectators } = seating.terms;
	const teams = game.teams?.(seating.occupants.length) ?? null;
	return {
		id: known.id,
		game: game.meta.id,
		rulesVersion: known.rulesVersion,
		stage: known.stage,
		created: known.created,
		host: seating.host,
		options,
		pace,
		isRated,
		allowsSpectators,
		termsNumber: seating.termsNumber,
		seats: seating.occupants.map((occupant, seat) => seatView(occupant, seat, known, teams?.[seat] ?? null)),
		commitment: known.commitment,
		seed: known.seed,
		...playView(viewer, known, live),
		asking: live?.consent.view() ?? null,
		clocks: live?.clocks?.view(viewer) ?? null,
		order: viewer === 'spectator' ? null : (live?.orders[viewer] ?? null),
		rematch: known.rematch,
	};
}

function playView(viewer: Viewer, { game, stage, ending }: Known, live: LiveMatch | null) {
	const { outcome = null, breakdown = null } = ending ?? {};
	if (live === null) {
		const length = ending?.length ?? 0;
		return { length, view: null, toMove: [], decision: null, takeBack: null, outcome, breakdown };
	}
	const { journal, consent } = live;
	const { state, length } = journal.match;
	const isSeated = viewer !== 'spectator' && stage === 'playing';
	return {
		length,
		view: game.view(state, viewer),
		toMove: stage === 'playing' ? seatsOf(game.toMove(state)) : [],
		decision: isSeated ? journal.decision(viewer) : null,
		takeBack: isSeated ? consent.offer(viewer) : null,
		outcome,
		breakdown,
	};
}

function seatView(occupant: Occupant, seat: Seat, known: Known, team: number | null): SeatView {
	const { present, seating, stage } = known;
	const isAway = known.away[seat] ?? false;
	const who = occupant.kind === 'person' ? occupant.who : null;
	return {
		kind: occupant.kind,
		who,
		name: occupant.kind === 'empty' ? '' : occupant.name,
		bot: occupant.kind === 'bot' ? occupant.bot : null,
		team,
		isPresent: who !== null && present.has(who),
		isPlayedByBot: isAway,
		standIn: known.live?.standIns[seat] ?? null,
		isReady: isReady(seating, seat),
		hasLeft: isAway && stage === 'finished',
		hasSalt: seating.salts[seat] !== null,
		isReserved: occupant.kind === 'empty' && occupant.isReserved,
	};
}
