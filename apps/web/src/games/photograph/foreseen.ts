/** A preview in words, for those who hear the board. */
import type { View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/photograph';
import { list } from '../../i18n/format.ts';
import { type Draft, type Preview, placesTaken } from './draft.ts';
import { cardList, cardName, minus } from './names.ts';
import { t } from './words.ts';

/** What would enter the hand, what would be shot and how, and the points before and after. */
export function foreseenWords(view: View<State>, draft: Draft | null, { shots, now, after }: Preview): string {
	const said = shots.map(({ card, blur }) =>
		t(blur === null ? 'text.shotSharp' : 'text.shotBlurred', { card: cardName(card) }),
	);
	const shooting = t('text.foresee', { shots: list(said), now: minus(now), after: minus(after) });
	if (draft?.type !== 'pick') return shots.length === 0 ? '' : shooting;
	const cards = cardList(placesTaken(view, draft).map((place) => view.field[place]));
	return `${t('dock.takes', { cards, count: draft.count })}. ${shooting}`;
}
