import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/shell.ts';
import { account, hearMatches, matches } from '../../server/account.ts';
import { Footer } from '../../shell/Footer.tsx';
import type { ScreenProps } from '../../shell/routes.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { useLocalMatches } from './local-matches.ts';
import { MatchList } from './MatchList.tsx';
import { ownMatches } from './own-matches.ts';
import '../../styles/pages.css';

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
