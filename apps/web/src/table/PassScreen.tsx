import { t } from '../i18n/table.ts';
import { Release } from '../ui/Release.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';

/** Between two hands: nothing of the match is on the screen until the next person says that they hold the device. */
export function PassScreen({ name, onTake }: { name: string; onTake: () => void }) {
	return (
		<div class="pass-screen">
			<SeatMark name={name} width="88px" silent />
			<h1>{t('pass.title', { name })}</h1>
			<p>{t('pass.text')}</p>
			<Release icon="check" size="large" verb={t('pass.take', { name })} onPress={onTake} />
		</div>
	);
}
