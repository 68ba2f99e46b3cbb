import type { ComponentChildren } from 'preact';
import { rich, t } from '../i18n/shell.ts';

/** The foot of a page: a line of its own, how to host it, records, who made it. */
export function Footer({ children }: { children?: ComponentChildren }) {
	return (
		<footer class="footer wrap">
			<span class="line">{children}</span>
			<span>{rich('shell.host', { command: <code key="command">npm start</code> })}</span>
			<a href="/replay">{t('shell.record')}</a>
			<a href="/about">{t('shell.about')}</a>
		</footer>
	);
}
