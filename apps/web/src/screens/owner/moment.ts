import { date } from '../../i18n/format.ts';

/** A day and an hour. */
export function moment(at: number): string {
	return date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
}
