/**
 * A press means what lay under it when it came down. The paddle stops the glass at once, and reasons come to lie where it
 * was: a finger that is lifted a moment later names none of them.
 */
export function firmPresses() {
	let down: Element | null = null;
	return {
		came({ target }: Pick<PointerEvent, 'target'>): void {
			down = buttonAt(target);
		},
		/** Whether a click is of a press that came down on something else. Keys click without a pointer. */
		isStray({ target, detail }: Pick<MouseEvent, 'target' | 'detail'>): boolean {
			const at = buttonAt(target);
			return detail > 0 && at !== null && at !== down;
		},
	};
}

function buttonAt(target: EventTarget | null): Element | null {
	return target instanceof Element ? target.closest('button') : null;
}
