/** Things that fly over the table, above everything that lies on it, and are gone when they land. */

export interface Flight {
	/** Anchors on the board, by their `data-anchor`. */
	readonly from: string;
	readonly to: string;
	/** The address of a picture. */
	readonly picture: string | null;
	readonly ms: number;
	readonly delay?: number;
	/** Degrees it turns on its way. */
	readonly turn?: number;
	/** How many times as large it is half way, as a thing is that is lifted. */
	readonly scale?: number;
	/** Pixels it is higher half way than a straight line would be, as a thing is that is thrown. */
	readonly lift?: number;
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const ABOVE = {
	position: 'fixed',
	inset: '0 auto auto 0',
	zIndex: '15',
	objectFit: 'contain',
	pointerEvents: 'none',
	contain: 'strict',
} as const;

/** Lets a picture fly, and gives the way to end that. Nothing flies where an anchor is missing, or the picture. */
export function fly(board: ParentNode, { from, to, picture, ms, delay = 0, ...bearing }: Flight): () => void {
	const [start, end] = [from, to].map((name) => boxOf(board, name));
	if (!start || !end || picture === null) return () => undefined;
	const image = new Image();
	image.src = picture;
	image.alt = '';
	Object.assign(image.style, ABOVE, { width: `${end.width}px`, height: `${end.height}px` });
	document.body.append(image);
	const animation = image.animate(wayBetween(start, end, bearing), {
		duration: ms,
		delay,
		easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
		fill: 'both',
	});
	const land = () => image.remove();
	animation.finished.then(land, land);
	return () => animation.cancel();
}

/** Null for what is not there, or not shown. */
function boxOf(board: ParentNode, name: string): Box | null {
	const box = board.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
	return box && box.width > 0 ? box : null;
}

/** From the middle of one box to the middle of another, for something that fits into the second and lies in the corner. */
export function wayBetween(
	from: Box,
	to: Box,
	{ turn = 0, scale = 1, lift = 0 }: Pick<Flight, 'turn' | 'scale' | 'lift'>,
): Keyframe[] {
	const size = Math.min(from.width / to.width, from.height / to.height);
	const x = from.x + (from.width - to.width) / 2;
	const y = from.y + (from.height - to.height) / 2;
	const at = (left: number, top: number, degrees: number, large: number) =>
		`translate(${left}px, ${top}px) rotate(${degrees}deg) scale(${large})`;
	return [
		{ offset: 0, opacity: 0, transform: at(x, y, 0, size) },
		{ offset: 0.1, opacity: 1 },
		{ offset: 0.5, transform: at((x + to.x) / 2, (y + to.y) / 2 - lift, turn / 2, ((size + 1) / 2) * scale) },
		{ offset: 1, opacity: 1, transform: at(to.x, to.y, turn, 1) },
	];
}
