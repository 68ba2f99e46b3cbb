import { type Hex, type Item, layoutOf, type Park } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { corner, ROOFS } from '../hex.ts';
import { t } from '../words.ts';
import { middleOf } from './geometry.ts';
import { partOf } from './kinds.ts';
import { Chip, shifted } from './Overlay.tsx';
import { placed } from './Ring.tsx';

interface Props {
	park: Park;
	hex: Hex;
	tile: Item;
	chosen: number;
	/** By corner: how many parts meet there with this one, 0 where no tower can stand. */
	parts: readonly number[];
	onTurn: (corner: number) => void;
	labelOf: (corner: number) => string;
}

/** Six handles at the corners of a tile that has a part. */
export function Handles({ park, hex, tile, chosen, parts, onTurn, labelOf }: Props) {
	const at = middleOf(layoutOf(park), hex);
	const part = partOf(tile);
	if (part === null) return null;
	return (
		<fieldset class="handles" aria-label={t('corner.legend')}>
			{parts.map((meeting, which) => {
				const isOn = which === chosen;
				return (
					<button
						key={which}
						type="button"
						class={classNames('handle', isOn && 'on', meeting === 0 && 'hollow')}
						style={placed(shifted(at, ...corner(which, 112)))}
						aria-label={labelOf(which)}
						aria-pressed={isOn}
						tabIndex={-1}
						data-source={`corner ${which}`}
						onClick={() => onTurn(which)}
					>
						<svg viewBox="-12 -12 24 24" aria-hidden="true">
							<path d={ROOFS[part]} />
						</svg>
					</button>
				);
			})}
			{parts[chosen] > 1 && (
				<Chip at={shifted(at, corner(chosen, 112)[0], corner(chosen, 112)[1] + 44)} look="plus small">
					{parts[chosen] === 3 ? t('corner.tower') : t('corner.two')}
				</Chip>
			)}
		</fieldset>
	);
}
