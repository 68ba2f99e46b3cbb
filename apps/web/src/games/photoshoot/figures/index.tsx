import '../styles.css';
import './figures.css';
import type { View } from '@shutterbox/kernel';
import { NO_OBJECTIVE, type State } from '@shutterbox/photoshoot/client';
import type { GameFigures } from '../../figures.ts';
import { helpsOf } from '../board/helps.ts';
import { useDrawings } from '../board/parts/pictures.tsx';
import { Sprite } from '../board/parts/Sign.tsx';
import { Arc, Wire } from '../board/parts/StageMarks.tsx';
import { StudioSet } from '../board/parts/StudioSet.tsx';
import { Tile } from '../board/parts/Tile.tsx';
import { Wanted } from '../board/parts/Wanted.tsx';
import { wantedOf } from '../board/photos.ts';
import type { Scene } from '../board/scene.ts';
import { ALL_TILES, brokenEffects, tileProps } from '../board/tiles.ts';
import { boardWords } from '../board/words.ts';
import { EMPTY } from '../draft.ts';
import { words } from '../words.ts';

interface Read {
	readonly hasWanted: boolean;
	/** Two places, counted from 1, that change. */
	readonly swap: readonly [from: number, to: number] | null;
	readonly hasWires: boolean;
}

/** `stage`, `stage wanted`, `stage 2>6`, `stage wires`. */
function read(view: View<State>, shows: string): Read | string {
	const [part, ...more] = shows.split(' ');
	if (part !== 'stage') return `no part of the board: ${part}`;
	const hasWanted = more.includes('wanted');
	const hasWires = more.includes('wires');
	if (hasWanted && view.open === NO_OBJECTIVE) return 'no objective lies open';
	if (hasWires && brokenEffects(view).length === 0) return 'nothing is to be repaired';
	const ways = more.filter((word) => word !== 'wanted' && word !== 'wires').join(' ');
	const [, from, to] = /^([1-9])>([1-9])$/.exec(ways) ?? [];
	if (ways !== '' && from === undefined) return `no such swap: ${ways}`;
	return { hasWanted, hasWires, swap: from === undefined ? null : [+from - 1, +to - 1] };
}

function sceneOf(view: View<State>): Scene {
	return {
		view,
		shown: view,
		act: null,
		device: null,
		seat: null,
		isNaming: false,
		showsEvidence: false,
		reader: { names: [], viewer: 0 },
		bots: [],
		draft: EMPTY,
		helps: helpsOf(new Set(['ticks'])),
		recent: [],
		isStill: true,
	};
}

function Drawing({ view, told }: { view: View<State>; told: Read }) {
	useDrawings();
	const scene = sceneOf(view);
	const looks = { dragged: null, sure: [], aimed: 0, check: () => null };
	const over = (
		<>
			{told.hasWires &&
				brokenEffects(view).map(({ id, pair: [a, b] }) => (
					<Wire key={id} effect={id} a={view.cells.indexOf(a)} b={view.cells.indexOf(b)} />
				))}
			{told.swap && (
				<>
					<Arc from={told.swap[0]} to={told.swap[1]} />
					<Arc from={told.swap[1]} to={told.swap[0]} />
				</>
			)}
		</>
	);
	return (
		<div class="studio figure">
			<Sprite />
			<div class="layout">
				<StudioSet
					label=""
					isFrozen={false}
					tiles={ALL_TILES.map((tile) => <Tile key={tile} {...tileProps(scene, tile, looks)} />)}
					over={over}
				/>
				{told.hasWanted && <Wanted {...wantedOf(scene)} />}
			</div>
		</div>
	);
}

export const figures: GameFigures<State, Read> = {
	words: { load: () => Promise.all([words.load(), boardWords.load()]).then(() => {}) },
	read,
	Drawing,
};
