/** What is heard beside the play: rituals, ticks of readiness and approval. */
import type { Event } from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';
import { useEffect, useRef } from 'preact/hooks';
import { playSound } from '../../../board/sound-kit.ts';
import { RITUAL_SOUNDS } from './acts.ts';

export function useSeen(latest: readonly TableEvent[]): void {
	const heard = useRef(latest);
	useEffect(() => {
		if (heard.current === latest) return;
		heard.current = latest;
		for (const { event } of latest) {
			const told = event as Event;
			if (told.type === 'ritualDone') playSound(...RITUAL_SOUNDS[told.kind]);
			else if (told.type === 'readied' || told.type === 'approved') playSound('latch');
			else if (told.type === 'talked') playSound('refused', 7);
		}
	}, [latest]);
}
