import { AWARD_CATEGORIES, AWARD_PRESTIGE, FIRST_AWARD, IN_STACK, type State } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { Thing } from '../pictures.tsx';

interface Props {
	category: number;
	prestige?: number;
	class?: string;
}

/** An enamel pin: the award of a category, each of a shape of its own. */
export function Pin({ category, prestige, class: look }: Props) {
	const id = AWARD_CATEGORIES[category];
	return (
		<span class={classNames('pin', look)} data-h={id} aria-hidden="true">
			<Thing id={prestige === undefined ? 'pin-spent' : `pin-${id}`} />
			{prestige !== undefined && <b>{prestige}</b>}
		</span>
	);
}

/** The awards that are left of a category, the next one first. */
export function awardsLeft({ awards }: Pick<State, 'awards'>, category: number): number[] {
	return AWARD_PRESTIGE.filter(
		(_, award) => award >= FIRST_AWARD[category] && award < FIRST_AWARD[category + 1] && awards[award] === IN_STACK,
	);
}

/** What a seat has won of a category. */
export function awardsOf({ awards }: Pick<State, 'awards'>, seat: number, category: number): number[] {
	return AWARD_PRESTIGE.filter(
		(_, award) => award >= FIRST_AWARD[category] && award < FIRST_AWARD[category + 1] && awards[award] === seat,
	);
}
