/** What the parts of the drawn board are given: plain data, words and callbacks. None of them knows the rules. */
import type { Seat } from '@shutterbox/kernel';
import type { Cell, Direction, EffectId, RitualKind, TILES } from '@shutterbox/photoshoot/client';
import type { ButtonHTMLAttributes, ComponentChildren, HTMLAttributes } from 'preact';
import type { Mood } from '../../art/characters/parts.ts';

export type * from './front-props.ts';
export type { Mood };
export type Character = (typeof TILES)[number];

/** The shape of a team: the first has a circle, the second a diamond. */
export type Shape = 0 | 1;

export type SignId =
	| RitualKind
	| 'contact'
	/** The orange cards. */
	| 'push'
	| 'diagonal'
	| 'apart'
	| 'together'
	/** The kinds of mistake. */
	| 'swap'
	| 'photo'
	| 'turn'
	| 'talk'
	| 'friends'
	| 'camera'
	| 'hand'
	| 'hop'
	| 'glide'
	| 'whistle';

/** Who sits there, as far as a mark shows it. */
export interface Sitter {
	readonly seat: Seat;
	readonly name: string;
	readonly bot: string | null;
	readonly isYou: boolean;
}

/** A button of the board. Further attributes go to the element; a dim one stays where it is and can be pressed. */
interface Pressed extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'ref'> {
	/** What is written on it. */
	word: string;
	/** The key beside the word; not on phones. */
	shortcut?: string | undefined;
	isDim?: boolean;
}

/** Fired by the pointer coming down or by a key, never by the click that follows; for steady hands by that click. */
export interface Immediate extends Omit<Pressed, 'onClick' | 'onPointerDown'> {
	onPress: () => void;
	isSteady?: boolean;
}

export interface TileProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'ref' | 'name' | 'label'> {
	character: Character;
	/** In the foot. */
	name: string;
	/** Read aloud: name, cell, cards, and what holds it. */
	label: string;
	cell: Cell;
	mood: Mood;
	/** The key that chooses its cell; null while keys do something else. */
	digit: string | null;
	isFriend: boolean;
	/** Cards held for it: a black frame and a badge each. */
	effects: readonly { readonly id: EffectId; readonly title: string }[];
	/** `lifted`: tapped. `sliding`: dragged over the paper. */
	hand?: 'lifted' | 'sliding' | null;
	/** White brackets: it would be swapped with. */
	isTarget?: boolean;
	/** Who moved it a moment ago, in place of the digit; `manner` only where acts are still. */
	touched?: { readonly by: Sitter; readonly manner?: 'hop' | 'glide' } | null;
	/** Help and repairs: green keyline, or the picture dimmed. */
	fits?: 'can' | 'cannot' | null;
	/** It breaks an effect. */
	isClash?: boolean;
	/** The one the keyboard comes to. */
	isStop?: boolean;
}

/** The stage on its paper. Tiles are its children, keyed by character, never in another order. */
export interface SetProps extends Omit<HTMLAttributes<HTMLElement>, 'ref'> {
	label: string;
	/** Grey paper, from a stop until it goes on. */
	isFrozen: boolean;
	/** Room for the evidence. */
	isPulledBack?: boolean;
	/** The flash of a photo; a new number flashes. */
	flash?: number;
	/** What was called is seen again: the slip on the stage makes way. */
	isReplaying?: boolean;
	/** Film runs backwards at both edges, with this between them. */
	rewinding?: { readonly words: string; readonly ms: number } | null;
	tiles: ComponentChildren;
	/** Over the tiles, in the stage's own space of 548 × 586: wires, trails, arrows, plates. */
	over?: ComponentChildren;
	/** In front of it all: evidence, verdict, count sheet, effect card. */
	front?: ComponentChildren;
}

export interface WantedProps {
	label: string;
	/** By cell; null where anybody may stand; null as a whole before the card is turned, or where none is left. */
	cells: readonly (Character | null)[] | null;
	/** `P48`; empty where nothing is wanted. */
	id: string;
	/** Beside the id. */
	note: string;
	/** Help: cells whose character is in its place. */
	inPlace?: readonly Cell[];
	/** Read aloud, row by row. */
	rows: readonly string[];
	/** There are no cards left: the clip is empty. */
	isNone?: boolean;
	/** It has just been turned over. */
	isNew?: boolean;
}

/** A photo of the round, or of the album. */
export interface Shot {
	readonly id: string;
	/** As the card wants them; null where anybody may stand. */
	readonly cells: readonly (Character | null)[];
}

/** A photo on the film of the round. */
export interface FilmShot extends Shot {
	/** While it can be called: the card and the picture really taken, side by side. */
	readonly looks: readonly Look[] | null;
	/** Read aloud: what a look at it shows. */
	readonly label: string;
}

interface Look {
	readonly word: string;
	/** Read aloud. */
	readonly label: string;
	readonly cells: readonly (Character | null)[];
}

export interface RoundFilmProps {
	label: string;
	shots: readonly FilmShot[];
	/** Such as `taken`, after the number. */
	taken: string;
	/** Phones: tokens of both teams, or of the only one. */
	tokens: readonly { readonly team: Shape | null; readonly count: number; readonly label: string }[];
}

/** A glass of `totalMs`, or a film of `frames` actions. */
export interface GlassProps {
	label: string;
	/** Whose sand it is. */
	team: Shape;
	/** `1:04`, or the actions left. */
	counter: string;
	/** `leftMs` is what was left when it began to run or to stand: the glass goes on by itself from there. */
	sand: { readonly totalMs: number; readonly leftMs: number; readonly isRunning: boolean } | null;
	film: { readonly frames: number; readonly used: number; readonly word: string } | null;
	/** The last ten seconds. */
	isLate: boolean;
	/** Before the flip it stands the wrong way up. */
	isDown: boolean;
	/** It can be turned: by a press on it, or by half a circle dragged. */
	turn?: { readonly label: string; onTurn: () => void } | null;
}

export interface Bubble {
	readonly sign: SignId;
	readonly at: Sitter | null;
	/** Read aloud. */
	readonly words: string;
	/** Two hands meet: how many rows away the other one is. */
	readonly clap: number;
}

export interface PlayerRow extends Sitter {
	readonly bubble: Bubble | null;
	/** At the end of the row: `acted last`, `to act`, `first`. */
	readonly note: string;
	/** `acted`: a black line and a pinching hand; `due`: a red line. */
	readonly mark: 'acted' | 'due' | null;
	/** Is ready for the round, or has just found an action fine. */
	readonly isTicked: boolean;
}

export interface HeldCard {
	readonly id: EffectId;
	readonly name: string;
	/** In one sentence. */
	readonly asks: string;
	/** The same with its rule. */
	readonly title: string;
}

export interface TeamCardProps {
	/** Null where all play together. */
	team: Shape | null;
	name: string;
	role: string;
	/** Photographers are on top, with hands that reach to the set. */
	isShooting: boolean;
	score: number;
	hasWon?: boolean;
	tokens: { readonly count: number; readonly label: string };
	you: string;
	players: readonly PlayerRow[];
	effects: readonly HeldCard[];
	/** Where there are none. */
	noEffects: string;
	/** A card pointed at, for its sentence. */
	onEffect?: (id: EffectId) => void;
}

export interface ScoreFilmProps {
	label: string;
	goal: number;
	scores: readonly number[];
	/** Cards drawn at so many points. */
	thresholds: readonly { readonly at: number; readonly cards: readonly ('blue' | 'orange')[] }[];
}

export interface CoopRoundsProps {
	title: string;
	rounds: readonly { readonly number: number; readonly gained: string; readonly state: 'done' | 'now' | 'later' }[];
	note: string;
}

export interface RitualKeyProps extends Pressed {
	kind: RitualKind;
	mate: Sitter | null;
	/** Somebody waits for this answer. */
	isAsked?: boolean;
	/** Help: it has to be done first. */
	isNeeded?: boolean;
}

export interface ReleaseDiscProps extends Immediate {
	/** Under the word: the key, or the seconds to wait. */
	note: ComponentChildren;
	/** Until the next action may come: an amber ring that runs down. A new `key` starts it again. */
	settle?: { readonly totalMs: number; readonly leftMs: number; readonly key: number } | null;
}

export interface PaddleProps extends Immediate {
	/** The last call: a ring of so long around it. */
	ring?: { readonly totalMs: number; readonly leftMs: number; readonly key: number } | null;
}

export interface ActionButtonProps extends Pressed {
	/** `ready`, `goOn`: white; `turn`: red; `fine`: small, beside the paddle. */
	kind: 'ready' | 'goOn' | 'turn' | 'fine';
}

export interface ReasonProps extends Pressed {
	/** A card with its portrait, or a kind of mistake. */
	reason: EffectId | 'photo' | 'swap' | 'turn' | 'talk';
}

export interface AlbumProps {
	label: string;
	teams: readonly { readonly team: Shape | null; readonly name: string; readonly shots: readonly Shot[] }[];
}

export interface PlateProps extends Omit<Pressed, 'word'> {
	direction: Direction;
	/** Joe's cell: the plate lies at his side. */
	cell: Cell;
	label: string;
}

/** Help under the stage: what has to be done first, and what is. */
export interface ChecklistProps {
	title: string;
	items: readonly { readonly words: string; readonly sign: SignId; readonly isDone: boolean }[];
}
