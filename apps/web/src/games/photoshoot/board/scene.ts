import type { Reader, Seat, View } from '@shutterbox/kernel';
import {
	type Event,
	isPhotographer,
	judges,
	type Move,
	type State,
	starterOf,
	TILES,
	type Tile,
} from '@shutterbox/photoshoot/client';
import type { Act } from '../../../board/stage.ts';
import type { BoardProps } from '../../game-ui.ts';
import type { Draft } from '../draft.ts';
import type { Device } from './device.ts';
import type { Helps } from './helps.ts';
import type { Character, Sitter } from './parts/props.ts';

export type PhotoshootProps = BoardProps<State, Move>;

export type SceneAct = Act<View<State>, Event>;

/** What the parts of the drawn board are made of. */
export interface Scene {
	/** How things are: what is asked is asked about this. */
	readonly view: View<State>;
	/** Where the tiles stand on the screen: as the act on the stage has them. */
	readonly shown: View<State>;
	readonly act: SceneAct | null;
	/** People around this device, where it lies between them. */
	readonly device: Device | null;
	/** Whose hands; null for those who watch. */
	readonly seat: Seat | null;
	/** At this screen a mistake is being named. */
	readonly isNaming: boolean;
	/** What can be called lies below the stage: for all but those who are being called. */
	readonly showsEvidence: boolean;
	readonly reader: Reader;
	readonly bots: NonNullable<PhotoshootProps['bots']>;
	readonly draft: Draft;
	readonly helps: Helps;
	/** What was told in the last moments. */
	readonly recent: readonly Event[];
	/** Nothing moves: what was done is told by marks. */
	readonly isStill: boolean;
}

/** What a viewer does in this round. */
export interface Role {
	readonly shoots: boolean;
	/** Mistakes are theirs to call. */
	readonly calls: boolean;
}

export function roleOf(view: State, seat: Seat | null): Role {
	return seat === null
		? { shoots: false, calls: false }
		: { shoots: isPhotographer(view, seat), calls: judges(view, seat) };
}

/** Whether a seat's hands may be on the tiles now. */
export function mayTouch(view: State, seat: Seat | null): boolean {
	if (seat === null) return false;
	if (view.phase === 'repair') return seat === starterOf(view);
	return view.phase === 'running' && isPhotographer(view, seat);
}

export function sitterOf({ reader, bots, seat: own }: Pick<Scene, 'reader' | 'bots' | 'seat'>, seat: Seat): Sitter {
	return { seat, name: reader.names[seat], bot: bots[seat] ?? null, isYou: seat === own };
}

export function characterOf(tile: Tile): Character {
	return TILES[tile];
}
