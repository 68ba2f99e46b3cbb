import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { account, hearMatches, matches } from '../../server/account.ts';
import { Footer } from '../../shell/Footer.tsx';
import { usePageTitle } from '../../shell/tab.ts';
import { useLocalMatches } from '../home/local-matches.ts';
import { Empty } from './Empty.tsx';
import { FourFigures } from './FourFigures.tsx';
import { figuresOf, playedGames, recordsBySeats, recordsIn, scoredIn } from './figures.ts';
import { GameChips } from './GameChips.tsx';
import { Matches } from './Matches.tsx';
import { PlacesAndRecords } from './PlacesAndRecords.tsx';
import { Plot } from './Plot.tsx';
import { type PastMatch, pastMatches } from './past.ts';
import { Ratings } from './Ratings.tsx';
import { unfinishedMatches } from './unfinished.ts';
import { useResults } from './use-results.ts';
import { t } from './words.ts';
import '../../styles/pages.css';
import '../../styles/lists.css';
import '../profile/profile.css';
import './studio.css';

/** Everything this reader has played, with or without a profile: here, offline, and on the server. */
export function Screen() {
	usePageTitle(t('title'));
	const picked = useSignal<string | null>(null);
	useEffect(() => {
		hearMatches();
	}, []);
	const heard = useResults();
	const summaries = matches.value ?? [];
	const kept = useLocalMatches();
	const local = kept ?? [];
	const isHere = kept !== null && heard.results !== null;
	const all = pastMatches(heard.results ?? [], summaries, local);
	const open = unfinishedMatches(summaries, local, Date.now());
	const games = playedGames(all, open);
	const game = games.find((one) => one.game === picked.value)?.game ?? null;
	const isShown = (one: { readonly game: string }) => game === null || one.game === game;
	const past = all.filter(isShown);
	return (
		<>
			<div class="page wrap my-studio">
				<header class="studio-head">
					<h1>{t('title')}</h1>
					{isHere && all.length > 0 && <FourFigures figures={figuresOf(past)} />}
				</header>
				{!isHere && <div class="studio-waiting" aria-busy="true" />}
				{isHere && games.length === 0 && heard.problem === null && <Empty />}
				{isHere && (games.length > 0 || heard.problem !== null) && (
					<>
						<GameChips
							games={games}
							picked={game}
							onPick={(next) => {
								picked.value = next;
							}}
						/>
						<div class="studio-columns">
							<Matches
								key={game}
								{...{ past, all, heard }}
								unfinished={open.filter(isShown)}
								records={recordsIn(all)}
							/>
							{all.length > 0 && <Sums {...{ all, past, game }} />}
						</div>
					</>
				)}
			</div>
			<Footer />
		</>
	);
}

interface SumsProps {
	all: readonly PastMatch[];
	/** Those of the game the page is about. */
	past: readonly PastMatch[];
	/** Null for all games. */
	game: string | null;
}

/** What matches add up to; points over time are those of one game, the most played one where none is picked. */
function Sums({ all, past, game }: SumsProps) {
	const plotted = game ?? playedGames(all)[0]?.game ?? null;
	const scored = scoredIn(all).filter(({ match }) => match.game === plotted);
	const [record = null] = recordsIn(scored.map(({ match }) => match));
	const me = account.value.kind === 'somebody' ? account.value.me : null;
	return (
		<aside class="studio-figures">
			{plotted !== null && scored.length > 0 && <Plot game={plotted} {...{ scored, record }} />}
			<PlacesAndRecords
				figures={figuresOf(past)}
				records={game === null ? recordsIn(past) : recordsBySeats(past)}
				isOneGame={game !== null}
			/>
			{me && <Ratings ratings={me.ratings.filter((rating) => game === null || rating.game === game)} />}
		</aside>
	);
}
