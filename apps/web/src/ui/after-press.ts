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
	/** Counts what a press consists of: an older part of it lets nothing go on. */
	let part = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const goOn = () => {
		clearTimeout(timer);
		const deed = waiting.shift();
		isHeld = deed !== undefined;
		if (isHeld) timer = setTimeout(goOn);
		deed?.();
	};
	const hold = () => {
		part++;
		isHeld = true;
		clearTimeout(timer);
		timer = setTimeout(goOn, PATIENCE);
	};
	/** A picture is on the glass when the next one is begun; what came earlier would keep it from getting there. */
	const painted = () => {
		const mine = ++part;
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => mine === part && goOn())));
	};
	page.addEventListener('pointerdown', hold, { capture: true });
	// A key that is held down repeats itself and would hold the news with it.
	page.addEventListener('keydown', ({ repeat }) => repeat || hold(), { capture: true });
	// A finger's click comes a picture after the finger has gone.
	page.addEventListener('click', hold, { capture: true });
	for (const end of ['pointerup', 'pointercancel', 'keyup', 'click'] as const)
		page.addEventListener(end, painted, { capture: true });
	return (deed) => {
		if (isHeld) waiting.push(deed);
		else deed();
	};
}

let own: AfterPress | null = null;

/** After the presses of this page. */
export const afterOwnPress: AfterPress = (deed) => {
	own ??= afterPress(window);
	own(deed);
};
