import { late } from '../../ui/late.tsx';
import type { FinishedProps } from './Finished.tsx';

/** The result comes when a match is over, in a chunk of its own. */
export const Finished = late<FinishedProps>(() => import('./Finished.tsx').then((chunk) => chunk.default));
