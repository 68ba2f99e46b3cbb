import type { TableView, Terms } from '@shutterbox/table';
import { t } from '../../i18n/table.ts';
import type { Intent } from '../../match/port.ts';
import { Field } from '../../ui/Field.tsx';
import { OptionFields } from '../form/OptionFields.tsx';
import { PaceFields } from '../form/PaceFields.tsx';
import { changedOptions } from '../form/terms.ts';
import type { GameKit } from '../game-kit.ts';

interface Props {
	table: TableView;
	kit: GameKit;
	onSend: (intent: Intent) => void;
}

/** The host changes what is agreed while people gather; everybody sees it at once. */
export function TermsEditor({ table, kit, onSend }: Props) {
	const { rules } = kit;
	const count = table.seats.length;
	const change = (terms: Partial<Terms>) => onSend({ type: 'configure', terms });
	const isSwitched = (title: string, help: string, name: 'isRated' | 'allowsSpectators') => (
		<Field
			{...{ title, help }}
			schema={{ kind: 'boolean' }}
			value={table[name]}
			onChange={(value) => change({ [name]: value === true })}
		/>
	);
	return (
		<details class="terms-editor">
			<summary>{t('terms.change')}</summary>
			{rules.meta.seats.length > 1 && (
				<Field
					title={t('form.seats')}
					schema={{ kind: 'choice', values: rules.meta.seats }}
					value={count}
					onChange={(value) => {
						const seats = value as number;
						// What was chosen for a seat that goes away goes with it.
						onSend({ type: 'configure', terms: { options: changedOptions(rules, seats, table.options) }, seats });
					}}
				/>
			)}
			<PaceFields game={rules} place="remote" pace={table.pace} onChange={(pace) => change({ pace })} />
			{isSwitched(t('form.rated'), t('form.rated.help'), 'isRated')}
			{isSwitched(t('form.spectators'), t('form.spectators.help'), 'allowsSpectators')}
			<OptionFields
				{...{ kit, seats: count }}
				pace={table.pace}
				values={table.options}
				onChange={(values) => change({ options: changedOptions(rules, count, values) })}
			/>
		</details>
	);
}
