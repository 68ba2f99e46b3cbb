import { useRef } from 'preact/hooks';
import type { ChatLine } from '../match/port.ts';

/** How many lines were said since the talk was last open; what was said before this page came is read. */
export function useUnread(lines: readonly Pick<ChatLine, 'at'>[], now: () => number, isOpen: boolean): number {
	const read = useRef<number | null>(null);
	if (read.current === null || isOpen) read.current = Math.max(now(), lines.at(-1)?.at ?? 0);
	const until = read.current;
	return lines.filter(({ at }) => at > until).length;
}
