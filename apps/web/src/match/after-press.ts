/** Milliseconds; whoever holds a card for longer is dragging it, and others go on meanwhile. */
const PATIENCE = 250;

/** Does something now, or after the press that is under way. */
export type AfterPress = (deed: () => void) => void;

/**
 * News waits while somebody presses: first the press is answered by a picture, then the news is shown, in its order and
 * each in a moment of its own.
 */
export function afterPress(page: Pick<Window, 'addEventListener'>): AfterPress {
	const waiting: (() => void)[] = [];
	let isHeld = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const goOn = () => {
		clearTimeout(timer);
		const deed = waiting.shift();
		isHeld = deed !== undefined;
		deed?.();
		if (isHeld) timer = setTimeout(goOn);
	};
	const hold = () => {
		isHeld = true;
		clearTimeout(timer);
		timer = setTimeout(goOn, PATIENCE);
	};
	const painted = () => requestAnimationFrame(() => setTimeout(goOn));
	page.addEventListener('pointerdown', hold, { capture: true });
	page.addEventListener('pointerup', painted, { capture: true });
	page.addEventListener('pointercancel', painted, { capture: true });
	return (deed) => {
		if (isHeld) waiting.push(deed);
		else deed();
	};
}
