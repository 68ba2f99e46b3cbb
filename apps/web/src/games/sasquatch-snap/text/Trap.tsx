import { labelOf, stockIndex, TILE_TYPES } from '@shutterbox/sasquatch-snap/client';
import { whyNotTile } from '../draft.ts';
import { capitalised, foreseen, t } from '../words.ts';
import type { FormProps } from './Decision.tsx';
import { Option } from './Option.tsx';
import { say } from './words.ts';

/** Which of the tiles in hand becomes the trap. */
export function Trap({ view, seat, reader, draft, check, onDraft }: FormProps) {
	return (
		<>
			<fieldset>
				<legend>{say('set.tile', { square: labelOf(view.rules.boardSize, view.journalists[seat]) })}</legend>
				{TILE_TYPES.map((tile, type) => {
					const refusal = whyNotTile(check, view, seat, tile);
					return (
						<Option
							key={tile}
							kind="radio"
							name="tile"
							value={tile}
							label={t('set.count', {
								tile: capitalised(t(`tile.${tile}`)),
								count: view.hands[stockIndex(seat, type)],
							})}
							{...(refusal === null && { preview: foreseen(view, seat, { type: 'set', tile }, reader) })}
							refusal={refusal}
							checked={draft.tile === tile}
							onChoose={() => onDraft({ ...draft, tile })}
						/>
					);
				})}
			</fieldset>
			<p class="keys">{say('set.keys')}</p>
		</>
	);
}
