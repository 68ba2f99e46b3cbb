/** The only door to the drawings: they come late, in a chunk of their own, and each is developed once. */
import { useEffect, useState } from 'preact/hooks';
import { drawings } from '../../../board/drawings.ts';
import { printOf } from '../../../darkroom/prints.ts';
import { classNames } from '../../../ui/class-names.ts';
import { doesBleed, type PictureId } from './picture-ids.ts';

export type { PictureId };

const { art, use } = drawings(() => import('../art/index.ts'));

/** Sends for the drawings, whatever the board shows first. */
export const useDrawings = use;

/** The address of a picture, for style sheets and flights; null until it is developed. */
export function pictureOf(id: PictureId): string | null {
	const drawn = art.value;
	return drawn && printOf(`sasquatch-${id}`, () => drawn.drawingOf(id)).value;
}

/** What is seen for a moment only: it would be over before its picture is developed. */
const FLEETING: readonly PictureId[] = [
	...(['big-flash', 'big-roar', 'big-stomp', 'burst', 'claw', 'flare', 'snap'] as const),
	...[0, 1, 2, 3].flatMap((seat): PictureId[] => [`figure-${seat}-tossed`, `figure-${seat}-trapped`]),
];

/** Has them developed ahead, once the board itself is there. */
export function Ahead() {
	const [isTime, come] = useState(false);
	useEffect(() => come(true), []);
	if (isTime) FLEETING.forEach(pictureOf);
	return null;
}

/** A drawing that fills its box. Until it is developed there is nothing: what stands in for it is the board's to draw. */
export function Drawn({ id, class: look }: { id: PictureId; class?: string }) {
	const print = pictureOf(id);
	return (
		print && <img class={classNames('drawn', doesBleed(id) && 'bleeding', look)} src={print} alt="" draggable={false} />
	);
}
