/** What has just happened, sorted for animation. Pure. */
import type { Seat } from '@shutterbox/kernel';
import { type Card, type ColorIndex, colorOf, type Event } from '@shutterbox/photograph/client';
import type { TableEvent } from '@shutterbox/table';

export interface SeenShot {
	readonly seat: Seat;
	readonly card: Card;
	readonly color: ColorIndex;
	readonly isSharp: boolean;
	/** How many shots were made before it in the same moment. */
	readonly order: number;
}

export interface Happenings {
	readonly shots: readonly SeenShot[];
	/** Cards that left the field for a hand, by place. */
	readonly taken: ReadonlyMap<number, Card>;
	/** Places that got a card, and in which order. */
	readonly dealt: ReadonlyMap<number, number>;
	readonly carried: ReadonlySet<number>;
	/** Good shots won, by colour. */
	readonly won: ReadonlySet<ColorIndex>;
	readonly wound: ReadonlySet<Seat>;
	readonly sunset: boolean;
}

export function happeningsOf(latest: readonly TableEvent[]): Happenings {
	const shots: SeenShot[] = [];
	const taken = new Map<number, Card>();
	const dealt = new Map<number, number>();
	const carried = new Set<number>();
	const won = new Set<ColorIndex>();
	const wound = new Set<Seat>();
	let sunset = false;
	for (const told of latest) {
		const event = told.event as Event;
		if (event.type === 'picked') for (const { place, card } of event.cards) taken.set(place, card);
		else if (event.type === 'played') {
			const { seat, card, face } = event;
			const order = shots.filter((shot) => shot.seat === seat).length;
			shots.push({ seat, card, color: colorOf(card), isSharp: face === 'up', order });
		} else if (event.type === 'filled') dealt.set(event.place, dealt.size);
		else if (event.type === 'carried') for (const { to } of event.cards) carried.add(to);
		else if (event.type === 'goodShot') won.add(event.color);
		else if (event.type === 'wound') wound.add(event.seat);
		else if (event.type === 'sunset') sunset = true;
	}
	return { shots, taken, dealt, carried, won, wound, sunset };
}

/** The newest shots of each seat, kept until its next ones. */
export function lastShots(
	known: ReadonlyMap<Seat, readonly SeenShot[]>,
	{ shots }: Happenings,
): ReadonlyMap<Seat, readonly SeenShot[]> {
	if (shots.length === 0) return known;
	const next = new Map(known);
	for (const seat of new Set(shots.map((shot) => shot.seat))) {
		next.set(
			seat,
			shots.filter((shot) => shot.seat === seat),
		);
	}
	return next;
}
