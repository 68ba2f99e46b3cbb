/** What flies over the table while an act is played, from where to where. */

import type { Seat } from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import {
	COLOURS,
	colourOf,
	DISPLAY_SLOTS,
	DISPLAY_TILE,
	type Event,
	type Item,
	isDie,
	itemOf,
	layoutOf,
	pips,
} from '@shutterbox/wildlife-park/client';
import type { Flight } from '../../../board/flights.ts';
import { WALK } from './acts.ts';
import { colourName } from './kinds.ts';
import { thingPicture, tilePicture } from './pictures.tsx';
import type { SceneAct } from './scene.ts';
import { tokenWay } from './ways.ts';

/** The address of an item's picture. */
function pictureOf(item: Item): string | null {
	return isDie(item) ? thingPicture(`die-${colourName(item)}-${pips(item)}`) : tilePicture(item);
}

/** `latest` tells what follows: a worker hops onto the die that is told of next. */
export function flightsOf(
	{ event, before, after, ms }: SceneAct,
	latest: readonly TableEvent[],
	own: number,
): readonly Flight[] {
	switch (event.type) {
		case 'workerUsed': {
			const hex = hexAfter(event, latest);
			const picture = thingPicture(`worker-${event.token}`);
			return hex === null ? [] : [{ from: `worker ${event.token}`, to: `hex ${hex}`, picture, ms, scale: 0.6 }];
		}
		case 'protected':
			return [
				{
					from: `worker ${event.token}`,
					to: `supply ${event.space}`,
					picture: thingPicture(`worker-${event.token}`),
					ms,
				},
			];
		case 'discarded':
			return [{ from: `board-${own}`, to: 'crate', picture: pictureOf(itemOf(event.item)), ms, turn: 30 }];
		case 'supplyDiscarded':
			return [{ from: `supply ${event.space}`, to: 'crate', picture: pictureOf(itemOf(event.item)), ms, turn: 60 }];
		case 'soloTilesDiscarded':
			return event.items.map(({ space, item }) => ({
				from: `supply ${space}`,
				to: 'crate',
				picture: pictureOf(itemOf(item)),
				ms,
				turn: 60,
			}));
		case 'replenished': {
			const back = thingPicture(`back-${COLOURS[colourOf(itemOf({ tile: event.tile }))]}`);
			return [{ from: 'stack', to: `display ${DISPLAY_SLOTS[DISPLAY_TILE + event.slot]}`, picture: back, ms }];
		}
		case 'swapped': {
			const park = before.parks[own];
			const { hex } = layoutOf(park).starts[event.start - 1];
			const slot = `display ${DISPLAY_SLOTS[DISPLAY_TILE + event.slot]}`;
			const place = `hex ${layoutOf(park).names[hex]}`;
			return [
				{ from: slot, to: place, picture: tilePicture(before.displays[own][DISPLAY_TILE + event.slot]), ms },
				{ from: place, to: slot, picture: tilePicture(park.tiles[hex]), ms },
			];
		}
		case 'tokenRevealed':
			return walkOf(event.number, tokenWay(after, event.number), ms);
		default:
			return [];
	}
}

/** A token flies to the space with its number, and walks on from one space to the next. */
function walkOf(number: number, way: readonly string[], ms: number): readonly Flight[] {
	const picture = thingPicture('token');
	const arrival = ms - WALK * (way.length - 1);
	return way.map((space, i) =>
		i === 0
			? { from: `token-${number}`, to: `supply ${space}`, picture, ms: arrival }
			: { from: `supply ${way[i - 1]}`, to: `supply ${space}`, picture, ms: WALK, delay: arrival + WALK * (i - 1) },
	);
}

function hexAfter(event: Event & { type: 'workerUsed' }, latest: readonly TableEvent[]): string | null {
	const at = latest.findIndex((told) => told.event === event);
	const next = latest
		.slice(at + 1)
		.map((told) => told.event as Event)
		.find((told) => (told.type === 'diePlaced' || told.type === 'dieChanged') && told.seat === event.seat);
	return next && 'hex' in next ? next.hex : null;
}

/** Milliseconds in which something of somebody else's is lifted and comes down. */
const LIFT = 380;

interface Lift extends Flight {
	/** On whose card it is seen. */
	readonly seat: Seat;
}

/** What all others have taken rises from their supply boards, at once: to where it is built, or else into their hands. */
export function liftsOf(latest: readonly TableEvent[], own: Seat): readonly Lift[] {
	const told = latest.map(({ event }) => event as Event);
	return told.flatMap((event) => {
		if (event.type !== 'took' || event.seat === own) return [];
		const { seat, supply, items } = event;
		const built = told.find((each) => 'seat' in each && each.seat === seat && isOf(each, items[0]));
		const to = built && 'hex' in built ? `mini ${built.hex}` : 'hand';
		return [{ seat, from: `mini ${supply}`, to, picture: pictureOf(itemOf(items[0])), ms: LIFT, scale: 1.6 }];
	});
}

type Taken = (Event & { type: 'took' })['items'][number];

/** Whether an event is about building that item. */
function isOf(event: Event, face: Taken): boolean {
	if (event.type === 'tilePlaced') return 'tile' in face && face.tile === event.tile;
	if (event.type !== 'diePlaced' || !('die' in face)) return false;
	return face.die === event.colour && face.value === event.rolled;
}
