import type { SeatView } from '@shutterbox/table';
import { useMemo } from 'preact/hooks';
import { botName, botWithAperture } from '../cast/bot-names.ts';
import { language } from '../i18n/area.ts';
import { t } from '../i18n/table.ts';
import { namesOf } from './names.ts';

const BOTS = { short: botName, long: botWithAperture };

/** One name per seat in the page's language; the same array while nothing changes, so that boards need not redraw. */
export function useNames(seats: readonly SeatView[]): readonly string[] {
	const key = seats.map(({ kind, name, bot }) => `${kind} ${name} ${bot}`).join('\n');
	return useMemo(() => (seats.length === 0 ? [] : namesOf(seats, BOTS, t('seat.empty'))), [key, language()]);
}
