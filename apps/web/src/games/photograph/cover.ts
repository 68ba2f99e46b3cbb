import type { Picture } from '../../art/picture.ts';
import { blue } from './art/blue.ts';

/** The part that still says which game it is when the cover is small. */
export const small = '20 90 200 200';

export const cover = (id: string): Picture => blue(7, id);
