/** The log beside the drawn board: who is a mark, items are tags, and what a seat does in a turn is one line. */
import type { Seat, Telling, Viewer } from '@shutterbox/kernel';
import {
	COLOURS,
	type Event,
	itemOf,
	LEFT_COLOURS,
	missionName,
	towerName,
	type Worker,
} from '@shutterbox/wildlife-park/client';
import type { ComponentChildren } from 'preact';
import type { BriefLine } from '../game-ui.ts';
import { ItemTag, listed, WorkerTag } from './tags.tsx';
import { rich, spoken, t, voice } from './words.ts';

type Of<Type extends Event['type']> = Event & { type: Type };

/** All that one entry told. */
export function briefLines(
	events: readonly Event[],
	names: readonly string[],
	viewer: Viewer,
	options: Telling['options'],
): readonly BriefLine[] {
	const telling = { names, viewer, options };
	return groupsOf(events).flatMap((group) => lineOf(group, telling) ?? []);
}

/** Steps that are told together with those before them. */
const STEPS: ReadonlySet<Event['type']> = new Set([
	...(['tilePlaced', 'towerBuilt', 'workerUsed', 'diePlaced', 'discarded', 'dieChanged'] as const),
	...(['tokenRevealed', 'supplyDiscarded', 'protected'] as const),
]);

const isStep = ({ type }: Event) => STEPS.has(type);
const isOpening = (event: Event) => isStep(event) || event.type === 'took' || event.type === 'declared';

function groupsOf(events: readonly Event[]): readonly (readonly Event[])[] {
	const groups: Event[][] = [];
	for (const event of events) {
		const last = groups.at(-1);
		const goesOn = last && isStep(event) && isOpening(last[0]) && seatOf(event) === seatOf(last[0]);
		if (goesOn) last.push(event);
		else groups.push([event]);
	}
	return groups;
}

/** What concerns the solo supply is done by the only seat. */
function seatOf(event: Event): Seat | null {
	if ('seat' in event) return event.seat;
	return SOLO.has(event.type) ? 0 : null;
}

const SOLO: ReadonlySet<Event['type']> = new Set([
	...(['declared', 'tokenRevealed', 'supplyDiscarded', 'protected'] as const),
	...(['soloRerolled', 'soloTilesDiscarded', 'soloRefilled'] as const),
]);

function lineOf(events: readonly Event[], telling: Telling): BriefLine | null {
	const [event] = events;
	const seat = seatOf(event);
	switch (event.type) {
		case 'boardFilled':
		case 'boardRefilled':
		case 'committed':
		case 'replenished':
		case 'boardsPassed':
		case 'tokensShuffled':
			return null;
		case 'boardsDealt':
		case 'roundStarted':
		case 'soloResult':
		case 'gameEnded':
			return { seat: null, line: spoken.sentence(event, telling), ...(event.type === 'soloResult' && GOLD) };
		case 'entranceScored':
			return { seat, line: t('brief.entrance', { points: event.points }), ...GOLD };
		case 'finalScored':
			return { seat, line: t('brief.final', { points: event.rows.total }), ...GOLD };
		default: {
			const isBuilt = events.some(({ type }) => type === 'towerBuilt');
			return { seat, line: listed(partsOf(events)), ...(isBuilt && GOLD) };
		}
	}
}

const GOLD = { isRecord: true } as const;

/** Step after step; what was taken is told by where it went, workers by what they turned. */
function partsOf(events: readonly Event[]): ComponentChildren[] {
	const isPlaced = events.some(({ type }) => type === 'tilePlaced' || type === 'diePlaced' || type === 'discarded');
	let workers: Worker[] = [];
	return events.flatMap((event) => {
		if (event.type === 'took' && isPlaced) return [];
		if (event.type === 'workerUsed') {
			workers.push(event.token);
			return [];
		}
		const part = partOf(event, workers);
		workers = [];
		return part === null ? [] : [part];
	});
}

function partOf(event: Event, workers: readonly Worker[]): ComponentChildren {
	switch (event.type) {
		case 'took': {
			const [supply, display] = event.items.map((face) => <ItemTag item={itemOf(face)} />);
			return rich('brief.took', { supply, display });
		}
		case 'tilePlaced':
			return rich('brief.on', { item: <ItemTag item={itemOf(event)} />, hex: event.hex });
		case 'towerBuilt':
			return towerName(voice, event.colour);
		case 'diePlaced':
			return withWorkers(
				rich('brief.on', {
					item: <ItemTag item={itemOf({ die: event.colour, value: event.value })} />,
					hex: event.hex,
				}),
				workers,
			);
		case 'dieChanged':
			return withWorkers(t('brief.turned', { hex: event.hex, from: event.from, to: event.to }), workers);
		case 'discarded':
			return rich('brief.away', { item: <ItemTag item={itemOf(event.item)} /> });
		case 'supplyDiscarded':
			return rich('brief.lost', { item: <ItemTag item={itemOf(event.item)} /> });
		case 'protected':
			return rich('brief.saved', { worker: <WorkerTag token={event.token} /> });
		case 'tokenRevealed':
			return t('brief.token', { number: event.number });
		case 'declared':
			return t('brief.declared', { kind: event.kind });
		case 'swapped':
			return t('brief.swapped', { start: event.start, slot: event.slot + 1 });
		case 'kept':
			return t('brief.kept');
		case 'missionsDealt':
			return t('brief.missions', { names: event.missions.map(titleOf).join(', ') });
		default:
			return manyOf(event);
	}
}

/** The name of a mission without what it asks for. */
function titleOf(mission: number): string {
	return missionName(voice, mission).split(': ')[0];
}

function withWorkers(what: ComponentChildren, workers: readonly Worker[]): ComponentChildren {
	if (workers.length === 0) return what;
	const tags = listed(
		workers.map((token) => <WorkerTag key={token} token={token} />),
		' ',
	);
	return rich('brief.with', { what: <>{what}</>, workers: <>{tags}</> });
}

/** What tells of several items at once. */
function manyOf(event: Event): ComponentChildren {
	switch (event.type) {
		case 'personalDrawn':
			return rich('brief.starts', { items: tagsOf(event.starts.map((tile) => itemOf({ tile }))) });
		case 'diceRolled':
			return rich('brief.rolled', { items: diceOf(event.values) });
		case 'rerolled':
		case 'soloRerolled':
			return event.dice.length === 0 ? t('brief.keptDice') : rich('brief.rerolled', { items: changesOf(event) });
		case 'soloTilesDiscarded':
			return event.items.length === 0
				? t('brief.keptTiles')
				: rich('brief.thrown', { items: tagsOf(event.items.map(({ item }) => itemOf(item))) });
		case 'soloRefilled':
			return rich('brief.refilled', { items: tagsOf(event.items.map(({ item }) => itemOf(item))) });
		default:
			return null;
	}
}

function tagsOf(items: readonly number[]) {
	return (
		<>
			{listed(
				items.map((item, i) => <ItemTag key={i} {...{ item }} />),
				' ',
			)}
		</>
	);
}

function diceOf(values: readonly number[]) {
	return tagsOf(values.map((value, slot) => dieAt(slot >> 1, value)));
}

function changesOf(event: Of<'rerolled'> | Of<'soloRerolled'>) {
	return tagsOf(
		event.dice.map(({ slot, to }) => dieAt(event.type === 'rerolled' ? slot >> 1 : LEFT_COLOURS[slot - 1], to)),
	);
}

function dieAt(colour: number, value: number): number {
	return itemOf({ die: COLOURS[colour], value });
}
