import { HEIGHT, WIDTH } from './shapes.ts';

export interface Sprite {
	/** SVG content; every id inside starts with the sprite's own. */
	readonly body: string;
	readonly viewBox: string;
}

export const FULL_FRAME = `0 0 ${WIDTH} ${HEIGHT}`;

export interface SpriteRegistry {
	/** The `<symbol>`s of the drawings with these ids, each id once. Throws on an unknown id. */
	spriteMarkup(ids: Iterable<string>): string;
}

/**
 * Builds each drawing once and hands out its symbol from then on. The page puts the symbols into one SVG of no size
 * (not `display: none`: gradients and clips of an undisplayed SVG are not painted) and shows them with `<use>`.
 */
export function spriteRegistry(draw: (id: string) => Sprite | undefined): SpriteRegistry {
	const built = new Map<string, string>();
	const symbol = (id: string) => {
		const known = built.get(id);
		if (known !== undefined) return known;
		const sprite = draw(id);
		if (sprite === undefined) throw new RangeError(`no drawing "${id}"`);
		const text = `<symbol id="${id}" viewBox="${sprite.viewBox}">${sprite.body}</symbol>`;
		built.set(id, text);
		return text;
	};
	return { spriteMarkup: (ids) => [...new Set(ids)].map(symbol).join('') };
}

/** An `<svg>` that shows a frame's symbol, whole or cropped to what happens. */
export function showFrame(id: string, viewBox: string = FULL_FRAME): string {
	return `<svg viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#${id}" width="${WIDTH}" height="${HEIGHT}"/></svg>`;
}
