/** What a finger needs more room for than a mouse. */

/** The least height of a row, in pixels, that a finger is sure to meet. */
const ROOM = 38;

export function isByFinger(event: Event): boolean {
	return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** A finger has pressed a row that is too low for it. */
export function isCramped(event: Event): boolean {
	const row = event.currentTarget instanceof Element ? event.currentTarget.closest('.animal') : null;
	return isByFinger(event) && row !== null && row.getBoundingClientRect().height < ROOM;
}
