/** What flies over the table while an act is played, from where to where. Pure. */
import { TILE_TYPES, type TileType } from '@shutterbox/sasquatch-snap/client';
import type { Flight } from '../../../board/flights.ts';
import type { SceneAct } from './motion.ts';
import type { PictureId } from './picture-ids.ts';

export interface Flying extends Omit<Flight, 'picture'> {
	readonly id: PictureId;
}

/** Milliseconds. */
const FLIGHT = 420;
const APART = 120;
/** Pixels. */
const LIFT = 28;

/** All of it within the act, however fast that is played. */
export function flightsOf(act: SceneAct): readonly Flying[] {
	const flights = usualFlights(act);
	const end = Math.max(...flights.map(({ ms, delay = 0 }) => delay + ms));
	if (end <= act.ms) return flights;
	const pace = act.ms / end;
	return flights.map(({ ms, delay = 0, ...one }) => ({ ...one, ms: ms * pace, delay: delay * pace }));
}

function usualFlights({ event, ms }: SceneAct): readonly Flying[] {
	switch (event.type) {
		case 'whistlePassed':
			return [{ id: 'whistle', from: `whistle-${event.from}`, to: `whistle-${event.to}`, ms, turn: 360 }];
		case 'whistleBlown': {
			const { seat, give, get } = event;
			const tokens = (goods: typeof give, from: string, to: string) =>
				TILE_TYPES.flatMap((tile) => times(goods[tile] ?? 0, () => thrown(`token-${tile}-${seat}`, from, to)));
			const given = tokens(give, `purse-${seat}`, `bank-${seat}`);
			const spent = times(give.snaps ?? 0, () => flight('snap', `hat-${seat}`, 'box'));
			return staggered([...given, ...spent, ...tokens(get, `bank-${seat}`, `purse-${seat}`)], 60, 240);
		}
		case 'uprooted':
			return [{ ...thrown(tokenOf(event.tile, event.seat), `square-${event.square}`, `purse-${event.seat}`), ms }];
		case 'trapSet':
			return [
				{ ...flight(tokenOf(event.tile, event.seat), `purse-${event.seat}`, `square-${event.square}`), ms: ms * 0.55 },
			];
		case 'trapsDestroyed':
			return staggered(
				event.list.map(({ tile, owner, square }) => ({
					...thrown(tokenOf(tile, owner), `square-${square}`, `bank-${owner}`),
					turn: 220,
				})),
				90,
			);
		case 'tollPaid':
			return staggered(times(event.paid, () => flight('snap', `square-${event.square}`, `hat-${event.to}`)));
		case 'mauled':
			return staggered(
				times(event.snaps, () => flight('snap', `hat-${event.seat}`, 'pile')),
				90,
				240,
			);
		case 'caught':
			return [
				...staggered(
					times(event.fromPile, () => flight('snap', 'pile', `hat-${event.owner}`)),
					60,
					FLIGHT,
					Math.max(0, ms - FLIGHT),
				),
				{ ...flight('snap', 'front-photo', `hat-${event.owner}`), delay: Math.max(0, ms - FLIGHT), ms: FLIGHT },
			];
		default:
			return [];
	}
}

function flight(id: PictureId, from: string, to: string): Flying {
	return { id, from, to, ms: FLIGHT };
}

/** In an arc. */
function thrown(id: PictureId, from: string, to: string): Flying {
	return { ...flight(id, from, to), lift: LIFT };
}

function tokenOf(tile: TileType, owner: number): PictureId {
	return `token-${tile}-${owner}`;
}

/** Nobody counts more than this in the air. */
const MOST = 10;

function times(count: number, make: () => Flying): readonly Flying[] {
	return Array.from({ length: Math.min(count, MOST) }, make);
}

function staggered(flights: readonly Flying[], apart = APART, ms = FLIGHT, start = 0): readonly Flying[] {
	return flights.map((one, i) => ({ ...one, ms, delay: start + i * apart }));
}
