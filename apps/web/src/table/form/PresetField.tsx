import { t } from '../../i18n/table.ts';
import { Field } from '../../ui/Field.tsx';
import type { GameKit } from '../game-kit.ts';
import { changedOptions } from './terms.ts';

interface Props {
	kit: GameKit;
	seats: number;
	values: Readonly<Record<string, unknown>>;
	onChange: (values: Readonly<Record<string, unknown>>) => void;
}

const BOX = 'box';

/** Options that go well together, for those who do not want to read them all; none is chosen where they were changed. */
export function PresetField({ kit: { ui, rules }, seats, values, onChange }: Props) {
	const presets = ui?.presets ?? [];
	if (presets.length === 0) return null;
	const written = (options: Props['values']) => JSON.stringify(changedOptions(rules, seats, options));
	const now = written(values);
	const chosen = presets.find(({ options }) => written(options) === now);
	return (
		<div class="panel">
			<Field
				title={t('form.preset')}
				help={chosen?.about() ?? t('form.preset.help')}
				schema={{ kind: 'choice', values: [BOX, ...presets.map(({ id }) => id)] }}
				value={chosen?.id ?? (now === '{}' ? BOX : '')}
				words={(id) => presets.find((one) => one.id === id)?.title() ?? t('form.asInTheBox')}
				onChange={(id) => onChange(presets.find((one) => one.id === id)?.options ?? {})}
			/>
		</div>
	);
}
