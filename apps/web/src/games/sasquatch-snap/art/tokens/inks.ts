export const CREAM = '#FFF8E8';
export const INK = '#0B1416';
/** A bulb's light. */
export const BULB = '#FFF0B0';
