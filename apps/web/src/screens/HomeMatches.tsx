import { useEffect } from 'preact/hooks';
import { account, hearMatches, matches } from '../account.ts';
import { Footer } from '../Footer.tsx';
import { useLocalMatches } from '../home/local-matches.ts';
import { ownMatches } from '../home/own-matches.ts';
import { t } from '../i18n/shell.ts';
import { usePageTitle } from '../page.ts';
import type { ScreenProps } from '../routes.ts';
import { MatchList } from './MatchList.tsx';
import './pages.css';

/** All matches of this reader: those on the server and those that this device keeps. */
export function Screen(_: ScreenProps) {
	usePageTitle(t('matches.title'));
	const local = useLocalMatches();
	useEffect(() => {
		hearMatches();
	}, []);
	return (
		<>
			<div class="page wrap">
				<h1>{t('matches.title')}</h1>
				<p class="lead">{t(account.value.kind === 'unreachable' ? 'tables.awayText' : 'matches.lead')}</p>
				<div class="column">
					<MatchList matches={ownMatches(matches.value ?? [], local, Date.now())} bare />
				</div>
			</div>
			<Footer />
		</>
	);
}
