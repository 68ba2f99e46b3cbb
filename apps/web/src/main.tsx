import { effect } from '@preact/signals';
import { render } from 'preact';
import { language, preferred, turnTo } from './i18n/area.ts';
import { shell, t } from './i18n/shell.ts';
import { isStill } from './settings/preferences.ts';
import { settings } from './settings/settings.ts';
import { App } from './shell/app.tsx';
import { keepOffline } from './shell/offline.ts';
import { startRouter } from './shell/router.ts';
import { routeTo } from './shell/routes.ts';
import { dressTab } from './shell/tab.ts';
import { tell } from './ui/Toast.tsx';

const page = document.documentElement;
const root = document.getElementById('app');
const SETTLED = 1_500;

effect(() => {
	const { theme } = settings.read();
	if (theme === 'auto') delete page.dataset.theme;
	else page.dataset.theme = theme;
	page.dataset.motion = isStill.value ? 'reduced' : 'full';
});

start().catch((problem: unknown) => {
	console.error(problem);
	if (root) root.textContent = 'Shutterbox could not start. Please load the page again. / Загрузите страницу ещё раз.';
});

async function start(): Promise<void> {
	// The screen comes while the words do; whether it arrived is found out when it is shown.
	const arrival = routeTo(location.pathname)
		.route.load()
		.catch(() => undefined);
	await turnTo(wantedLanguage());
	await shell.load();
	effect(() => {
		const to = wantedLanguage();
		turnTo(to).catch(() => tell({ text: t('error.loadText') }));
	});
	effect(() => {
		page.lang = language();
	});
	effect(() => {
		if (!settings.isKept()) tell({ text: t('settings.notKept') });
	});
	effect(dressTab);
	startRouter();
	await arrival;
	root?.replaceChildren();
	if (root) render(<App />, root);
	// What comes next can wait until what was asked for is here.
	if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
	setTimeout(() => keepOffline().catch(console.error), SETTLED);
}

function wantedLanguage() {
	const { language: chosen } = settings.read();
	return chosen === 'auto' ? preferred(navigator.languages) : chosen;
}
