import type { Seat, View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/wildlife-park/client';
import type { Course, Lesson } from '../../../coach/course.ts';
import { area } from '../../../i18n/area.ts';

type Id = 'reroll' | 'swap' | 'take' | 'build' | 'own' | 'score' | 'done';

const asks = (phase: State['phase']) => (view: View<State>, _: Seat, isAsked: boolean) =>
	isAsked && view.phase === phase;
const open = (mount: string) => `${mount} button.thing:not(.used, [aria-disabled="true"])`;

const lessons: readonly Lesson<State, Id>[] = [
	{ id: 'reroll', at: () => ['.mount.mine .of-display'], isDue: asks('reroll') },
	{ id: 'swap', at: () => ['.mount.mine .tile-windows'], isDue: asks('swap') },
	{
		id: 'take',
		at: () => [open('.mount.round')],
		isDue: asks('turn'),
		until: '.mount.round .thing.used, .wildlife.holding',
	},
	{
		id: 'build',
		at: () => ['.own-park .hit.fits', '.own-park'],
		isDue: asks('turn'),
		until: '.wildlife:not(.holding) .mount.round .thing.used',
	},
	{
		id: 'own',
		at: () => [open('.mount.mine'), '.own-park .hit.fits'],
		isDue: asks('turn'),
		until: '.wildlife:not(.holding) .mount.mine .thing.used',
	},
	{ id: 'score', at: () => ['.score-leaflet', '.score-strip'], isDue: asks('turn'), isLook: true },
	{
		id: 'done',
		at: () => ['.dock :is(.button.main, .release)'],
		isDue: asks('turn'),
		// The next turn may be asked for at once: then nothing of it has been taken yet.
		until: '.wildlife:not(:has(.thing.used))',
	},
];

export const course: Course<State, Id> = {
	deal: {
		seed: '65af0d03becbf7bfbbce0dbcf55b4f7b709b6cb6127a4e5fee3aada50e207662',
		bots: ['zoya', 'bruno', 'margot'],
		options: {},
	},
	lessons,
	words: area({ en: () => import('./messages/en.ts'), ru: () => import('./messages/ru.ts') }),
};
