import type { Seat, View } from '@shutterbox/kernel';
import { ANIMAL_IDS, type State } from '@shutterbox/snapshot/client';
import type { Course, Lesson } from '../../../coach/course.ts';
import { area } from '../../../i18n/area.ts';

type Id = 'assignment' | 'draw' | 'line' | 'die' | 'plan' | 'explore' | 'shoot';

/** It stands in the savannah from the beginning, and the first card drawn does not scare it. */
const ZEBRA = `.animal[data-animal="${ANIMAL_IDS.indexOf('plains-zebra')}"] .stand`;

const asks = (phase: State['phase']) => (view: View<State>, seat: Seat, isAsked: boolean) =>
	isAsked && view.active === seat && view.phase === phase;
const researches = asks('research');

const lessons: readonly Lesson<State, Id>[] = [
	{
		id: 'assignment',
		at: () => ['.start-note .button'],
		from: () => '.start-note',
		isDue: researches,
		until: '.snapshot:not(.opening)',
	},
	{
		id: 'draw',
		at: () => ['.deck'],
		isDue: researches,
	},
	{
		id: 'line',
		at: () => ['.held'],
		isDue: asks('fate'),
	},
	{
		id: 'die',
		at: () => [ZEBRA, '.animal .stand'],
		from: () => '.tray .pool.dice',
		isDue: (view, seat, isAsked) => researches(view, seat, isAsked) && view.table.some((animals) => animals.length > 0),
		until: '.animal .laid',
	},
	{
		id: 'plan',
		at: () => [ZEBRA, '.animal .stand'],
		from: () => '.tray .pool.dice',
		isDue: researches,
	},
	{
		id: 'explore',
		at: () => ['.head.on'],
		isDue: asks('explore'),
	},
	{
		id: 'shoot',
		at: () => ['.animal.to-shoot .stand'],
		isDue: asks('shoot'),
	},
];

export const course: Course<State, Id> = {
	deal: {
		seed: 'c0fa5eaa061d2cd5f363d5f84ff5cca0e5ae644b4f1ce9a6d7bab1850f07a003',
		bots: ['zoya', 'bruno', 'margot'],
		options: {},
	},
	lessons,
	words: area({ en: () => import('./messages/en.ts'), ru: () => import('./messages/ru.ts') }),
};
