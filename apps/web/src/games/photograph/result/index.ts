export { Result } from './Result.tsx';

export const has = ['places', 'talk'] as const;

/** A picture of what was made, with its drawings. */
export const keepsake = () => import('./picture.ts');
