/** What a table is opened with: for a first game, with children, and after a level that was won together. */
import type { Outcome } from '@shutterbox/kernel';
import { isCoopTable } from '@shutterbox/photoshoot/client';
import type { Preset } from '../game-ui.ts';
import { say } from './board/words.ts';
import { spoken } from './words.ts';

const FIRST_GAME = { strictness: 'assist', calls: 'quick', hourglassSec: 120 } as const;
const HARDEST = 4;

export const presets: readonly Preset[] = [
	{ id: 'first', title: () => say('preset.first'), about: () => say('preset.firstAbout'), options: FIRST_GAME },
	{
		id: 'children',
		title: () => say('preset.children'),
		about: () => say('preset.childrenAbout'),
		options: { ...FIRST_GAME, family: true },
	},
];

/** Who has won together is offered the next level. */
export function sequel(options: Readonly<Record<string, unknown>>, { places }: Outcome): Preset | null {
	const { level } = options;
	if (!isCoopTable(places.length) || !places.includes(1) || typeof level !== 'number' || level >= HARDEST) return null;
	return {
		id: 'sequel',
		title: () => spoken.optionValue('level', level + 1) ?? '',
		about: () => say('sequel.about'),
		options: { ...options, level: level + 1 },
	};
}
