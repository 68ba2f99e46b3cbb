import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { lineOf } from '../../games/cards.ts';
import { botsFor } from '../../games/game-words.ts';
import { type ListedGame, listing } from '../../games/listing.ts';
import { t } from '../../i18n/shell.ts';
import { account } from '../../server/account.ts';
import { type Answer, ask, type Reply } from '../../server/api.ts';
import { Footer } from '../../shell/Footer.tsx';
import { knownMatches } from '../../shell/known-matches.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Release } from '../../ui/Release.tsx';
import { watched } from '../../ui/watched.ts';
import { openTables } from '../lobby/open-tables.ts';
import './home.css';
import { OpenTables } from '../lobby/OpenTables.tsx';
import { MatchList, type OwnMatch } from './MatchList.tsx';
import { Reel } from './Reel.tsx';
import { Story } from './Story.tsx';
import { useOwnMatches } from './use-own-matches.ts';

/** How many matches and tables the first page shows; the rest have pages of their own. */
const MOST = 5;
/** On a phone, before the pictures. */
const MOST_FIRST = 3;

const isNarrow = watched('(max-width: 760px)');

/** The first page: pick a picture, press the button. */
export function Screen(_: ScreenProps) {
	usePageTitle('');
	const picked = useSignal(listing[0].id);
	const game = listing.find(({ id }) => id === picked.value) ?? listing[0];
	const own = useOwnMatches();
	// Room that is kept from the beginning: what comes later moves nothing.
	const rows = useMemo(() => Math.min(knownMatches(), MOST_FIRST), []);
	const isFirst = isNarrow.value && rows > 0;
	return (
		<>
			<div class="wrap">
				<section class={classNames('hero', isFirst && 'brief')}>
					<h1>{t('home.title')}</h1>
					<p>{t('home.lead')}</p>
				</section>
				{isFirst && (
					<div class="first-matches" style={{ '--rows': rows }}>
						{own && <MatchList matches={own} most={rows} />}
					</div>
				)}
			</div>
			<Reel games={listing} picked={game.id} onPick={(id) => (picked.value = id)} />
			<div class="wrap">
				<PlayNow game={game} />
				<Lists matches={isFirst ? null : own} />
			</div>
			<Story />
			<Footer>{t('home.storyLine')}</Footer>
		</>
	);
}

/** Open tables and, unless they stand elsewhere, your matches; without a server, what can be done here. */
function Lists({ matches }: { matches: readonly OwnMatch[] | null }) {
	const tables = useSignal<Answer<Reply<'lobby'>> | null>(null);
	useEffect(() => {
		ask('lobby').then((answer) => {
			tables.value = answer;
		});
	}, []);
	const heard = tables.value;
	if (account.value.kind === 'unknown' || heard === null) return <div class="two-lists waiting" aria-busy="true" />;
	const open = 'value' in heard ? openTables(heard.value) : null;
	return (
		<div class="two-lists">
			{matches && <MatchList matches={matches} most={MOST} />}
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
