import type { Viewer } from '@shutterbox/kernel';
import {
	CELLS,
	frameOf,
	isHelped,
	NO_OBJECTIVE,
	type Objective,
	objectiveId,
	type State,
	type Tile,
	tileName,
} from '@shutterbox/photoshoot/client';
import { list } from '../../../i18n/format.ts';
import { classNames } from '../../../ui/class-names.ts';
import { voice } from '../words.ts';
import { Portrait } from './Portrait.tsx';
import { say } from './words.ts';

const ROWS = [0, 1, 2];

/** The photo that is wanted, the same way up as the stage; where the table helps, what stands in place is marked. */
export function Wanted({ view, viewer }: { view: State; viewer: Viewer }) {
	const { open, cells, taken, window } = view;
	const stage = isHelped(view, viewer) ? cells : null;
	const callable = window.flatMap(({ act }) => (act.type === 'photo' ? [act.objective] : []));
	return (
		<section class={classNames('wanted', open === NO_OBJECTIVE && 'none')} aria-labelledby="wanted-title">
			<h2 id="wanted-title">{say('wanted.title')}</h2>
			<Frame objective={open} stage={stage} caption={captionOf(open, stage)} />
			<div class="foot">
				{callable.map((objective) => (
					<Frame
						key={objective}
						objective={objective}
						isSmall
						caption={say('wanted.callable', { id: objectiveId(objective) })}
					/>
				))}
				<p class="hint">
					{callable.length > 0 && <b>{say('wanted.open', { photos: list(callable.map(objectiveId)) })} </b>}
					{taken.length > 0 && say('wanted.taken', { photos: list(taken.map(objectiveId)) })}
				</p>
			</div>
		</section>
	);
}

function captionOf(open: Objective, stage: readonly Tile[] | null): string {
	if (open === NO_OBJECTIVE) return say('wanted.none');
	const id = objectiveId(open);
	if (stage === null) return id;
	const frame = frameOf(open);
	const count = frame.filter(({ cell, tile }) => stage[cell] === tile).length;
	return say('wanted.caption', { id, count, all: frame.length });
}

interface FrameProps {
	objective: Objective;
	/** To compare: who stands in place on it is ticked. */
	stage?: readonly Tile[] | null;
	caption: string;
	/** Portraits alone; their names are read aloud. */
	isSmall?: boolean;
}

/** Four characters in their cells. */
function Frame({ objective, stage, caption, isSmall = false }: FrameProps) {
	const frame = objective === NO_OBJECTIVE ? [] : frameOf(objective);
	const byCell = Array.from({ length: CELLS }, (_, cell) => frame.find((placed) => placed.cell === cell)?.tile ?? null);
	return (
		<table>
			<caption class={isSmall ? 'aloud' : undefined}>{caption}</caption>
			<tbody>
				{ROWS.map((y) => (
					<tr key={y}>
						{ROWS.map((x) => {
							const tile = byCell[3 * y + x];
							const isHere = tile !== null && stage?.[3 * y + x] === tile;
							return (
								<td key={x} class={tile === null ? 'free' : isHere ? 'here' : ''}>
									{tile === null ? (
										<span class="aloud">{say('wanted.free')}</span>
									) : (
										<Placed {...{ tile, isHere, isSmall }} />
									)}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Placed({ tile, isHere, isSmall }: { tile: Tile; isHere: boolean; isSmall: boolean }) {
	const name = tileName(voice, tile);
	return (
		<>
			<Portrait tile={tile} />
			{isHere ? (
				<>
					<span aria-hidden="true">✓ {name}</span>
					<span class="aloud">{say('wanted.here', { tile: name })}</span>
				</>
			) : (
				<span class={isSmall ? 'aloud' : 'name'}>{name}</span>
			)}
		</>
	);
}
