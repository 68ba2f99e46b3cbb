import { t } from '../i18n/shell.ts';
import { Place } from '../ui/Brackets.tsx';
import { Button } from '../ui/Button.tsx';
import type { ScreenProps } from './routes.ts';
import { usePageTitle } from './tab.ts';
import '../styles/pages.css';

/** No such page: four brackets around nothing, and the way home. */
export function Screen({ path }: ScreenProps) {
	usePageTitle(t('missing.title'));
	return (
		<div class="page wrap missing">
			<Place label={t('missing.title')} width="132px" />
			<h1>{t('missing.title')}</h1>
			<p class="lead">{t('missing.text', { path })}</p>
			<div class="actions">
				<Button kind="main" href="/">
					{t('error.home')}
				</Button>
			</div>
		</div>
	);
}
