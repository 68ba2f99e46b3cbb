import { afterOwnPress } from './after-press.ts';

/** Does something when so many pictures have been drawn and no press is under way; gives the way to call it off. */
export function afterPictures(count: number, deed: () => void): () => void {
	let isWanted = true;
	const wait = (left: number) => {
		if (!isWanted) return;
		if (left > 0) requestAnimationFrame(() => setTimeout(() => wait(left - 1)));
		else afterOwnPress(() => isWanted && deed());
	};
	wait(count);
	return () => {
		isWanted = false;
	};
}
