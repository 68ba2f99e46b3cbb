import { Footer } from '../Footer.tsx';
import { t } from '../i18n/shell.ts';
import { usePageTitle } from '../page.ts';
import type { ScreenProps } from '../routes.ts';
import { useCovers } from '../ui/Picture.tsx';
import { type OpenTable, OpenTables } from './OpenTables.tsx';
import './pages.css';

/** All tables that wait for people. */
export function Screen({ tables = [] }: ScreenProps & { tables?: readonly OpenTable[] }) {
	usePageTitle(t('lobby.title'));
	useCovers();
	return (
		<>
			<div class="page wrap">
				<h1>{t('lobby.title')}</h1>
				<p class="lead">{t('lobby.lead')}</p>
				<div class="column">
					<OpenTables tables={tables} bare />
				</div>
			</div>
			<Footer />
		</>
	);
}
