/** Warnings are for newcomers: on for the first matches at this device, then it is asked once whether they stay. */
import { hear, isHeard } from '../../../board/heard.ts';
import { settings } from '../../../settings/settings.ts';
import { switchedBy } from '../../../table/helps.ts';

const GAME = 'sasquatch-snap';
const FIRST = Array.from({ length: 5 }, (_, i) => `match-${i + 1}`);

/** A match was played to its end. */
export function countMatch(): void {
	const next = FIRST.find((one) => !isHeard(GAME, one));
	if (next !== undefined) hear(GAME, next);
}

/** Whether it is time to ask if warnings stay. */
export function asksAboutWarnings(): boolean {
	return FIRST.every((one) => isHeard(GAME, one)) && !isHeard(GAME, 'warnings');
}

/** Warnings are on when this is asked. */
export function answerAboutWarnings(stay: boolean): void {
	hear(GAME, 'warnings');
	if (!stay) settings.change({ helps: switchedBy(GAME, 'warnings', settings.read().helps) });
}
