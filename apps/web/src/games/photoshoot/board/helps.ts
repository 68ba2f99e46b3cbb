/** What a table that assists shows to photographers before they act, and how steady a hand has to be anywhere. */
import type { Help } from '../../game-ui.ts';
import { say } from './words.ts';

const ASSISTING = ['places', 'rituals', 'ticks', 'contact'] as const;

export type Helps = Readonly<Record<(typeof ASSISTING)[number] | 'steady', boolean>>;

export const helps: readonly Help[] = [
	...ASSISTING.map((id) => ({
		id,
		title: () => say(`help.${id}`),
		about: () => say(`help.${id}About`),
		isForbidden: ({ strictness }: Readonly<Record<string, unknown>>) => strictness !== 'assist',
	})),
	{ id: 'steady', title: () => say('help.steady'), about: () => say('help.steadyAbout'), isOff: true },
];

export function helpsOf(on: ReadonlySet<string>): Helps {
	return {
		places: on.has('places'),
		rituals: on.has('rituals'),
		ticks: on.has('ticks'),
		contact: on.has('contact'),
		steady: on.has('steady'),
	};
}
