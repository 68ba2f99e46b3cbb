import type { Seat, View } from '@shutterbox/kernel';
import { isMatch, isPhotographer, type State } from '@shutterbox/photoshoot/client';
import type { Course, Lesson } from '../../../coach/course.ts';
import { area } from '../../../i18n/area.ts';

type Id = 'wanted' | 'swap' | 'photo' | 'watch';

const shoots = (view: View<State>, seat: Seat) => view.phase === 'running' && view.turn === seat;
const stands = ({ open, cells }: View<State>) => isMatch(open, cells);
const tileAt = (cell: number) => `[data-character][data-cell="${cell}"]`;

const lessons: readonly Lesson<State, Id>[] = [
	{ id: 'wanted', at: () => ['.wanted'], isDue: shoots, isLook: true },
	{
		id: 'swap',
		at: () => [tileAt(7)],
		from: () => tileAt(4),
		isDue: (view, seat) => shoots(view, seat) && !stands(view),
	},
	{
		id: 'photo',
		at: () => ['.release-disc'],
		isDue: (view, seat) => shoots(view, seat) && stands(view),
	},
	{
		id: 'watch',
		at: () => ['.paddle'],
		isDue: (view, seat, isAsked) => isAsked && view.phase === 'check' && !isPhotographer(view, seat),
	},
];

/** Without a clock, with no more than one kind of effects, and with short rounds: both parts are soon played. */
export const course: Course<State, Id> = {
	deal: {
		seed: '8aa13341d4cb231c2d1944a5ff0ba058d864335666c4fa87b4005176a6111ddf',
		bots: ['zoya', 'bruno', 'margot'],
		options: { pace: 'untimed', strictness: 'assist', calls: 'quick', family: true, startTeam: 'A', turnBudget: 8 },
	},
	lessons,
	words: area({ en: () => import('./messages/en.ts'), ru: () => import('./messages/ru.ts') }),
};
