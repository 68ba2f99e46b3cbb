import { voice } from '../words.ts';

export { Result } from './Result.tsx';

export const has = [] as const;

/** Nobody gets points here. */
export function amount(count: number): string {
	return voice.say('goods.snaps', { count });
}

/** A picture of what was made, with its drawings. */
export const keepsake = () => import('./picture.ts');
