import { t } from '../../i18n/shell.ts';
import { account } from '../../server/account.ts';
import { Footer } from '../../shell/Footer.tsx';
import type { ScreenProps } from '../../shell/routes.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { MatchList } from './MatchList.tsx';
import { useOwnMatches } from './use-own-matches.ts';
import '../../styles/pages.css';

/** All matches of this reader: those on the server and those that this device keeps. */
export function Screen(_: ScreenProps) {
	usePageTitle(t('matches.title'));
	const own = useOwnMatches();
	return (
		<>
			<div class="page wrap">
				<h1>{t('matches.title')}</h1>
				<p class="lead">{t(account.value.kind === 'unreachable' ? 'tables.awayText' : 'matches.lead')}</p>
				<p class="more">
					<a href="/replay">{t('matches.record')}</a>
				</p>
				<div class="slim">{own && <MatchList matches={own} bare />}</div>
			</div>
			<Footer />
		</>
	);
}
