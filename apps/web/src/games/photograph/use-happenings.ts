import type { Seat } from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
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
	const [over, setOver] = useState<readonly TableEvent[] | null>(null);
	const recent = useRef(new Map<readonly TableEvent[], Happenings>());
	const last = useRef<Seen['last']>(new Map());
	const happenings = useMemo(() => {
		const found = happeningsOf(latest);
		recent.current.set(latest, found);
		last.current = lastShots(last.current, found);
		return found;
	}, [latest]);
	const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
	useEffect(() => {
		const timer = setTimeout(() => {
			timers.current.delete(timer);
			recent.current.delete(latest);
			setOver(latest);
		}, SEEN_FOR);
		timers.current.add(timer);
	}, [latest]);
	useEffect(() => () => timers.current.forEach(clearTimeout), []);
	const shots = useMemo(() => [...recent.current.values()].flatMap((one) => one.shots), [latest, over]);
	return { happenings: over === latest ? NOTHING : happenings, shots, last: last.current };
}
