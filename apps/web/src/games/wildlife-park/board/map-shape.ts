import { watched } from '../../../ui/watched.ts';

/** The map stands, as on a phone: what is mine lies below it instead of beside it. */
export const isTall = watched(
	'(max-width: 560px), (max-width: 700px) and (min-height: 529px), (max-width: 1000px) and (orientation: portrait)',
);
