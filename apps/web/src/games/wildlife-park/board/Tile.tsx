import { type Hex, type Layout, SYMBOL_OF, SYMBOLS, type Tile as TileIndex } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { memo } from '../../../ui/memo.tsx';
import { middleOf } from './geometry.ts';
import { DrawnItem, DrawnTile } from './Items.tsx';
import { colourName } from './kinds.ts';
import { Thing } from './pictures.tsx';
import { type HexLook, placed, Ring } from './Ring.tsx';

interface Props {
	layout: Layout;
	hex: Hex;
	tile: TileIndex;
	corner: number;
	/** What the die on it shows, 0 for none. */
	die: number;
	look: HexLook | undefined;
}

/** A tile that lies in a park, with the die on it. */
export const Tile = memo<Props>(({ layout, hex, tile, corner, die, look }) => (
	<div
		class={classNames('spot', 'laid', look?.isDim && 'dim', look?.comes && `coming-${look.comes}`)}
		style={{ ...placed(middleOf(layout, hex)), '--order': look?.order ?? 0 }}
		aria-hidden="true"
	>
		<span class="face">
			<DrawnTile tile={tile} corner={corner} />
		</span>
		<Ring look={look} />
		{die > 0 && SYMBOLS[SYMBOL_OF[tile]] === 'heart' && <Thing id="grown-heart" class="big-heart" />}
		{die > 0 && (
			<span class={classNames('standing-die', look?.faces && 'tipping')}>
				{(look?.faces ?? [die]).map((face, i) => (
					<span key={face} style={{ '--order': i }}>
						<Thing id={`die-${colourName(tile)}-${face}`} />
					</span>
				))}
			</span>
		)}
		{look?.ghost && (
			<span class="standing-die ghost-die">
				<DrawnItem item={look.ghost.item} />
			</span>
		)}
	</div>
));
