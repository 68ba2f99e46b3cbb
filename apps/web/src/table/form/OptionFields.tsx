import type { AnyGame } from '@shutterbox/kernel';
import type { GameUi } from '../../games/game-ui.ts';
import { t } from '../../i18n/table.ts';
import { Field } from '../../ui/Field.tsx';
import { optionWords } from './option-words.ts';
import { changedOptions, optionsFor } from './terms.ts';

interface Props {
	rules: AnyGame;
	ui: GameUi | null;
	seats: number;
	values: Readonly<Record<string, unknown>>;
	onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** The game's own options, as far as they mean something at a table of this size. */
export function OptionFields({ rules, ui, seats, values, onChange }: Props) {
	const fields = optionsFor(rules, seats);
	if (fields.length === 0) return null;
	const given = changedOptions(rules, seats, values);
	const changed = Object.keys(given).length;
	return (
		<details class="panel options">
			<summary>
				{t('form.options')}{' '}
				<span class="chip">{changed === 0 ? t('form.asInTheBox') : t('form.changed', { changed })}</span>
			</summary>
			{fields.map(([name, spec]) => {
				const words = ui?.option?.(name);
				return (
					<Field
						key={name}
						title={words?.title ?? spec.title}
						help={words?.help ?? spec.help}
						schema={spec.schema}
						value={Object.hasOwn(given, name) ? given[name] : spec.default}
						words={(value) => optionWords(ui, name, value)}
						onChange={(value) => onChange({ ...values, [name]: value })}
						{...(spec.ruling === undefined ? {} : { ruling: spec.ruling })}
					/>
				);
			})}
		</details>
	);
}
