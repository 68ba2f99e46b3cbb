import { useEffect } from 'preact/hooks';
import { LANGUAGES, language } from '../i18n/area.ts';
import { t } from '../i18n/shell.ts';
import { account, decisions, followMatches } from '../server/account.ts';
import { settings } from '../settings/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { Logo } from '../ui/Logo.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { yourTurn } from './tab.ts';

const PAGES: readonly { href: string; icon: IconName; name: 'play' | 'lobby' | 'rules' | 'studio' | 'settings' }[] = [
	{ href: '/', icon: 'play', name: 'play' },
	{ href: '/lobby', icon: 'people', name: 'lobby' },
	{ href: '/rules', icon: 'book', name: 'rules' },
	{ href: '/studio', icon: 'film', name: 'studio' },
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
			<ProfileLink isHere={isIn(path, '/me')} />
		</header>
	);
}

/** Who this is, as a mark; whose nobody knows yet, a figure without a face. */
function ProfileLink({ isHere }: { isHere: boolean }) {
	const now = account.value;
	return (
		<a class="profile-link" href="/me" aria-label={t('shell.profile')} aria-current={isHere ? 'page' : undefined}>
			{now.kind === 'somebody' ? <SeatMark name={now.me.name} width="32px" you silent /> : <Icon name="person" />}
		</a>
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

function isIn(path: string, href: string): boolean {
	return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
}
