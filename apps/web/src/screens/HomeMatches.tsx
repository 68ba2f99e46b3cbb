import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { account, hearMatches, matches } from '../account.ts';
import { Footer } from '../Footer.tsx';
import { type LocalMatch, ownMatches } from '../home/own-matches.ts';
import { t } from '../i18n/shell.ts';
import { usePageTitle } from '../page.ts';
import type { ScreenProps } from '../routes.ts';
import { useCovers } from '../ui/Picture.tsx';
import { MatchList } from './MatchList.tsx';
import './pages.css';

/** All matches of this reader: those on the server and those that this device keeps. */
export function Screen({ localMatches }: ScreenProps & { localMatches?: () => Promise<readonly LocalMatch[]> }) {
	usePageTitle(t('matches.title'));
	useCovers();
	const local = useSignal<readonly LocalMatch[]>([]);
	useEffect(() => {
		hearMatches();
		localMatches?.().then((found) => {
			local.value = found;
		}, console.error);
	}, []);
	return (
		<>
			<div class="page wrap">
				<h1>{t('matches.title')}</h1>
				<p class="lead">{t(account.value.kind === 'unreachable' ? 'tables.awayText' : 'matches.lead')}</p>
				<div class="column">
					<MatchList matches={ownMatches(matches.value ?? [], local.value, Date.now())} bare />
				</div>
			</div>
			<Footer />
		</>
	);
}
