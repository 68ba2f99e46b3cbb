import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/shell.ts';
import { whenQuiet } from '../ui/when-quiet.ts';

/** A match that waits for this reader: where it is, for the marker in the bar. */
export interface YourTurn {
	readonly href: string;
}

/** Set while some match waits for this reader; the bar, the tab's title and the favicon follow. */
export const yourTurn = signal<YourTurn | null>(null);

const title = signal('');

/** What the tab says. */
const tabTitle = computed(() => {
	const page = title.value === '' ? `Shutterbox: ${t('shell.slogan')}` : `${title.value} · Shutterbox`;
	return yourTurn.value ? `● ${t('shell.yourTurn')} · ${page}` : page;
});

/** Names the page a screen shows; none for the first one. */
export function usePageTitle(name: string): void {
	useEffect(() => {
		title.value = name;
	}, [name]);
}

/** Keeps the tab's title and icon in step with the page; for an effect. A new icon takes time that a board could use. */
export function dressTab(): () => void {
	const [title, icon] = [tabTitle.value, yourTurn.value ? '/icon-turn.svg' : '/icon.svg'];
	return whenQuiet(() => {
		document.title = title;
		const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
		if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
	});
}
