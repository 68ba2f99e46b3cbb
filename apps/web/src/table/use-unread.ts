import { useRef } from 'preact/hooks';
import type { ChatLine } from '../match/port.ts';

/** How many of these lines were said since the talk was last open. */
export function useUnread(lines: readonly Pick<ChatLine, 'id'>[], isOpen: boolean): number {
	const read = useRef(0);
	if (isOpen) read.current = lines.at(-1)?.id ?? 0;
	const until = read.current;
	return lines.filter(({ id }) => id > until).length;
}
