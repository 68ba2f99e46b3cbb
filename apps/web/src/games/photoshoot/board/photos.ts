/** The wanted photo, the photos of the round, and the album of the match. */
import {
	CELLS,
	type Cell,
	type Event,
	frameOf,
	hasEngineReferee,
	isCoop,
	isHelped,
	NO_OBJECTIVE,
	type Objective,
	objectiveId,
	objectiveNamed,
	type State,
	type Team,
	type Tile,
	tileName,
} from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';
import { list } from '../../../i18n/format.ts';
import { t, voice } from '../words.ts';
import { stagesBefore } from './open-acts.ts';
import type { AlbumProps, Character, FilmShot, RoundFilmProps, Shot, WantedProps } from './parts/props.ts';
import { teamTitle } from './people.ts';
import { characterOf, type Scene } from './scene.ts';
import { say } from './words.ts';

const SIDE = 3;

export function wantedOf(scene: Scene): WantedProps {
	const { view, act } = scene;
	const { open, phase } = view;
	const label = say('wanted.label');
	const isBefore = phase === 'ready' || phase === 'repair';
	if (open === NO_OBJECTIVE)
		return {
			label,
			cells: null,
			id: '',
			note: say(isBefore ? 'wanted.closed' : 'wanted.none'),
			rows: [],
			isNone: !isBefore,
		};
	return {
		label,
		cells: cellsOf(open),
		id: objectiveId(open),
		note: say('wanted.now'),
		inPlace: placesOf(scene),
		rows: rowsOf(open),
		isNew: act !== null && act.before.open !== open,
	};
}

/** Who is in place already; only where the table assists, and tells this viewer. */
export function placesOf({ view, reader, helps }: Scene): Cell[] {
	const { open, cells } = view;
	if (!helps.ticks || open === NO_OBJECTIVE || !isHelped(view, reader.viewer)) return [];
	return frameOf(open).flatMap(({ cell, tile }) => (cells[cell] === tile ? [cell] : []));
}

function cellsOf(objective: Objective): (Character | null)[] {
	const cells: (Character | null)[] = new Array(CELLS).fill(null);
	for (const { cell, tile } of frameOf(objective)) cells[cell] = characterOf(tile);
	return cells;
}

function rowsOf(objective: Objective): string[] {
	const named = new Map(frameOf(objective).map(({ cell, tile }) => [cell, tileName(voice, tile)]));
	return [0, 1, 2].map((row) =>
		Array.from({ length: SIDE }, (_, x) => named.get(row * SIDE + x) ?? say('wanted.free')).join(', '),
	);
}

export function shotOf(objective: Objective): Shot {
	return { id: objectiveId(objective), cells: cellsOf(objective) };
}

export function filmOf({ view }: Scene): RoundFilmProps {
	const open = new Map(
		hasEngineReferee(view)
			? []
			: Array.from(stagesBefore(view), ([act, stage]) => [act.type === 'photo' ? act.objective : NO_OBJECTIVE, stage]),
	);
	const teams: readonly Team[] = isCoop(view) ? [0] : [0, 1];
	return {
		label: say('taken.label'),
		shots: view.taken.map((objective) => ({
			...shotOf(objective),
			looks: looksOf(objective, open.get(objective)),
			label: say('taken.look', { id: objectiveId(objective) }),
		})),
		taken: say('taken.word'),
		tokens: teams.map((team) => ({
			team: isCoop(view) ? null : team,
			count: view.tokens[team],
			label: list([teamTitle(view, team), t('count.tokens', { count: view.tokens[team] })]),
		})),
	};
}

/** The card, and the nine as they stood: everybody saw both. */
function looksOf(objective: Objective, stage: readonly Tile[] | undefined): FilmShot['looks'] {
	if (stage === undefined) return null;
	const stood = [0, 1, 2].map((row) =>
		list(stage.slice(row * SIDE, (row + 1) * SIDE).map((tile) => tileName(voice, tile))),
	);
	return [
		{ word: say('wanted.card'), rows: rowsOf(objective), cells: cellsOf(objective) },
		{ word: say('wanted.picture'), rows: stood, cells: stage.map(characterOf) },
	].map(({ word, rows, cells }) => ({ word, label: `${word}: ${rows.join('; ')}`, cells }));
}

/** Everything that was taken in the match, by team. */
export function albumOf(view: State, history: readonly TableEvent[]): AlbumProps {
	const teams: readonly Team[] = isCoop(view) ? [0] : [0, 1];
	const scored = history.flatMap(({ event }) => {
		const told = event as Event;
		return told.type === 'roundScored' ? [told] : [];
	});
	return {
		label: say('album.label'),
		teams: teams.map((team) => ({
			team: isCoop(view) ? null : team,
			name: teamTitle(view, team),
			shots: scored
				.filter((round) => round.team === (team === 0 ? 'A' : 'B'))
				.flatMap(({ objectives }) => objectives.map((id) => shotOf(objectiveNamed(id)))),
		})),
	};
}
