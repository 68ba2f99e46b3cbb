import type { Shape } from '@shutterbox/kernel';

/** How many numbers go into a layer and come out of it. */
export interface LayerSize {
	readonly inputs: number;
	readonly outputs: number;
}

/** What each part is worth in the end: the seat's own points and its best rival's. */
const PART_OUTPUTS = 2;
/** The logit of a win, and a correction of the lead. */
export const HEAD_OUTPUTS = 2;
/** Points that a 1 of the net stands for. */
export const PART_POINTS = 4;
export const LEAD_POINTS = 10;

/** The layers of a net, in the order in which weights are stored: the trunk, the worth of parts, the head. */
export interface NetSizes {
	readonly trunk: readonly LayerSize[];
	readonly worth: LayerSize | null;
	readonly head: readonly LayerSize[];
}

export function sizesOf({ parts, partSize, globals, trunk, head }: Shape): NetSizes {
	const chain = (first: number, outputs: readonly number[]): LayerSize[] =>
		outputs.map((count, i) => ({ inputs: i === 0 ? first : outputs[i - 1], outputs: count }));
	if (parts === 0) return { trunk: [], worth: null, head: chain(globals, [...head, HEAD_OUTPUTS]) };
	const sum = trunk[trunk.length - 1];
	return {
		trunk: chain(partSize, trunk),
		worth: { inputs: sum, outputs: PART_OUTPUTS },
		head: chain(sum + globals, [...head, HEAD_OUTPUTS]),
	};
}

export function allLayers({ trunk, worth, head }: NetSizes): LayerSize[] {
	return [...trunk, ...(worth === null ? [] : [worth]), ...head];
}

/** How many numbers describe a position. */
export function inputsOf({ parts, partSize, globals }: Shape): number {
	return parts * partSize + globals;
}
