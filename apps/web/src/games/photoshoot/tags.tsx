/** What a line of the log names, small; in full for the ear and on hover. */
import { type Cell, cellName, EFFECTS, type EffectId } from '@shutterbox/photoshoot/client';
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { keyOfCell } from './draft.ts';
import { t, voice } from './words.ts';

/** A cell by the key that chooses it. */
export function CellTag({ cell }: { cell: Cell }): JSX.Element {
	const words = cellName(voice, cell);
	return (
		<span class="tag" title={words}>
			<span aria-hidden="true">{keyOfCell(cell)}</span>
			<span class="aloud">{words}</span>
		</span>
	);
}

/** An effect with the sign of its colour; what it asks for is told on hover. */
export function EffectTag({ effect }: { effect: EffectId }): JSX.Element {
	const isBlue = EFFECTS.some(({ id, colour }) => id === effect && colour === 'blue');
	return (
		<span class="tag" title={t(`asks.${effect}`)}>
			<span aria-hidden="true">{isBlue ? '○' : '△'} </span>
			{t(`effect.${effect}`)}
		</span>
	);
}

export function listed(all: readonly ComponentChildren[], between = ', '): ComponentChildren {
	return all.map((each, i) => (
		<Fragment key={i}>
			{i > 0 && between}
			{each}
		</Fragment>
	));
}
