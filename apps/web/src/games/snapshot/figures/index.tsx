import '../styles.css';
import './figures.css';
import type { View } from '@shutterbox/kernel';
import { HABITAT_IDS, type Habitat as HabitatIndex, type State } from '@shutterbox/snapshot/client';
import { type GameFigures, NO_DEEDS } from '../../figures.ts';
import { Habitat } from '../board/Habitat.tsx';
import { helpsOf } from '../board/helps.ts';
import { planOn } from '../board/laid.ts';
import { EMPTY } from '../board/mind.ts';
import type { Scene } from '../board/scene.ts';
import { handsOn } from '../board/use-hands-on.ts';
import { NOTHING } from '../board/wants.ts';
import { useDrawings } from '../pictures.tsx';
import { words } from '../words.ts';

/** `mountain savannah`: these habitats, with what lies on them. */
function read(view: View<State>, shows: string): readonly HabitatIndex[] | string {
	const habitats = shows.split(' ').map((name) => (HABITAT_IDS as readonly string[]).indexOf(name));
	if (habitats.includes(-1)) return `no such habitat: ${shows}`;
	return habitats.some((habitat) => view.table[habitat].length > 0) ? habitats : 'no animal to show';
}

const HELPS = helpsOf(new Set(['odds', 'warnings']));

function sceneOf(view: View<State>): Scene {
	return {
		shown: view,
		act: null,
		seat: null,
		names: [],
		asked: null,
		plan: planOn(view, null, null),
		draft: EMPTY,
		helps: HELPS,
		check: () => null,
		deeds: NO_DEEDS,
		play() {},
	};
}

function Drawing({ view, told }: { view: View<State>; told: readonly HabitatIndex[] }) {
	useDrawings();
	const scene = sceneOf(view);
	return (
		<div class="snapshot figure">
			<div class="layout">
				<div class="wild" style={{ '--habitats': told.length }}>
					{told.map((habitat) => (
						<Habitat key={habitat} {...{ scene, habitat }} hands={handsOn(scene)} wants={NOTHING} onColumn={() => {}} />
					))}
				</div>
			</div>
		</div>
	);
}

export const figures: GameFigures<State, readonly HabitatIndex[]> = { words, read, Drawing };
