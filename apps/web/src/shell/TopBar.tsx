import { useEffect } from 'preact/hooks';
import { LANGUAGES, language } from '../i18n/area.ts';
import { t } from '../i18n/shell.ts';
import { decisions, followMatches } from '../server/account.ts';
import { isDark } from '../settings/preferences.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { Logo } from '../ui/Logo.tsx';
import { yourTurn } from './tab.ts';

const PAGES: readonly { href: string; icon: IconName; name: 'play' | 'lobby' | 'rules' | 'profile' | 'settings' }[] = [
	{ href: '/', icon: 'play', name: 'play' },
	{ href: '/lobby', icon: 'people', name: 'lobby' },
	{ href: '/rules', icon: 'book', name: 'rules' },
	{ href: '/me', icon: 'person', name: 'profile' },
	{ href: '/settings', icon: 'settings', name: 'settings' },
];

/** Logo, pages, language, light; the marker says that some match waits for you. */
export function TopBar({ path }: { path: string }) {
	const waiting = yourTurn.value;
	const next = decisions.value[0]?.id ?? null;
	useEffect(followMatches, []);
	useEffect(() => {
		yourTurn.value = next === null ? null : { href: `/tables/${next}` };
	}, [next]);
	return (
		<header class="top-bar wrap">
			<a class="logo" href="/" aria-label={t('shell.home')}>
				<Logo open={waiting !== null} />
				<span>Shutterbox</span>
			</a>
			<nav aria-label={t('shell.navigation')}>
				{PAGES.map(({ href, icon, name }) => (
					<a key={href} href={href} aria-current={isIn(path, href) ? 'page' : undefined}>
						<Icon name={icon} size={22} />
						<span>{t(`shell.${name}`)}</span>
					</a>
				))}
			</nav>
			<span role="status">
				{waiting && (
					<a class="turn-marker" href={waiting.href}>
						{t('shell.yourTurn')}
					</a>
				)}
			</span>
			<span class="gap" />
			<Languages />
			<ThemeButton />
		</header>
	);
}

function Languages() {
	return (
		// biome-ignore lint/a11y/useSemanticElements: two buttons in a bar are no fieldset.
		<span class="languages" role="group" aria-label={t('shell.language')}>
			{LANGUAGES.map((code) => (
				<button
					key={code}
					type="button"
					aria-pressed={language() === code}
					title={t(`settings.language.${code}`)}
					onClick={() => settings.change({ language: code })}
				>
					{code.toUpperCase()}
				</button>
			))}
		</span>
	);
}

function ThemeButton() {
	return (
		<Button
			kind="quiet"
			icon={isDark.value ? 'sun' : 'moon'}
			label={t(isDark.value ? 'shell.toLight' : 'shell.toDark')}
			onPress={() => settings.change({ theme: isDark.peek() ? 'light' : 'dark' })}
		/>
	);
}

function isIn(path: string, href: string): boolean {
	return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
}
