import type { Seat } from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { type Happenings, happeningsOf, lastShots, type SeenShot } from './happenings.ts';

/** A blurred card is held for two seconds, then nobody may look at it again; all other motion is shorter. */
const SEEN_FOR = 3000;
const NOTHING = happeningsOf([]);

interface Seen {
	/** What the latest update told, for as long as it is worth looking at. */
	readonly happenings: Happenings;
	/** Shots that are still to be seen, though others may have moved since. */
	readonly shots: readonly SeenShot[];
	/** The newest shots of each seat. */
	readonly last: ReadonlyMap<Seat, readonly SeenShot[]>;
}

export function useHappenings(latest: readonly TableEvent[]): Seen {
	const told = useRef<readonly TableEvent[] | null>(null);
	const seen = useRef<Seen>({ happenings: NOTHING, shots: [], last: new Map() });
	const [, draw] = useReducer((times: number) => times + 1, 0);
	if (told.current !== latest) {
		told.current = latest;
		const { shots, last } = seen.current;
		const happenings = happeningsOf(latest);
		seen.current = { happenings, shots: [...shots, ...happenings.shots], last: lastShots(last, happenings) };
	}
	useEffect(() => {
		const old = seen.current.happenings;
		setTimeout(() => {
			const { happenings, shots, last } = seen.current;
			seen.current = {
				happenings: happenings === old ? NOTHING : happenings,
				shots: shots.filter((shot) => !old.shots.includes(shot)),
				last,
			};
			draw(null);
		}, SEEN_FOR);
	}, [latest]);
	return seen.current;
}
