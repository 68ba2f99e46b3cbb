import type { Voice } from '@shutterbox/kernel';
import type { Area } from './area.ts';
import { list } from './format.ts';

/** The page speaking the words of an area, for what is written once for all hosts. */
export function voiceOf<Key extends string>({ t }: Pick<Area<Key>, 't'>): Voice<Key> {
	return { say: t, list };
}
