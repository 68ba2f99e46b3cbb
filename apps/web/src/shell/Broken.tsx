import { t } from '../i18n/shell.ts';
import { Button } from '../ui/Button.tsx';

/** A screen threw: what happened, what is safe, what to do. */
export function Broken({ problem }: { problem: unknown }) {
	return (
		<div class="page wrap" role="alert">
			<h1>{t('error.title')}</h1>
			<p class="lead">{t('error.text')}</p>
			<div class="actions">
				<Button kind="main" onPress={() => location.reload()}>
					{t('error.again')}
				</Button>
				<Button href="/">{t('error.home')}</Button>
			</div>
			<details class="report">
				<summary>{t('error.details')}</summary>
				<p>{problem instanceof Error ? problem.message : String(problem)}</p>
			</details>
		</div>
	);
}

/** A part of the page could not be loaded. Browsers remember a failed module, so only loading all of it again helps. */
export function NotArrived() {
	return (
		<div class="page wrap" role="alert">
			<h1>{t('error.loadTitle')}</h1>
			<p class="lead">{t('error.loadText')}</p>
			<div class="actions">
				<Button kind="main" onPress={() => location.reload()}>
					{t('error.again')}
				</Button>
			</div>
		</div>
	);
}
