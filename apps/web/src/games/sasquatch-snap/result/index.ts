export { Result } from './Result.tsx';

export const has = [] as const;

/** A picture of what was made, with its drawings. */
export const keepsake = () => import('./picture.ts');
