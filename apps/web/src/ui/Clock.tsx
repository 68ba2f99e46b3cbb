import { duration } from '../i18n/format.ts';
import { t } from '../i18n/shell.ts';

interface Props {
	/** What is left of this turn, in milliseconds. */
	left: number;
	/** What is left in the bank after that. */
	bank?: number;
}

const SHORT = 10_000;
const HOUR = 3_600_000;

/** A frame counter. Under ten seconds the digits stand on the marker's red; nothing blinks. */
export function Clock({ left, bank }: Props) {
	return (
		<span class={left < SHORT ? 'clock short' : 'clock'} role="timer" title={t('clock.hint')}>
			<b>{timeOn(left)}</b>
			{bank !== undefined && bank > 0 && <small>+ {minutesAndSeconds(bank)}</small>}
		</span>
	);
}

/** By post there are hours and days left, and seconds mean nothing. */
export function timeOn(milliseconds: number): string {
	return milliseconds < HOUR ? minutesAndSeconds(milliseconds) : duration(milliseconds);
}

/** Rounded up, so that 0:00 means over. */
export function minutesAndSeconds(milliseconds: number): string {
	const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
