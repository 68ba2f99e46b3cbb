import type { ComponentChildren } from 'preact';
import { t } from '../i18n/table.ts';
import { scrollStop } from '../ui/scroll-stop.ts';
import { watched } from '../ui/watched.ts';
import { Players } from './Players.tsx';

/** In a narrow window the log is in a sheet alone. */
const hasRoomForLog = watched('(min-width: 761px)');

/** The log beside a board, where there is room for it. */
export function LogPanel({ label, children }: { label: string; children: ComponentChildren }) {
	if (!hasRoomForLog.value) return null;
	return (
		<div class="log-panel">
			<h2>{t('log')}</h2>
			<section class="scroll" ref={scrollStop} aria-label={label}>
				{children}
			</section>
		</div>
	);
}

/** What the sheet with the log has: the players in full, the log. */
export function LogSheet({ children, ...players }: Parameters<typeof Players>[0] & { children: ComponentChildren }) {
	return (
		<>
			<Players {...players} />
			{children}
		</>
	);
}
