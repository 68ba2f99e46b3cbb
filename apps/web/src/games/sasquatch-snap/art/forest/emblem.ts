// biome-ignore-all format: drawings are rows of coordinates
import { badge, type Seat } from './parts.ts';

/** A seat's mark: a different outline, colour and picture for each. */
export const emblem = (seat: Seat) => badge(seat, 12, 12, seat === 3 ? 9.4 : 11);
