import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchClient } from '../match/port.ts';

const TICK = 250;

/** The table's clock, as often as somebody looks at it. */
export function useTableTime(client: Pick<MatchClient, 'now'>, isRunning: boolean): number {
	const now = useSignal(client.now());
	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => {
			now.value = client.now();
		}, TICK);
		return () => clearInterval(timer);
	}, [isRunning, client]);
	return now.value;
}
