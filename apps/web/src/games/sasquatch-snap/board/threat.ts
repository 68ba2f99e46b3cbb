import type { Seat } from '@shutterbox/kernel';
import { type LineForecast, lineForecasts, type State } from '@shutterbox/sasquatch-snap/client';

/** The line along which a rival with the Whistle could lure him onto her, at her cost; undefined where there is none. */
export function threatTo(view: State, seat: Seat): LineForecast | undefined {
	if (view.whistle === seat) return undefined;
	return lineForecasts(view).find(({ prey, changes }) => prey.includes(seat) && changes[seat] < 0);
}
