import type { Seat, View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/sasquatch-snap/client';
import type { Course, Lesson } from '../../../coach/course.ts';
import { area } from '../../../i18n/area.ts';

type Id = 'whistle' | 'walk' | 'trap' | 'reveal' | 'set' | 'lure';

const asks = (phase: State['phase']) => (view: View<State>, _: Seat, isAsked: boolean) =>
	isAsked && view.phase === phase;
const square = (at: number) => `[data-anchor="square-${at}"]`;

/** The reader has the Whistle first, and goes through all of a turn. */
const lessons: readonly Lesson<State, Id>[] = [
	{ id: 'whistle', at: () => ['.dock .release'], isDue: asks('whistle') },
	{
		id: 'walk',
		at: () => ['.ways .way'],
		from: (view, seat) => square(view.journalists[seat]),
		isDue: asks('commit'),
		until: '.ways .way.chosen',
	},
	{ id: 'trap', at: () => ['.trap-card'], isDue: asks('commit'), isLook: true },
	{ id: 'reveal', at: () => ['.dock .release'], isDue: asks('commit') },
	{ id: 'set', at: () => ['.fan .kind', '.purse-bar button'], isDue: asks('set') },
	{ id: 'lure', at: () => ['.ways .way'], from: ({ sasquatch }) => square(sasquatch), isDue: asks('lure') },
];

export const course: Course<State, Id> = {
	deal: {
		seed: '9edb76bb2e45ef7c6441eb3259461145e3b79bdec0be5b95466104bb3770480c',
		bots: ['zoya', 'bruno', 'margot'],
		options: {},
	},
	lessons,
	words: area({ en: () => import('./messages/en.ts'), ru: () => import('./messages/ru.ts') }),
};
