import type { Seat } from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Happenings, happeningsOf, lastShots, type SeenShot } from './happenings.ts';

/** A blurred card is held for two seconds, then nobody may look at it again; all other motion is shorter. */
const SEEN_FOR = 3000;
const NOTHING = happeningsOf([]);

interface Seen {
	readonly happenings: Happenings;
	/** The newest shots of each seat. */
	readonly last: ReadonlyMap<Seat, readonly SeenShot[]>;
}

/** What has just happened, for as long as it is worth looking at. */
export function useHappenings(latest: readonly TableEvent[]): Seen {
	const [over, setOver] = useState<readonly TableEvent[] | null>(null);
	const last = useRef<Seen['last']>(new Map());
	const happenings = useMemo(() => {
		const found = happeningsOf(latest);
		last.current = lastShots(last.current, found);
		return found;
	}, [latest]);
	useEffect(() => {
		const timer = setTimeout(() => setOver(latest), SEEN_FOR);
		return () => clearTimeout(timer);
	}, [latest]);
	return { happenings: over === latest ? NOTHING : happenings, last: last.current };
}
