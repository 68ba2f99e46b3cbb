import type { Terms } from '@shutterbox/table';
import { t } from '../../i18n/table.ts';
import { optionTitle, optionWords } from '../form/option-words.ts';
import { agreedPace } from '../form/pace-choice.ts';
import { optionsFor } from '../form/terms.ts';
import type { GameKit } from '../game-kit.ts';

/** What somebody has agreed to by sitting down or by being ready. */
export interface Agreed extends Terms {
	readonly seats: number;
	/** The own seat. */
	readonly seat: number;
}

/** One thing that is agreed on, in words. */
interface Term {
	readonly id: string;
	readonly title: string;
	readonly words: string;
}

/** A term that is no longer what it was. */
export interface ChangedTerm {
	readonly id: string;
	readonly title: string;
	readonly from: string;
	readonly to: string;
}

/** What the host has changed since, in the order in which the terms are told. */
export function changedTerms(before: Agreed, now: Agreed, kit: GameKit): readonly ChangedTerm[] {
	const old = new Map(termsOf(before, kit).map(({ id, words }) => [id, words]));
	return termsOf(now, kit).flatMap(({ id, title, words }) => {
		const from = old.get(id) ?? t('none');
		return from === words ? [] : [{ id, title, from, to: words }];
	});
}

function termsOf({ seats, seat, pace, isRated, allowsSpectators, options }: Agreed, kit: GameKit): readonly Term[] {
	const isYes = (value: boolean) => t(value ? 'yes' : 'no');
	return [
		{ id: 'seats', title: t('form.seats'), words: String(seats) },
		{ id: 'seat', title: t('ready.yourSeat'), words: String(seat + 1) },
		{ id: 'pace', title: t('form.pace'), words: agreedPace(kit.rules, pace) },
		{ id: 'rated', title: t('form.rated'), words: isYes(isRated) },
		{ id: 'spectators', title: t('form.spectators'), words: isYes(allowsSpectators) },
		...optionsFor(kit.rules, seats, pace).map(([name, spec]) => ({
			id: `option ${name}`,
			title: optionTitle(kit, name),
			words: optionWords(kit.words, name, Object.hasOwn(options, name) ? options[name] : spec.default),
		})),
	];
}
