import { useEffect, useRef } from 'preact/hooks';
import type { Known } from '../match/port.ts';
import { go } from '../shell/router.ts';

/** Goes to the new table when everybody has agreed while this one was on the screen; coming back to it later stays here. */
export function useRematch(known: Known | null, hrefOf: (table: string) => string): void {
	const again = known?.table.rematch.table ?? null;
	const sawNone = useRef(false);
	useEffect(() => {
		if (known === null) return;
		if (again === null) sawNone.current = true;
		else if (sawNone.current && known.viewer !== 'spectator') go(hrefOf(again));
	}, [known === null, again]);
}
