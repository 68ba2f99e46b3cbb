import { useSignal } from '@preact/signals';
import { titleOf } from '../../games/game-words.ts';
import { day } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { tell } from '../../ui/Toast.tsx';
import { discardMatch } from '../home/local-matches.ts';
import { t } from './words.ts';

/** A match of this device that somebody may want to be rid of. */
export interface Removal {
	readonly table: string;
	readonly game: string;
	readonly when: number;
	readonly isUnfinished: boolean;
}

interface Props {
	removal: Removal | null;
	onDone: (isGone: boolean) => void;
}

/** Asks before a match goes from this device for good. */
export function RemoveDialog({ removal, onDone }: Props) {
	const isElsewhere = useSignal(false);
	const close = (isGone: boolean) => {
		isElsewhere.value = false;
		onDone(isGone);
	};
	const remove = async ({ table }: Removal) => {
		isElsewhere.value = !(await discardMatch(table));
		if (isElsewhere.peek()) return;
		close(true);
		tell({ text: t('tidy.removed') });
	};
	return (
		<Dialog open={removal !== null} onClose={() => close(false)} title={t('tidy.title')}>
			{removal && (
				<>
					<p>
						{t(removal.isUnfinished ? 'tidy.unfinished' : 'tidy.past', {
							game: titleOf(removal.game),
							day: day(removal.when, Date.now()),
						})}
					</p>
					{isElsewhere.value && <p role="alert">{t('tidy.elsewhere')}</p>}
					<div class="actions">
						<Button kind="main" isFirst onPress={() => close(false)}>
							{t('tidy.no')}
						</Button>
						<Button onPress={() => remove(removal)}>{t('tidy.yes')}</Button>
					</div>
				</>
			)}
		</Dialog>
	);
}
