/** The forest of Sasquatch Snap!: floor, cast, traps and cards; the entry of their lazy chunk. */
export { arrow, type Direction } from './forest/arrow.ts';
export { cardBack } from './forest/card-back.ts';
export { emblem } from './forest/emblem.ts';
export { GROUNDS, ground } from './forest/ground.ts';
export { journalist } from './forest/journalist.ts';
export { lair } from './forest/lair.ts';
export { SEATS, type Seat } from './forest/parts.ts';
export { pile } from './forest/pile.ts';
export { sasquatch } from './forest/sasquatch.ts';
export { snap } from './forest/snap.ts';
export { superReach } from './forest/super-reach.ts';
export { trap } from './forest/trap.ts';
export { trapCard } from './forest/trap-card.ts';
export { whistle } from './forest/whistle.ts';

/** The box each drawing fills: width and height, y down. */
export const BOXES = {
	ground: [100, 100],
	lair: [100, 100],
	sasquatch: [100, 120],
	journalist: [100, 110],
	trap: [90, 90],
	superReach: [100, 100],
	snap: [60, 72],
	whistle: [120, 168],
	arrow: [120, 168],
	trapCard: [120, 168],
	cardBack: [120, 168],
	pile: [100, 80],
	emblem: [24, 24],
} as const;
