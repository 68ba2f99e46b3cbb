import { DIRECTIONS, JOE, tileName } from '@shutterbox/photoshoot/client';
import { isJoePicked } from '../draft.ts';
import { voice } from '../words.ts';
import { checklistOf } from './needed.ts';
import { Arc, Checklist, Plate, Trail, Wire } from './parts/StageMarks.tsx';
import { mayTouch, type Scene } from './scene.ts';
import { middleOf } from './stage-geometry.ts';
import { brokenEffects } from './tiles.ts';
import type { HandsOn } from './use-hands-on.ts';
import type { Dragged } from './use-stage-drag.ts';
import { say } from './words.ts';

interface OverProps {
	scene: Scene;
	hands: HandsOn;
	dragged: Dragged | null;
}

/** Wires of what has to be repaired, Joe's plates, what comes first. */
export function Over({ scene, hands, dragged }: OverProps) {
	const { view, seat, draft } = scene;
	const need = checklistOf(scene);
	const joe = view.cells.indexOf(JOE);
	const disputed = scene.isNaming ? view.window.at(-1)?.act : undefined;
	return (
		<>
			{view.phase === 'repair' &&
				brokenEffects(view).map(({ id, pair: [a, b] }) => (
					<Wire key={id} effect={id} a={view.cells.indexOf(a)} b={view.cells.indexOf(b)} />
				))}
			{disputed?.type === 'swap' && (
				<>
					<Arc from={disputed.a} to={disputed.b} />
					<Arc from={disputed.b} to={disputed.a} />
				</>
			)}
			{mayTouch(view, seat) &&
				isJoePicked(view, draft) &&
				DIRECTIONS.map((dir) => (
					<Plate
						key={dir}
						direction={dir}
						cell={joe}
						label={say(`plate.${dir}`, { tile: tileName(voice, JOE) })}
						onClick={() => hands.push(dir)}
					/>
				))}
			{dragged && dragged.over !== null && dragged.over !== dragged.cell && (
				<Trail from={dragged.cell} to={middleOf(dragged.over)} />
			)}
			{need && <Checklist {...need} />}
		</>
	);
}
