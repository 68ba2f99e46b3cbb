import { DIRECTIONS, JOE, tileName } from '@shutterbox/photoshoot/client';
import { useMemo } from 'preact/hooks';
import { isJoePicked } from '../draft.ts';
import { voice } from '../words.ts';
import { contactOf } from './contact.ts';
import { disputedWays } from './disputed.ts';
import { checklistOf } from './needed.ts';
import { Arc, Checklist, ContactRing, Plate, Trail, Wire } from './parts/StageMarks.tsx';
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
	now: () => number;
}

/** Wires of what has to be repaired, Joe's plates, what comes first. */
export function Over({ scene, hands, dragged, now }: OverProps) {
	const { view, seat, draft } = scene;
	const need = checklistOf(scene);
	// Its time is counted from the moment the tile came there: drawing again does not begin it again.
	const contact = useMemo(() => contactOf(scene, dragged, now()), [view, dragged]);
	const joe = view.cells.indexOf(JOE);
	const ways = scene.showsEvidence ? disputedWays(view) : [];
	return (
		<>
			{view.phase === 'repair' &&
				brokenEffects(view).map(({ id, pair: [a, b] }) => (
					<Wire key={id} effect={id} a={view.cells.indexOf(a)} b={view.cells.indexOf(b)} />
				))}
			{ways.map(({ from, to }) => (
				<Arc key={from} {...{ from, to }} />
			))}
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
			{contact && <ContactRing {...contact} />}
			{need && <Checklist {...need} />}
		</>
	);
}
