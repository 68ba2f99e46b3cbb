import { choosesTile, DIRECTIONS, labelOf, NO_TILE, TILE_TYPES, typeOf } from '@shutterbox/sasquatch-snap/client';
import { asksTile, whyNoTrap, whyNotTile } from '../draft.ts';
import { capitalised, foreseen, t } from '../words.ts';
import type { FormProps } from './Decision.tsx';
import { Option } from './Option.tsx';
import { say } from './words.ts';

/** The arrow, Trap! or not, and the tile where the table chooses it with the card. */
export function Cards({ view, seat, reader, draft, check, onDraft }: FormProps) {
	const here = view.journalists[seat];
	const own = view.tiles[here];
	const square = labelOf(view.rules.boardSize, here);
	const noTrap = whyNoTrap(check, view, seat);
	return (
		<>
			<fieldset>
				<legend>{say('commit.arrow')}</legend>
				{DIRECTIONS.map((dir) => (
					<Option
						key={dir}
						kind="radio"
						name="arrow"
						value={dir}
						label={capitalised(t(`direction.${dir}`))}
						preview={foreseen(view, seat, { type: 'commit', dir, trap: draft.trap }, reader)}
						refusal={check({ type: 'commit', dir, trap: false })}
						checked={draft.dir === dir}
						onChoose={() => onDraft({ ...draft, dir })}
					/>
				))}
			</fieldset>
			<Option
				kind="checkbox"
				name="trap"
				value="trap"
				label={say('commit.trap')}
				preview={
					own === NO_TILE
						? say('commit.trapHere', { square })
						: say('commit.uproot', { square, tile: TILE_TYPES[typeOf(own)] })
				}
				refusal={noTrap}
				checked={draft.trap}
				onChoose={() => onDraft({ ...draft, trap: !draft.trap })}
			/>
			{asksTile(view, seat, draft) && (
				<fieldset>
					<legend>{say('commit.tile')}</legend>
					{TILE_TYPES.map((tile) => (
						<Option
							key={tile}
							kind="radio"
							name="tile"
							value={tile}
							label={capitalised(t(`tile.${tile}`))}
							refusal={whyNotTile(check, view, seat, tile)}
							checked={draft.tile === tile}
							onChoose={() => onDraft({ ...draft, tile })}
						/>
					))}
				</fieldset>
			)}
			<p class="keys">{say(choosesTile(view, seat) ? 'commit.keysTile' : 'commit.keys')}</p>
		</>
	);
}
