import { useSignal } from '@preact/signals';
import { t } from '../i18n/table.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { type Offered, onOf, switchedBy } from './helps.ts';

const SWITCH = { kind: 'boolean' } as const;

/** The helps of a board, each with its switch; nothing where there are none. */
export function HelpsButton({ offered }: { offered: Offered }) {
	const isOpen = useSignal(false);
	const { helps: switched } = settings.read();
	const on = onOf(offered, switched);
	if (offered.helps.length === 0) return null;
	return (
		<>
			<Button
				kind="quiet"
				icon="bulb"
				label={t('helps')}
				hint={t('helps')}
				onPress={() => {
					isOpen.value = true;
				}}
			/>
			<Dialog
				open={isOpen.value}
				onClose={() => {
					isOpen.value = false;
				}}
				title={t('helps')}
			>
				{offered.helps.map(({ id, title, about }) => (
					<Field
						key={id}
						title={title()}
						help={about()}
						schema={SWITCH}
						value={on.has(id)}
						onChange={() => settings.change({ helps: switchedBy(offered.game, id, switched) })}
					/>
				))}
			</Dialog>
		</>
	);
}
