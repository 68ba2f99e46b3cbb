import type { ComponentChildren } from 'preact';
import { t } from '../i18n/table.ts';
import { classNames } from '../ui/class-names.ts';
import { Release } from '../ui/Release.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';

interface Props {
	name: string;
	/** The game's own picture, which tells nothing of the match; null where it has none. */
	cover: ComponentChildren;
	onTake: () => void;
}

/** Between two hands: nothing of the match is on the screen until the next person says that they hold the device. */
export function PassScreen({ name, cover, onTake }: Props) {
	return (
		<div class={classNames('pass-screen', cover !== null && 'on-film')}>
			{cover ?? <SeatMark name={name} width="88px" silent />}
			<h1>{t('pass.title', { name })}</h1>
			<p>{t('pass.text')}</p>
			<Release icon="check" size="large" verb={t('pass.take', { name })} onPress={onTake} />
		</div>
	);
}
