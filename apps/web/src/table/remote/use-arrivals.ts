import { useSignal } from '@preact/signals';
import type { Viewer } from '@shutterbox/kernel';
import type { SeatView } from '@shutterbox/table';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/table.ts';

/** Who has just sat down or stood up, in a sentence to be announced; empty until somebody does. */
export function useArrivals(seats: readonly SeatView[], names: readonly string[], viewer: Viewer): string {
	const before = useRef<ReadonlyMap<string, string> | null>(null);
	const news = useSignal('');
	const here = new Map(seats.flatMap((seat, i) => (seat.kind === 'empty' ? [] : [[keyOf(seat), names[i]] as const])));
	const own = viewer === 'spectator' ? null : keyOf(seats[viewer]);
	const key = [...here.keys()].sort().join('\n');
	useEffect(() => {
		const old = before.current;
		before.current = here;
		if (old === null) return;
		const come = [...here].flatMap(([one, name]) =>
			old.has(one) || one === own ? [] : [t('gather.arrived', { name })],
		);
		const gone = [...old].flatMap(([one, name]) => (here.has(one) ? [] : [t('gather.gone', { name })]));
		news.value = [...come, ...gone].join(' ');
	}, [key]);
	return news.value;
}

function keyOf({ who, bot }: SeatView): string {
	return who ?? `bot ${bot}`;
}
