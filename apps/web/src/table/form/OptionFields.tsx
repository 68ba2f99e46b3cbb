import type { Pace } from '@shutterbox/table';
import { t } from '../../i18n/table.ts';
import { Field } from '../../ui/Field.tsx';
import type { GameKit } from '../game-kit.ts';
import { optionWords } from './option-words.ts';
import { changedOptions, optionsFor } from './terms.ts';

interface Props {
	kit: GameKit;
	seats: number;
	pace: Pace;
	values: Readonly<Record<string, unknown>>;
	onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** The game's own options, as far as they mean something at a table of this size and pace. */
export function OptionFields({ kit: { rules, words }, seats, pace, values, onChange }: Props) {
	const fields = optionsFor(rules, seats, pace);
	if (fields.length === 0) return null;
	const given = changedOptions(rules, seats, values);
	const changed = fields.filter(([name]) => Object.hasOwn(given, name)).length;
	return (
		<details class="panel options">
			<summary>
				{t('form.options')}{' '}
				<span class="note-chip">{changed === 0 ? t('form.asInTheBox') : t('form.changed', { changed })}</span>
			</summary>
			{fields.map(([name, spec]) => {
				const own = words.option(name);
				return (
					<Field
						key={name}
						title={own?.title ?? spec.title}
						help={own?.help ?? spec.help}
						schema={spec.schema}
						value={Object.hasOwn(given, name) ? given[name] : spec.default}
						words={(value) => optionWords(words, name, value)}
						onChange={(value) => onChange({ ...values, [name]: value })}
						{...(spec.ruling === undefined ? {} : { ruling: spec.ruling })}
					/>
				);
			})}
		</details>
	);
}
