import type { Help } from '../game-ui.ts';
import { t } from './words.ts';

/** What the drawn board tells beyond the rules; each can be switched off, all of it by the host. */
export const HELPS: readonly Help[] = [
	helpOf('forecasts'),
	helpOf('warnings'),
	helpOf('hints', { isAdvice: true }),
	helpOf('lessons', { isOff: true }),
];

function helpOf(id: 'forecasts' | 'warnings' | 'hints' | 'lessons', more: Partial<Help> = {}): Help {
	return {
		id,
		title: () => t(`help.${id}`),
		about: () => t(`help.${id}.about`),
		isForbidden: ({ helps: allowed }) => allowed === 'none',
		...more,
	};
}
