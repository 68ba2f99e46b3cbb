/** Arrows go from reason to reason, as they lie: how many stand in a row depends on the screen. */

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Wider than any screen: rows count before columns. */
const FAR = 100_000;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
	ArrowUp: [0, -1],
	ArrowRight: [1, 0],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
};

/** The next one in the row, or the nearest of the next row; null at the edge. */
export function boxBeside(boxes: readonly Box[], from: number, key: string): number | null {
	const way = WAYS[key];
	const start = boxes[from];
	if (!way || !start) return null;
	let next: number | null = null;
	let least = Infinity;
	boxes.forEach((box, i) => {
		const dx = middle(box.x, box.width) - middle(start.x, start.width);
		const dy = middle(box.y, box.height) - middle(start.y, start.height);
		const ahead = dx * way[0] + dy * way[1];
		if (ahead < 1 || (way[1] === 0 && Math.abs(dy) > 1)) return;
		const far = ahead + (way[1] === 0 ? 0 : Math.abs(dx) / FAR);
		if (far >= least) return;
		least = far;
		next = i;
	});
	return next;
}

function middle(from: number, size: number): number {
	return from + size / 2;
}

/** Whether this is one of the reasons: then the focus goes on that way, or stays at the edge. */
export function leaveReason(reason: Element | null, key: string): boolean {
	const all = reason?.closest('.reasons')?.querySelectorAll<HTMLElement>('.reason');
	if (!reason || !all) return false;
	const boxes = Array.from(all, (one) => one.getBoundingClientRect());
	const next = boxBeside(boxes, Array.from<Element>(all).indexOf(reason), key);
	if (next !== null) all[next].focus();
	return true;
}
