/** What lay over the table slides to its place on it, as large as it lies there. */
import { isStill } from '../../../settings/preferences.ts';

const WAY = { duration: 420, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'forwards' } as const;

/** Nothing of it can be pressed on its way, and it is gone when it is there. */
export function slideAway(over: Element | null | undefined, place: Element | null | undefined): void {
	if (!over || !place || isStill.peek()) return;
	const [from, to] = [over.getBoundingClientRect(), place.getBoundingClientRect()];
	if (from.width === 0 || to.width === 0) return;
	const sliding = over.cloneNode(true) as HTMLElement;
	sliding.inert = true;
	sliding.style.animation = 'none';
	over.parentElement?.append(sliding);
	const x = to.x + to.width / 2 - from.x - from.width / 2;
	const y = to.y + to.height / 2 - from.y - from.height / 2;
	const there = `translate(${x}px, ${y}px) scale(${to.width / from.width})`;
	const land = () => sliding.remove();
	sliding
		.animate([{ transform: 'none' }, { offset: 0.8, opacity: 1 }, { transform: there, opacity: 0 }], WAY)
		.finished.then(land, land);
}
