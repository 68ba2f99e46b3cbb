/** How photos come to the table, and back where they are withdrawn: each slides from its reporter to the edge of the board, and all four develop together. */
import type { Seat } from '@shutterbox/kernel';
import { SECRET_COMMIT } from '@shutterbox/sasquatch-snap/client';
import { COUNTED } from './acts.ts';
import type { SceneAct } from './motion.ts';
import type { Scene } from './scene.ts';

const LATENT = 0.34;

/** The act, where it is one of this photo's. One's own lies there already when it is laid. */
export function actOfPhoto(act: Scene['act'], seat: Seat, viewer: Seat | null): Scene['act'] {
	switch (act?.event.type) {
		case 'revealed':
			return act;
		case 'committed':
		case 'withdrawn':
			return act.event.seat === seat && seat !== viewer ? act : null;
		case 'trapWasted':
			return act.event.seat === seat ? act : null;
		default:
			return null;
	}
}

export function movePhoto(element: HTMLElement, act: SceneAct, seat: Seat): readonly Animation[] {
	switch (act.event.type) {
		case 'committed':
			return slide(element, act, seat);
		case 'withdrawn':
			return slide(element, act, seat, 'reverse');
		case 'revealed':
			return develop(element, act, seat);
		default:
			return [];
	}
}

function slide(
	element: HTMLElement,
	{ ms }: SceneAct,
	seat: Seat,
	direction: PlaybackDirection = 'normal',
): readonly Animation[] {
	const hat = element.closest('.sasquatch')?.querySelector(`[data-anchor="hat-${seat}"]`);
	if (!hat) return [];
	const [from, to] = [hat.getBoundingClientRect(), element.getBoundingClientRect()];
	const x = from.x + from.width / 2 - to.x - to.width / 2;
	const y = from.y + from.height / 2 - to.y - to.height / 2;
	const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
	return [
		element.animate(
			[
				{ translate: `${x}px ${y}px`, scale: 0.5, opacity: 0 },
				{ opacity: 1, offset: 0.3 },
				{ translate: '0 0', scale: 1 },
			],
			{ duration: ms, easing, direction },
		),
	];
}

/** Three, two, one: they straighten; then the picture comes. */
function develop(element: HTMLElement, { ms, before }: SceneAct, seat: Seat): readonly Animation[] {
	const image = element.querySelector('.image');
	const first = before.commits[seat] === SECRET_COMMIT ? 0 : LATENT;
	const straight = 'calc(-1 * var(--tilt))';
	return [
		element.animate(
			[{ rotate: '0deg' }, { rotate: straight, offset: 0.2 }, { rotate: straight, offset: COUNTED }, {}],
			ms,
		),
		...(image ? [image.animate([{ opacity: first }, { opacity: first, offset: COUNTED }, { opacity: 1 }], ms)] : []),
	];
}
