import type { Seat } from '@shutterbox/kernel';
import { type LineForecast, lineForecasts, type Square, type State } from '@shutterbox/sasquatch-snap/client';

/** The line along which a rival with the Whistle could lure him onto her, at her cost; undefined where there is none. */
export function threatTo(view: State, seat: Seat): LineForecast | undefined {
	if (view.whistle === seat) return undefined;
	return lineForecasts(view).find(({ prey, changes }) => prey.includes(seat) && changes[seat] < 0);
}

/** His lines that stop on a square; what they would bring there is told only with forecasts. */
export function foretoldOn(view: State, square: Square, helps: ReadonlySet<string>): readonly LineForecast[] {
	if (!helps.has('forecasts') || view.phase === 'over') return [];
	return lineForecasts(view).filter(({ to }) => to === square);
}
