import type { Seat, View } from '@shutterbox/kernel';
import { COLORS, cardIn, filmIndex, photo, type State } from '@shutterbox/photograph/client';
import type { Course, Lesson } from '../../../coach/course.ts';
import { area } from '../../../i18n/area.ts';

type Id = 'subject' | 'hand' | 'wind' | 'shutter' | 'fits' | 'sunset';

const RED = COLORS.indexOf('red');
/** The card to take first: it goes on where the red 5 and 7 of the hand end. */
const EIGHT = photo(RED, 8);

const picks = (view: View<State>, seat: Seat) => view.phase === 'pick' && view.active === seat;
const winds = (view: View<State>, seat: Seat) => view.phase === 'wind' && view.active === seat;
const filmOf = (view: View<State>, seat: Seat) =>
	COLORS.findIndex((_, color) => view.films[filmIndex(seat, color)].length > 0);
/** The reader has shot something, and it is still the day: others may be winding. */
const hasFilm = (view: View<State>, seat: Seat) =>
	(view.phase === 'pick' || view.phase === 'wind') && !winds(view, seat) && filmOf(view, seat) >= 0;

const lessons: readonly Lesson<State, Id>[] = [
	{
		id: 'subject',
		at: (view) => [`[data-place="${view.field.indexOf(EIGHT)}"]`, '.photo-field'],
		isDue: picks,
	},
	{
		id: 'hand',
		at: (view, seat) => [`[data-cell="hand ${cardIn(view.hands[seat][0])}"]`],
		isDue: winds,
		isLook: true,
	},
	{
		id: 'wind',
		at: () => ['.hand .slot[data-index="1"] button'],
		from: () => '.hand .slot[data-index="0"] button',
		isDue: winds,
	},
	{
		id: 'shutter',
		at: (view, seat) => [filmRow(view, seat)],
		isDue: hasFilm,
		isLook: true,
	},
	{
		id: 'fits',
		at: (view, seat) => [`${filmRow(view, seat)} .fits`, `${filmRow(view, seat)} .short em`],
		isDue: (view, seat) => hasFilm(view, seat) && picks(view, seat),
		isLook: true,
	},
	{
		id: 'sunset',
		at: () => ['.sky .gauge'],
		isDue: (view, seat) => hasFilm(view, seat) && picks(view, seat),
		isLook: true,
	},
];

function filmRow(view: View<State>, seat: Seat): string {
	return `.film-row[data-suit="${COLORS[filmOf(view, seat)]}"]`;
}

export const course: Course<State, Id> = {
	deal: {
		seed: '21ce3fc153a69c753c80fdf5d39d84108af0e10afbc3c3473cf9b9f78bb5fa0e',
		bots: ['zoya', 'bruno', 'margot'],
		options: {},
	},
	lessons,
	words: area({ en: () => import('./messages/en.ts'), ru: () => import('./messages/ru.ts') }),
};
