import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lineOf } from '../../games/cards.ts';
import { botsFor } from '../../games/game-words.ts';
import { type ListedGame, listing } from '../../games/listing.ts';
import { t } from '../../i18n/shell.ts';
import { account, hearMatches, matches } from '../../server/account.ts';
import { type Answer, ask, type Reply } from '../../server/api.ts';
import { Footer } from '../../shell/Footer.tsx';
import type { ScreenProps } from '../../shell/routes.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { Release } from '../../ui/Release.tsx';
import { openTables } from '../lobby/open-tables.ts';
import { useLocalMatches } from './local-matches.ts';
import { ownMatches } from './own-matches.ts';
import './home.css';
import { OpenTables } from '../lobby/OpenTables.tsx';
import { MatchList } from './MatchList.tsx';
import { Reel } from './Reel.tsx';
import { Story } from './Story.tsx';

/** How many matches and tables the first page shows; the rest have pages of their own. */
const MOST = 5;

/** The first page: pick a picture, press the button. */
export function Screen(_: ScreenProps) {
	usePageTitle('');
	const picked = useSignal(listing[0].id);
	const game = listing.find(({ id }) => id === picked.value) ?? listing[0];
	return (
		<>
			<div class="wrap">
				<section class="hero">
					<h1>{t('home.title')}</h1>
					<p>{t('home.lead')}</p>
				</section>
			</div>
			<Reel games={listing} picked={game.id} onPick={(id) => (picked.value = id)} />
			<div class="wrap">
				<PlayNow game={game} />
				<Lists />
			</div>
			<Story />
			<Footer>{t('home.storyLine')}</Footer>
		</>
	);
}

/** Your matches and open tables, as the server and this device know them; without a server, what can be done here. */
function Lists() {
	const local = useLocalMatches();
	const tables = useSignal<Answer<Reply<'lobby'>> | null>(null);
	useEffect(() => {
		if (account.peek().kind !== 'unknown') hearMatches();
		ask('lobby').then((answer) => {
			tables.value = answer;
		});
	}, []);
	const heard = tables.value;
	if (account.value.kind === 'unknown' || heard === null) return <div class="two-lists waiting" aria-busy="true" />;
	const open = 'value' in heard ? openTables(heard.value) : null;
	return (
		<div class="two-lists">
			<MatchList matches={ownMatches(matches.value ?? [], local, Date.now())} most={MOST} />
			<OpenTables tables={open?.slice(0, MOST) ?? []} away={open === null} />
		</div>
	);
}

/** The release beside the reel, and on phones under the thumb. */
function PlayNow({ game }: { game: ListedGame }) {
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
					detail={`${t('home.bots', { bots })} ${lineOf(game.id)}`}
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
