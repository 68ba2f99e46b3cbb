import type { CoverView } from '../art/covers.ts';
import { covers } from '../art/covers.ts?files';

/** The cover of a game, cut to its frame; bare paper where the page does not know the game. */
export function Cover({ game, view = 'whole' }: { game: string; view?: CoverView }) {
	if (!Object.hasOwn(covers, game)) return <span class="drawing" />;
	return <img class="drawing" src={covers[game][view]} alt="" draggable={false} />;
}
