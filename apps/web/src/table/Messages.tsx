import type { ComponentChildren } from 'preact';
import { t } from '../i18n/table.ts';
import { Button } from '../ui/Button.tsx';
import { TableBar } from './TableBar.tsx';

interface Props {
	title: string;
	children: ComponentChildren;
	actions?: ComponentChildren;
}

/** A whole screen that says what is the matter and what to do next. */
export function Notice({ title, children, actions }: Props) {
	return (
		<>
			<TableBar title="Shutterbox" isYourTurn={false} isWatching={false} />
			<div class="table-notice" role="status">
				<h1>{title}</h1>
				<p>{children}</p>
				<div class="actions">
					{actions}
					<Button href="/">{t('go.home')}</Button>
				</div>
			</div>
		</>
	);
}

/** Nothing has arrived yet. */
export function Opening() {
	return (
		<div class="table-notice" role="status">
			<h1>{t('opening.title')}</h1>
			<p>{t('opening.text')}</p>
		</div>
	);
}
