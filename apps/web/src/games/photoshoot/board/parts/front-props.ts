/** What is told before the stage: verdicts, evidence, counts and cards. */
import type { Cell, Direction, EffectId } from '@shutterbox/photoshoot/client';
import type { ComponentChildren } from 'preact';
import type { Character, Shape, Shot, SignId, Sitter } from './props.ts';

/** The stage at one moment. */
export interface Still {
	readonly word: string;
	readonly cells: readonly Character[];
	/** Where it differs from the other one. */
	readonly moved: readonly Cell[];
}

export interface VerdictProps {
	kind: 'right' | 'wrong' | 'void';
	stamp: string;
	reason: ComponentChildren;
	/** Where the token goes. */
	token: { readonly sign: 'camera' | 'whistle' | null; readonly team: Shape | null; readonly words: string } | null;
	/** Before and after what was called, where nothing moves. */
	stills: readonly Still[];
}

/** A frame of the evidence. */
export interface Exhibit {
	readonly key: number;
	readonly time: string;
	readonly by: Sitter | null;
	/** `lifted`, `slid 0.9 s`, `waved`. */
	readonly words: string;
	readonly shows:
		| { readonly sign: SignId }
		| { readonly pair: readonly [Character, Character] }
		| { readonly push: Direction }
		| { readonly shot: Shot };
	/** `deed`: an open action, wide and amber. */
	readonly kind: 'ritual' | 'deed' | 'stop';
}

export interface EvidenceProps {
	label: string;
	exhibits: readonly Exhibit[];
	slow: { readonly word: string; readonly speed: string; onSlow: () => void } | null;
}

export interface CountLine {
	readonly team: Shape | null;
	readonly name: string;
	readonly shots: readonly { readonly shot: Shot; readonly gain: string }[];
	readonly tokens: readonly { readonly gain: string }[];
	/** The points before it and with it. */
	readonly total: readonly [number, number];
}

export interface CountSheetProps {
	title: string;
	lines: readonly CountLine[];
	/** What a team draws now. */
	note: string;
	/** Things are laid out one by one. */
	isLaying: boolean;
}

export interface EffectCardProps {
	id: EffectId;
	name: string;
	/** Its one sentence. */
	words: ComponentChildren;
	/** Team, threshold and rule. */
	foot: ComponentChildren;
	team: Shape | null;
	/** It is being drawn from the deck: the back lies behind it, and it turns over. */
	isDrawn: boolean;
}
