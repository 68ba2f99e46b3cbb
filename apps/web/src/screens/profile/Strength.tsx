import { number } from '../../i18n/format.ts';
import { standingOf } from './standing.ts';
import { t } from './words.ts';

/** The scale the range is drawn on; nearly all ratings lie within. */
const LOWEST = 0;
const HIGHEST = 50;
const share = (value: number) => (Math.min(HIGHEST, Math.max(LOWEST, value)) - LOWEST) / (HIGHEST - LOWEST);

/** A figure of a rating; more than one digit after the point would promise too much. */
export function ratingFigure(value: number): string {
	return number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}

/** A rating with its doubt: the figure, and the range it may lie in. */
export function Strength({ mu, sigma }: { mu: number; sigma: number }) {
	const { estimate, doubt, sure } = standingOf({ mu, sigma });
	return (
		<span class="strength">
			<span>
				{t('strength', { estimate: ratingFigure(estimate), doubt: ratingFigure(doubt) })}
				<span class="aloud">, {t('strength.sure', { sure: ratingFigure(sure) })}</span>
			</span>
			<span
				class="range"
				aria-hidden="true"
				style={{ '--from': share(sure), '--to': share(estimate + doubt), '--at': share(estimate) }}
			/>
		</span>
	);
}
