import { settings } from '../../../settings/settings.ts';
import type { Settings } from '../../../settings/store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../words.ts';

const SPEEDS = ['slow', 'usual', 'fast', 'instant'] as const satisfies readonly Settings['speed'][];

/** How fast acts are played, while one is; it stays so on this device. Where nothing is played, the settings have it. */
export function Speed({ onInstant }: { onInstant: () => void }) {
	const { speed } = settings.read();
	const at = SPEEDS.indexOf(speed);
	const choose = (by: number) => {
		const next = SPEEDS[at + by];
		if (next === undefined) return;
		settings.change({ speed: next });
		if (next === 'instant') onInstant();
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: two buttons and what they set are no fields of a form.
		<div class="speed" role="group" aria-label={t('speed.label')}>
			<button type="button" aria-label={t('speed.slower')} aria-disabled={at === 0} onClick={() => choose(-1)}>
				<Icon name="back" size={18} />
			</button>
			<b aria-live="polite">{t(`speed.${speed}`)}</b>
			<button type="button" aria-label={t('speed.faster')} onClick={() => choose(1)}>
				<Icon name="next" size={18} />
			</button>
		</div>
	);
}
