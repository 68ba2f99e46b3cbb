import { watched } from './watched.ts';

/** There is no room for words inside a board: they stand above and below it. */
export const isNarrow = watched('(max-width: 760px)');
