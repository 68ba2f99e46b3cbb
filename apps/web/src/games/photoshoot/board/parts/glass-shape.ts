/** The hourglass: bulbs in a space of 86 × 546, between the caps; both ends and the neck in the middle. */
export const GLASS = { width: 86, height: 546 } as const;

const [LEFT, RIGHT] = [5, GLASS.width - 5] as const;
const MIDDLE = GLASS.width / 2;
const NECK = 3.9;
const BEND = 82;
const [TOP, NECK_AT, BOTTOM] = [3, GLASS.height / 2, GLASS.height - 3] as const;

function bulb(wall: number, inward: 1 | -1): string {
	const [straight, upper, lower] = [BEND, BEND * 0.42, BEND * 0.5].map((reach) => NECK_AT - inward * reach);
	return `M${LEFT} ${wall}H${RIGHT}V${straight}C${RIGHT} ${upper} ${MIDDLE + NECK} ${lower} ${MIDDLE + NECK} ${NECK_AT}H${MIDDLE - NECK}C${MIDDLE - NECK} ${lower} ${LEFT} ${upper} ${LEFT} ${straight}Z`;
}

/** Both bulbs as outlines. */
export const BULBS = `${bulb(TOP, 1)}${bulb(BOTTOM, -1)}`;
export const SHINE = `M${LEFT + 7} ${TOP + 12}V${NECK_AT - BEND * 1.05}M${LEFT + 7} ${NECK_AT + BEND * 1.05}V${BOTTOM - 12}`;

/** How high a full glass is filled above its neck, and where the neck is, as shares of the height. */
export const FULL = (NECK_AT - TOP - 12) / GLASS.height;

/** Marks each ten seconds, with numbers each thirty; those in the bend are left out. */
export function marksOf(totalMs: number): readonly { readonly seconds: number; readonly at: number }[] {
	const total = totalMs / 1000;
	const bend = (BEND * 0.55) / GLASS.height;
	const step = total > 180 ? 30 : 10;
	return Array.from({ length: Math.ceil(total / step) - 1 }, (_, i) => (i + 1) * step)
		.map((seconds) => ({ seconds, at: (FULL * seconds) / total }))
		.filter(({ at }) => at > bend);
}
