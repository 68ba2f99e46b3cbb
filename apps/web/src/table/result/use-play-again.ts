import type { Seat } from '@shutterbox/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { list } from '../../i18n/format.ts';
import { t } from '../../i18n/table.ts';
import type { Intent, Known } from '../../match/port.ts';
import { go } from '../../shell/router.ts';
import { type Rematch, wishesOf } from './rematch.ts';

type Again = Extract<Intent, { type: 'rematch' | 'rematchSeat' | 'rematchNow' | 'react' }>;

interface Props {
	readonly known: Known | null;
	readonly names: readonly string[];
	readonly hrefOf: (table: string) => string;
	readonly send: (intent: Again) => unknown;
}

/**
 * Who wants to play again, and the way to say so. Goes to the new table when everybody has agreed while this one was on the
 * screen; coming back to it later stays here. Null until it is over.
 */
export function usePlayAgain({ known, names, hrefOf, send }: Props): Rematch | null {
	const again = known?.table.rematch.table ?? null;
	const isAgreed = known !== null && known.viewer !== 'spectator' && known.table.rematch.agreed.includes(known.viewer);
	const sawNone = useRef(false);
	useEffect(() => {
		if (known === null) return;
		if (again === null) sawNone.current = true;
		else if (sawNone.current && isAgreed) go(hrefOf(again));
	}, [known === null, again]);
	if (known === null || known.table.stage !== 'finished') return null;
	const wishes = wishesOf(known.table, known.viewer);
	return {
		...wishes,
		isWanted: isAgreed,
		href: again === null ? null : hrefOf(again),
		said: again === null ? saidOf(wishes.asking, names) : null,
		onToggle: known.viewer === 'spectator' ? null : () => send({ type: 'rematch', agrees: !isAgreed }),
		onFill: (seat, bot) => send({ type: 'rematchSeat', seat, bot }),
		onAsk: () => send({ type: 'react', reaction: 'again' }),
		onNow: () => send({ type: 'rematchNow' }),
	};
}

function saidOf(asking: readonly Seat[], names: readonly string[]): string | null {
	if (asking.length === 0) return null;
	return t('result.wishes', { names: list(asking.map((seat) => names[seat])), count: asking.length });
}
