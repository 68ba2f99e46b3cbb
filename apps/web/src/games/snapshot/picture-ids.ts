/** The names of all pictures of the board. */
import type { AWARD_CATEGORIES, HABITAT_IDS } from '@shutterbox/snapshot/client';

/** How an animal is seen. */
export type Look =
	/** Nothing but the animal, so high: in a column of few, of many, of nine. Its feet are 20 above the bottom. 240 × 240. */
	| 'cut-104'
	| 'cut-60'
	| 'cut-34'
	/** The picture of a card: the animal before its habitat, upright. 226 × 280. */
	| 'card'
	/** The same on a contact sheet. 240 × 200. */
	| 'frame';

export type ThingId =
	/** A habitat for animals to stand in; its horizon is near the top. 300 × 900. */
	| `tall-${(typeof HABITAT_IDS)[number]}`
	/** 0 has not been rolled. 54 × 60. */
	| `die-${number}`
	/** An award without its number; the spent one is left when there is no more for one of each. 48 × 50. */
	| `pin-${(typeof AWARD_CATEGORIES)[number]}`
	| 'pin-spent'
	/** 32 × 33. */
	| 'token'
	/** 17 × 44. */
	| 'peg'
	/** 28 × 48. */
	| 'clip'
	/** Cards stand between its two walls. 200 × 134. */
	| 'bag-back'
	| 'bag-front'
	/** 240 × 330. */
	| 'card-back';
