import type { Shape } from '@shutterbox/kernel';
import { MAX_SEATS } from '../rules/components.ts';

// Where each number of a description stands. A habitat is a part.

let next = 0;
const room = (count: number): number => {
	next += count;
	return next - count;
};

/** Of a habitat: which it is. */
export const WHICH = room(4);
/** Own photos there: by how many the next award has, all, whether one is ahead of the sets of one of each. */
export const OWN_STEP = room(3);
export const OWN_COUNT = room(1);
export const OWN_AHEAD = room(1);
export const OWN_POINTS = room(1);
export const AWARD = room(1);
export const AWARDS_LEFT = room(1);
/** What one more photo is worth for awards. */
export const OWN_AWARDS = room(1);
/** Animals face up, the best for the own collection first. */
export const ANIMAL_SLOTS = 3;
export const ANIMAL_FACTS = 5;
export const ANIMAL = room(ANIMAL_SLOTS * ANIMAL_FACTS);
export const FACE_UP = room(1);
export const HIGHEST = room(1);
/** Of the next cards, how many would spook it, and how many belong here. */
export const SPOOKING = room(1);
export const TO_COME = room(1);
/** What the unseen animals are worth, on average and at best. */
export const UNSEEN_WORTH = room(1);
export const UNSEEN_BEST = room(1);
/** What two to six dice promise here. */
export const DICE_SLOTS = 5;
export const OWN_DICE = room(DICE_SLOTS);
export const HELD = room(1);
export const HELD_WORTH = room(1);
export const HELD_HIT = room(1);
/** Animals for the own cover, while there is none: face up, in hand, to come. */
export const COVER_UP = room(1);
export const COVER_HELD = room(1);
export const COVER_UNSEEN = room(1);
export const SYMBOLS_UP = room(1);
export const SYMBOLS_HELD = room(1);
export const SYMBOLS_UNSEEN = room(1);
const OF_RIVALS = next;
export const RIVAL_STEP = room(3);
export const RIVAL_COUNT = room(1);
export const RIVAL_POINTS = room(1);
export const RIVAL_AWARDS = room(1);
export const RIVAL_UP_WORTH = room(1);
export const RIVAL_HELD = room(1);
export const RIVAL_HELD_WORTH = room(1);
export const RIVAL_DICE = room(DICE_SLOTS);
const PART_FEATURES = next;
export const PART_SIZE = 4 * Math.ceil(PART_FEATURES / 4);

next = 0;
export const TOKENS = room(1);
export const FEW_TOKENS = room(2);
export const POINTS = room(1);
export const SYMBOLS_FOUND = room(7);
export const NEXT_SYMBOL = room(1);
export const ASSIGNMENT_POINTS = room(1);
export const HAS_COVER = room(1);
export const PHOTOS = room(1);
/** One, two or three photos short of the target. */
export const PHOTOS_SHORT = room(3);
export const FINAL_ROUND = room(1);
export const IS_OVER = room(1);
export const HAS_TURN = room(1);
export const TURNS_AWAY = room(MAX_SEATS);
export const PLACE_IN_ROUND = room(MAX_SEATS);
export const IN_HAND = room(3);
export const DECK = room(1);
export const DISCARD = room(1);
export const SETS = room(1);
export const HABITATS_AHEAD = room(4);
export const EACH_AWARD = room(1);
export const EACH_LEFT = room(1);
export const BEST_PLAN = room(1);
export const FACE_UP_ALL = room(1);
export const ONLY_PLACED = room(1);
export const UPFRONT = room(1);
export const BARREN = room(1);
const GLOBALS_OF_RIVALS = next;
export const RIVAL_TOKENS = room(2);
export const BEST_RIVAL = room(1);
export const MEAN_RIVAL = room(1);
export const LEAD = room(1);
export const LATE_LEAD = room(1);
/** The chance to be first if the match ended now. */
export const FIRST_NOW = room(1);
export const RIVAL_PHOTOS = room(1);
export const RIVAL_SHORT = room(3);
export const RIVAL_HANDS = room(1);
export const RIVAL_AHEAD = room(1);
export const RIVAL_PLAN = room(1);
const GLOBALS = next;

export const SHAPE: Shape = {
	parts: 4,
	partSize: PART_SIZE,
	globals: GLOBALS,
	trunk: [48, 24],
	head: [32],
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

export const RIVALS = { part: range(OF_RIVALS, PART_FEATURES), globals: range(GLOBALS_OF_RIVALS, GLOBALS) };
