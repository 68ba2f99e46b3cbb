import { useSignal } from '@preact/signals';
import { t } from '../../i18n/table.ts';
import type { Intent } from '../../match/port.ts';
import { Button } from '../../ui/Button.tsx';

const LONGEST = 64;

/** One's own pinch of luck: nobody who knew the seed before can know the cards after. */
export function SaltField({ hasSalt, onSend }: { hasSalt: boolean; onSend: (intent: Intent) => void }) {
	const salt = useSignal('');
	return (
		<details class="panel salt">
			<summary>{t(hasSalt ? 'salt.given' : 'salt.title')}</summary>
			<p>{t('salt.text')}</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					if (salt.value !== '') onSend({ type: 'salt', salt: salt.value });
				}}
			>
				<input
					class="text-input"
					aria-label={t('salt.label')}
					maxLength={LONGEST}
					value={salt.value}
					onInput={({ currentTarget }) => {
						salt.value = currentTarget.value;
					}}
				/>
				<Button type="submit" onPress={() => undefined}>
					{t('salt.add')}
				</Button>
			</form>
		</details>
	);
}
