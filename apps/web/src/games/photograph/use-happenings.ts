import type { Seat } from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { playSounds } from '../../board/several-sounds.ts';
import { useRecent } from '../../board/use-recent.ts';
import { type Happenings, happeningsOf, lastShots, type SeenShot } from './happenings.ts';
import { heardIn } from './heard-in.ts';

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
	const recent = useRecent(latest, happeningsOf, SEEN_FOR);
	const happenings = recent.at(-1) ?? NOTHING;
	const shots = useMemo(() => recent.flatMap((told) => told.shots), [recent]);
	const last = useRef<Seen['last']>(new Map());
	last.current = useMemo(() => lastShots(last.current, happenings), [happenings]);
	const heard = useRef(latest);
	useEffect(() => {
		// What was told before somebody looked is not heard.
		if (heard.current === latest || document.hidden) return;
		heard.current = latest;
		return playSounds(heardIn(latest));
	}, [latest]);
	return { happenings, shots, last: last.current };
}
