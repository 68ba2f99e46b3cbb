import type { SeatView } from '@shutterbox/table';
import { useMemo } from 'preact/hooks';
import { language } from '../i18n/area.ts';
import { t } from '../i18n/table.ts';
import { APERTURES } from '../ui/SeatMark.tsx';
import { namesOf, strengthOf } from './names.ts';

/** `Bot f/5.6`. */
function botName(bot: string): string {
	return t('bot.name', { aperture: APERTURES[strengthOf(bot)] });
}

/** `Bot f/5.6, medium`. */
export function botChoice(bot: string): string {
	return `${botName(bot)}, ${t(`bot.${strengthOf(bot)}`)}`;
}

/** One name per seat in the page's language; the same array while nothing changes, so that boards need not redraw. */
export function useNames(seats: readonly SeatView[]): readonly string[] {
	const key = seats.map(({ kind, name, bot }) => `${kind} ${name} ${bot}`).join('\n');
	return useMemo(() => (seats.length === 0 ? [] : namesOf(seats, botName, t('seat.empty'))), [key, language()]);
}
