import { useSignal } from '@preact/signals';
import { Footer } from '../Footer.tsx';
import { t } from '../i18n/shell.ts';
import { usePageTitle } from '../page.ts';
import type { ScreenProps } from '../routes.ts';
import { type GameOnShelf, shelf } from '../shelf.ts';
import { Button } from '../ui/Button.tsx';
import { useCovers } from '../ui/Picture.tsx';
import { Release } from '../ui/Release.tsx';
import { type DailyDeal, DailyRoll } from './DailyRoll.tsx';
import { botsFor } from './game-words.ts';
import './home.css';
import { MatchList, type OwnMatch } from './MatchList.tsx';
import { type OpenTable, OpenTables } from './OpenTables.tsx';
import { Reel } from './Reel.tsx';
import { Story } from './Story.tsx';

interface Props extends ScreenProps {
	/** Your matches, the most urgent first. */
	matches?: readonly OwnMatch[];
	/** Tables that wait for people. */
	tables?: readonly OpenTable[];
	/** Today's deals, one per game; the roll is not shown without them. */
	daily?: readonly DailyDeal[];
}

/** The first page: pick a picture, press the button. */
export function Screen({ matches = [], tables = [], daily = [] }: Props) {
	usePageTitle('');
	useCovers();
	const picked = useSignal(shelf[0].id);
	const game = shelf.find(({ id }) => id === picked.value) ?? shelf[0];
	return (
		<>
			<div class="wrap">
				<section class="hero">
					<h1>{t('home.title')}</h1>
					<p>{t('home.lead')}</p>
				</section>
			</div>
			<Reel games={shelf} picked={game.id} onPick={(id) => (picked.value = id)} />
			<div class="wrap">
				<PlayNow game={game} />
				<div class="two-lists">
					<MatchList matches={matches} />
					<OpenTables tables={tables} />
				</div>
				{daily.length > 0 && <DailyRoll deals={daily} />}
			</div>
			<Story />
			<Footer>{t('home.storyLine')}</Footer>
		</>
	);
}

/** The release beside the reel, and on phones under the thumb. */
function PlayNow({ game }: { game: GameOnShelf }) {
	const bots = botsFor(game);
	const href = `/play/${game.id}`;
	return (
		<>
			<section class="play-now">
				<Release
					size="large"
					icon="play"
					href={href}
					verb={t('home.play', { game: game.title })}
					detail={`${t('home.bots', { bots })} ${t(`game.line.${game.id as 'photograph'}`)}`}
				/>
				<span class="gap" />
				<Button icon="plus" href={`/tables/new?game=${game.id}`}>
					{t('home.openTable')}
				</Button>
				<Button icon="phone" href={`/play/${game.id}?pass`}>
					{t('home.passDevice')}
				</Button>
			</section>
			<aside class="play-dock" aria-label={t('home.playShort', { game: game.title })}>
				<span class="words">
					<b>{t('home.playShort', { game: game.title })}</b>
					<span>{t('home.botsShort', { bots })}</span>
				</span>
				<Release size="compact" icon="play" href={href} bare verb={t('home.play', { game: game.title })} />
			</aside>
		</>
	);
}
