import type { Seat, View } from '@shutterbox/kernel';
import { photoTarget, type State, scoreSheet } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { memo } from '../../../ui/memo.tsx';
import { t } from '../words.ts';
import { ByPlace } from './ByPlace.tsx';
import { Contact } from './Contact.tsx';

interface Props {
	view: View<State>;
	seat: Seat;
	onPress: (seat: Seat) => void;
}

/** The viewer's own contact sheet and prestige. */
export const OwnSheet = memo<Props>(({ view, seat, onPress }) => {
	const photos = view.photos[seat];
	return (
		<section class="mysheet" aria-label={t('own.label')} data-anchor={`own-${seat}`}>
			<button type="button" class="open-person aim" aria-label={t('own.open')} onClick={() => onPress(seat)} />
			<ByPlace view={view} seat={seat} />
			<header>
				<b key={scoreSheet(view, seat).total} class="score">
					{scoreSheet(view, seat).total}
				</b>
				<small>{t('own.prestige')}</small>
				<span class={classNames('exposures', photos.length >= photoTarget(view.seats) && 'full')}>
					{photos.length}
					<small>{t('own.ofPhotos', { target: photoTarget(view.seats) })}</small>
				</span>
			</header>
			<Contact photos={photos} awards={view.awards} seat={seat} isOwn />
		</section>
	);
});
