import { t } from '../../i18n/table.ts';
import { nameProblem } from '../name-problem.ts';
import type { SeatChoice } from './terms.ts';

type Seated = Exclude<SeatChoice, { readonly kind: 'open' }>;

interface Named {
	readonly seats: readonly Seated[];
	/** Which name cannot be had and what to do about it; null where all can. */
	readonly problem: string | null;
}

/** Who sits around this device; whoever has no name is called by a number. */
export function peopleNamed(choices: readonly SeatChoice[]): Named {
	const numbered = (seat: number) => t('form.player', { number: seat + 1 });
	const seats = choices.map((choice, seat): Seated => {
		if (choice.kind === 'bot') return choice;
		return { kind: 'person', name: (choice.kind === 'person' && choice.name.trim()) || numbered(seat) };
	});
	for (const [i, seat] of seats.entries()) {
		if (seat.kind === 'bot') continue;
		const before = seats.slice(0, i).flatMap((one) => (one.kind === 'person' ? [one.name] : []));
		const problem = nameProblem(seat.name, before);
		if (problem !== null) return { seats, problem: `${t('form.seat', { number: i + 1 })}. ${problem}` };
	}
	return { seats, problem: null };
}
