import { DIRECTIONS } from '@shutterbox/sasquatch-snap/client';
import { distanceOf, freeDistances, stepped } from '../draft.ts';
import { capitalised, foreseen, t } from '../words.ts';
import type { FormProps } from './Decision.tsx';
import { Option } from './Option.tsx';
import { say } from './words.ts';

/** Which line he runs along, and how far where nothing stops him. */
export function Line({ view, seat, reader, draft, check, onDraft }: FormProps) {
	const free = draft.dir && freeDistances(view, draft.dir);
	return (
		<>
			<fieldset>
				<legend>{say('lure.line')}</legend>
				{DIRECTIONS.map((dir) => {
					const move = { type: 'lure', dir, dist: distanceOf(view, dir, draft) } as const;
					const clear = freeDistances(view, dir);
					return (
						<Option
							key={dir}
							kind="radio"
							name="line"
							value={dir}
							label={capitalised(
								clear
									? t(`direction.${dir}`)
									: say('lines.stop', { direction: t(`direction.${dir}`), dist: move.dist }),
							)}
							preview={
								clear && draft.dir !== dir ? t('lines.clear', { most: clear.most }) : foreseen(view, seat, move, reader)
							}
							refusal={check(move)}
							checked={draft.dir === dir}
							onChoose={() => onDraft({ ...draft, dir })}
						/>
					);
				})}
			</fieldset>
			<div class="distance">
				{free && draft.dir && (
					<label>
						<span>{t('lure.dist', { direction: t(`direction.${draft.dir}`) })}</span>
						<input
							type="range"
							min={1}
							max={free.most}
							value={draft.dist}
							onInput={({ currentTarget }) => onDraft(stepped(view, draft, Number(currentTarget.value) - draft.dist))}
						/>
						<b class="amount">{draft.dist}</b>
					</label>
				)}
			</div>
			<p class="keys">{say('lure.keys')}</p>
		</>
	);
}
