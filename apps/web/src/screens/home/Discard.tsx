import { useSignal } from '@preact/signals';
import { t } from '../../i18n/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { tell } from '../../ui/Toast.tsx';
import { discardMatch } from './local-matches.ts';

interface Props {
	table: string;
	/** Of which game, and with whom. */
	name: string;
	others: string;
	/** The row it stood in is gone. */
	onGone: () => void;
}

/** Discards an unfinished match of this device, asked first: it is nowhere else. */
export function Discard({ table, name, others, onGone }: Props) {
	const isAsking = useSignal(false);
	const keep = () => {
		isAsking.value = false;
	};
	const discard = async () => {
		keep();
		const isGone = await discardMatch(table).catch(() => false);
		if (isGone) onGone();
		else tell({ text: t('matches.notDiscarded') });
	};
	return (
		<>
			<Button
				kind="quiet"
				icon="trash"
				label={`${t('matches.discard')}: ${name}, ${others}`}
				hint={t('matches.discard')}
				onPress={() => {
					isAsking.value = true;
				}}
			/>
			<Dialog open={isAsking.value} onClose={keep} title={t('matches.discardTitle')}>
				<p>{t('matches.discardText', { name, others })}</p>
				<div class="actions">
					<Button isFirst onPress={keep}>
						{t('matches.keep')}
					</Button>
					<Button kind="main" icon="trash" onPress={discard}>
						{t('matches.discardNow')}
					</Button>
				</div>
			</Dialog>
		</>
	);
}
