import type { Shape } from '@shutterbox/kernel';

// Where each number of a description stands. A colour is a part; its values are told as if its film rose.

let next = 0;
const room = (count: number): number => {
	next += count;
	return next - count;
};

/** Of a colour. */
export const SHARP = room(8);
export const LAST = room(13);
export const BLURS = room(1);
export const ENDS_BLURRED = room(1);
export const LONE = room(1);
/** By place of the hand, bottom first. */
export const PLACES = 5;
export const PLACE_FACTS = 5;
export const HAND_PLACE = room(PLACES * PLACE_FACTS);
/** The next three values that fit: open in the field, not seen yet, in hand. */
export const AHEAD = 3;
export const NEXT_OPEN = room(AHEAD);
export const NEXT_UNSEEN = room(AHEAD);
export const NEXT_IN_HAND = room(AHEAD);
export const UNSEEN_AHEAD = room(1);
export const UNSEEN_NEAR = room(1);
export const OPEN_AHEAD = room(1);
export const IN_HAND = room(1);
/** Face down in the field, by band. */
export const FACE_DOWN = room(2);
export const SHOT_OPEN = room(1);
export const SHOT_OWN = room(1);
export const SHOT_LOST = room(1);
export const DISTANCE = room(1);
export const ONE_SHORT = room(1);
export const POINTS = room(1);
const OF_RIVALS = next;
export const RIVAL_DISTANCE = room(1);
export const RIVAL_SHORT = room(1);
export const RIVAL_SHARP = room(8);
export const RIVAL_BLURS = room(1);
export const RIVAL_ROOM = room(1);
export const RIVAL_SAME_WAY = room(1);
export const RIVAL_OTHER_WAY = room(1);
export const RIVAL_HAND = room(1);
export const RIVAL_FITS = room(1);
export const RIVAL_NEAR = room(1);
export const RIVAL_POINTS = room(1);
export const OPEN_FOR_NEXT = room(1);
const PART_FEATURES = next;
export const PART_SIZE = 4 * Math.ceil(PART_FEATURES / 4);

next = 0;
export const AFTER_SUNSET = room(1);
export const DECK = room(1);
export const FIELD = room(1);
export const REFILL_COMES = room(1);
export const TOGETHER_NOW = room(1);
export const LAST_REFILL = room(1);
export const SUNSET_ON_TOP = room(1);
export const OWN_POINTS = room(1);
export const COLORS_MISSING = room(1);
export const SHOTS_LEFT = room(1);
export const USEFUL = room(1);
export const MISSED_SHOT = room(1);
export const BLANK_BACKS = room(1);
export const EXACT_SHOTS = room(1);
export const PROGRESS = room(1);
const GLOBALS_OF_RIVALS = next;
export const BEST_POINTS = room(1);
export const MEAN_POINTS = room(1);
export const LEAD = room(1);
export const LATE_LEAD = room(1);
export const RIVAL_MISSING = room(1);
const GLOBALS = next;

export const MOST_COLORS = 7;

/** Parts are colours in use: 5, 6 or 7 of them; a colour that is out is all zeros. */
export const SHAPE: Shape = {
	parts: MOST_COLORS,
	partSize: PART_SIZE,
	globals: GLOBALS,
	trunk: [48, 24],
	head: [24],
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

export const RIVALS = { part: range(OF_RIVALS, PART_FEATURES), globals: range(GLOBALS_OF_RIVALS, GLOBALS) };
