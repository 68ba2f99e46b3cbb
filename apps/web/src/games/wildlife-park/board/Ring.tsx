import type { Item } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { hexPath, type Point } from '../hex.ts';

/** How one hex looks while something is decided or played. */
export interface HexLook {
	/** Allowed here; `soft` with a worker, or only to be looked at. */
	readonly ring?: 'full' | 'soft';
	/** Cannot take what is in hand. */
	readonly isDim?: boolean;
	readonly isHatched?: boolean;
	/** Has just come. */
	readonly comes?: 'tile' | 'die';
	/** Of several that come, after how many others. */
	readonly order?: number;
	/** What the die here shows one after another. */
	readonly faces?: readonly number[];
	/** What is in hand, as it would lie here. */
	readonly ghost?: { readonly item: Item; readonly corner: number };
}

export function placed([x, y]: Point) {
	return { '--x': Math.round(x * 10) / 10, '--y': Math.round(y * 10) / 10 };
}

const RING = hexPath(95);

/** A ring always lies on a halo: green alone does not stand out from every rim. */
export function Ring({ look }: { look: HexLook | undefined }) {
	if (!look?.ring && !look?.isHatched) return null;
	return (
		<svg class={classNames('hex', look.isHatched && 'hatched')} viewBox="-104 -104 208 208" aria-hidden="true">
			{look.ring && <path class="halo" d={RING} />}
			{look.ring && <path class={classNames('legal', look.ring)} d={RING} />}
		</svg>
	);
}
