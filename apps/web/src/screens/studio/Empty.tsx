import { useSignal } from '@preact/signals';
import { botsFor } from '../../games/game-words.ts';
import { listing } from '../../games/listing.ts';
import { t as shell } from '../../i18n/shell.ts';
import { Release } from '../../ui/Release.tsx';
import { Reel } from '../home/Reel.tsx';
import '../home/home.css';
import { t } from './words.ts';

/** Nothing yet, and the shortest way to something: the covers and the button of the first page. */
export function Empty() {
	const picked = useSignal(listing[0].id);
	const game = listing.find(({ id }) => id === picked.value) ?? listing[0];
	return (
		<section class="studio-empty" aria-labelledby="studio-empty">
			<h2 id="studio-empty">{t('empty.title')}</h2>
			<p>{t('empty.text')}</p>
			<Reel
				games={listing}
				picked={game.id}
				onPick={(id) => {
					picked.value = id;
				}}
			/>
			<Release
				size="large"
				icon="play"
				href={`/play/${game.id}`}
				verb={shell('home.play', { game: game.title })}
				detail={shell('home.bots', { bots: botsFor(game) })}
			/>
		</section>
	);
}
