import type { Seat, Voice } from '@shutterbox/kernel';
import { isMissionMet } from '../rules/missions.ts';
import { SCORE_ROWS, speciesCount } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { towersOf } from '../rules/towers.ts';
import type { Drafting, Taken } from './drafting.ts';
import { signed } from './forecasts.ts';
import { capitalised, type Key, thingName, towerName } from './names.ts';

/** Both items with their places, and what comes of them. */
export function bothSentence(voice: Voice<Key>, drafting: Drafting, both: readonly Taken[]): string {
	const what = placesWords(voice, both);
	const gains = gainWords(voice, drafting);
	return capitalised(
		gains.length === 0
			? voice.say('draft.both', { what })
			: voice.say('draft.bothFor', { what, gains: gains.join(', ') }),
	);
}

/** `eagle and grey 4 on b5`, `eagle on b5, grey 4 into the crate`. */
function placesWords({ say, list }: Voice<Key>, both: readonly Taken[]): string {
	const places = [...new Set(both.map(({ to = null }) => to))];
	return places
		.map((hex) => {
			const things = list(both.filter(({ to = null }) => to === hex).map(({ item }) => thingName({ say, list }, item)));
			return hex === null ? say('draft.away', { things }) : say('draft.on', { things, hex });
		})
		.join(', ');
}

/** `a brown tower worth 13, the 14th species, a mission`. */
function gainWords(voice: Voice<Key>, { view, seat, plan }: Drafting): string[] {
	const { say } = voice;
	if (plan === null) return [];
	const { park, change } = plan;
	const before = view.parks[seat];
	const built = towersOf(park).filter(({ point }) => towersOf(before).every((each) => each.point !== point));
	const towers = built.map(({ colour, isManned, points }) =>
		isManned
			? say('draft.gain.fullTower', { tower: towerName(voice, colour), points })
			: say('draft.gain.tower', { tower: towerName(voice, colour) }),
	);
	const toldInTowers = built.reduce((sum, { points }) => sum + points, 0);
	const species = change.animals > 0 ? [say('draft.gain.species', { count: speciesCount(park) })] : [];
	const rows = SCORE_ROWS.flatMap((row) => {
		const points = row === 'watchtowers' ? change.watchtowers - toldInTowers : change[row];
		if (points === 0 || row === 'animals' || row === 'missions') return [];
		return [say('draft.gain.row', { row: say(`source.${row}`), points: signed(points) })];
	});
	return [...towers, ...species, ...missionWords(voice, view, seat, plan), ...rows].slice(0, MOST_GAINS);
}

/** The leaflet shows the rest. */
const MOST_GAINS = 3;

function missionWords(
	{ say }: Voice<Key>,
	{ missions, parks, workers }: State,
	seat: Seat,
	plan: NonNullable<Drafting['plan']>,
): string[] {
	const met = missions[seat].filter((number) => isMissionMet(number, parks[seat], workers[seat]));
	const then = missions[seat].filter((number) => isMissionMet(number, plan.park, plan.workers));
	const gained = then.filter((number) => !met.includes(number)).length;
	const lost = met.filter((number) => !then.includes(number)).length;
	return [
		...(gained > 0 ? [say('draft.gain.missions', { count: gained })] : []),
		...(lost > 0 ? [say('draft.gain.missionLost', { count: lost })] : []),
	];
}
