import { cardsOf, forest, type State, stockIndex, TILE_TYPES, worthOf } from '@shutterbox/sasquatch-snap/client';
import { classNames } from '../../../ui/class-names.ts';
import { REACH } from '../art/grid.ts';
import { whyNotTile } from '../draft.ts';
import { capitalised, t } from '../words.ts';
import { columnOf, rowOf } from './copies.ts';
import { Pin } from './Pin.tsx';
import type { Scene } from './scene.ts';
import { sourceOf } from './token-carry.ts';

type Props = Pick<Scene, 'check' | 'deeds' | 'draft'> & { view: State; seat: number };

/** Half the strip for each kind, in units of the board. */
const HALF = 48;

/** The kinds in hand on a strip of paper beside her square; a second press on the chosen one sets it. */
export function Fan({ view, seat, check, deeds, draft }: Props) {
	const { size } = forest(view);
	const here = view.journalists[seat];
	const kinds = TILE_TYPES.map((tile, type) => ({ tile, count: view.hands[stockIndex(seat, type)] })).filter(
		({ count }) => count > 0,
	);
	const [x, y] = [columnOf(size, here) * 100 + 50, rowOf(size, here) * 100 + 50];
	const reach = kinds.length * HALF + 8;
	const middle = Math.max(reach - 60, Math.min(size * 100 + 60 - reach, x));
	const { dir } = cardsOf(view.commits[seat]);
	// Not over the square she goes to.
	const isBelow = dir === 'N' || (dir !== 'S' && rowOf(size, here) < size - 2);
	const choose = (tile: (typeof TILE_TYPES)[number]) => {
		const refusal = whyNotTile(check, view, seat, tile);
		if (refusal) deeds.refuse(refusal);
		else if (draft.tile === tile) deeds.make({ type: 'set', tile });
		else deeds.hold({ ...draft, tile });
	};
	return (
		<div
			class={classNames('fan', isBelow ? 'below' : 'above')}
			style={{ '--x': middle + REACH, '--y': y + REACH + (isBelow ? 118 : -122), '--tip': x - middle }}
			role="radiogroup"
			aria-label={t('fan.label')}
		>
			{kinds.map(({ tile, count }) => (
				// biome-ignore lint/a11y/useSemanticElements: a token on the board is no field of a form.
				<button
					key={tile}
					type="button"
					role="radio"
					aria-checked={draft.tile === tile}
					aria-label={t('set.count', { tile: capitalised(t(`tile.${tile}`)), count })}
					class={classNames('kind', draft.tile === tile && 'chosen')}
					onClick={() => choose(tile)}
				>
					<span class="pin" data-source={sourceOf('set', tile)}>
						<Pin kind={tile} seat={seat} />
					</span>
					{worthOf({ [tile]: 1 }) > 1 && <small>{worthOf({ [tile]: 1 })}</small>}
					<b>{count}</b>
				</button>
			))}
		</div>
	);
}
