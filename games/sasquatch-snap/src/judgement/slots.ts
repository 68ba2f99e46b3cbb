import type { Shape } from '@shutterbox/kernel';
import { SEATS, TYPES } from '../rules/components.ts';

// Where each number of a description stands. A seat is told by how soon it has the Whistle and by what is near it, never by squares.

let next = 0;
const room = (count: number): number => {
	next += count;
	return next - count;
};

/** Of a seat, counted from the beginning of its block. */
export const SNAPS_MISSING = room(1);
/** One, two or three snaps short of a win. */
export const FEW = 3;
export const SHORT = room(FEW);
export const HAND = room(TYPES);
export const LYING = room(TYPES);
export const HAND_EMPTY = room(1);
export const CAN_TRAP = room(1);
export const ON_OWN_TILE = room(1);
export const ON_RIVAL_TILE = room(1);
/** As a stop of his lines: on how many, and on how many with nobody else's tile to claim her snaps first. */
export const STOPS = room(1);
export const STAKE = room(1);
export const HUNTS = room(1);
/** Spaces to the nearest of his lines, and along it. */
export const MOST_AWAY = 4;
export const AWAY = room(MOST_AWAY);
export const ALONG = room(1);
/** Directions in which the first space is dangerous, and in which one of two is. */
export const DANGER_NEAR = room(1);
export const DANGER_FAR = room(1);
/** Own tiles on his lines, by what they pay, and beside them. */
export const ON_LINES = room(1);
export const BESIDE_LINES = room(1);
/** Somebody with an earlier, a later slot on the same square. */
export const WITH_EARLIER = room(1);
export const WITH_LATER = room(1);
const BLOCK = next;

/** Of what a seat could do with the Whistle as things lie, told apart by how soon she has it. */
next = 0;
export const GAIN = room(1);
export const PAYING = room(1);
export const WINS = room(1);
export const PROMISE = room(1);
export const PROMISE_WINS = room(1);
export const LOSS = room(1);
const PROSPECTS = next;

next = 0;
export const OWN = room(BLOCK);
export const OWN_PLACE = room(SEATS);
const MOST_MISSING = 10;
export const OWN_MISSING = room(MOST_MISSING);
export const OWN_PROSPECTS = room(SEATS * PROSPECTS);
export const PILE = room(1);
export const PILE_THERE = room(1);
export const CLEAR_LINES = room(1);
export const SMALL_FOREST = room(1);
export const LARGE_FOREST = room(1);
export const TARGET = room(1);
export const WITH_CARD = room(1);
export const ENTRAP_TOLL = room(1);
export const LAP_LURE = room(1);
export const TURNS_LEFT = room(1);
export const LAST_ROUND = room(1);
const FIRST_OF_RIVALS = next;
/** In Whistle order. */
const RIVALS = room((SEATS - 1) * BLOCK);
export const RIVAL_PROSPECTS = room(SEATS * PROSPECTS);
export const RIVAL_MISSING = room(MOST_MISSING);
/** By how near they are to a win. */
export const RIVAL_STANDING = room(SEATS - 1);
export const LEADER_PLACE = room(SEATS);
/** As a rough judgement sees it, which looks at rivals as well. */
export const OWN_WORTH = room(1);
export const LEADER_WORTH = room(1);
export const LEAD = room(1);
export const TILE_LEAD = room(1);
const GLOBALS = next;

export const rivalBlock = (nth: number): number => RIVALS + nth * BLOCK;
export const prospectsAt = (begin: number, place: number): number => begin + place * PROSPECTS;

/** All seats are told at once; nothing is shared between them but by what they learn from. */
export const SHAPE: Shape = { parts: 0, partSize: 0, globals: GLOBALS, trunk: [], head: [48, 24] };

export const OF_RIVALS = {
	part: [],
	globals: Array.from({ length: GLOBALS - FIRST_OF_RIVALS }, (_, i) => FIRST_OF_RIVALS + i),
};
