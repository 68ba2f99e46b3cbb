import { t } from '../../i18n/shell.ts';
import { canVibrate } from '../../settings/preferences.ts';
import { settings } from '../../settings/settings.ts';
import { SETTINGS, type Settings } from '../../settings/store.ts';
import { Footer } from '../../shell/Footer.tsx';
import { usePageTitle } from '../../shell/tab.ts';
import { Field } from '../../ui/Field.tsx';
import '../../styles/pages.css';

/** Helps are switched at the table. */
type Name = Exclude<keyof Settings, 'helps'>;

const LOOK: readonly Name[] = ['language', 'theme', 'textMode'];
/** What this device cannot do is not offered. */
const FEEL: readonly Name[] = [
	'sounds',
	'onlyCalls',
	...(canVibrate ? (['vibration'] as const) : []),
	'motion',
	'speed',
	'quickBots',
	'photographersTalk',
];

/** Everything a reader can set, each taking effect at once. */
export function Screen() {
	usePageTitle(t('settings.title'));
	return (
		<>
			<div class="page wrap">
				<h1>{t('settings.title')}</h1>
				<p class="lead">{settings.isKept() ? t('settings.lead') : t('settings.notKept')}</p>
				<div class="groups">
					<Group title={t('settings.look')} names={LOOK} />
					<Group title={t('settings.feel')} names={FEEL} />
				</div>
			</div>
			<Footer />
		</>
	);
}

function Group({ title, names }: { title: string; names: readonly Name[] }) {
	const now = settings.read();
	return (
		<section class="group">
			<h2>{title}</h2>
			<div class="panel">
				{names.map((name) => (
					<Field
						key={name}
						title={t(`settings.${name}`)}
						help={t(`settings.${name}.help`)}
						schema={SETTINGS[name].schema}
						value={now[name]}
						words={(value) => t(`settings.${name}.${value}` as 'settings.theme.auto')}
						onChange={(value) => settings.change({ [name]: value })}
					/>
				))}
			</div>
		</section>
	);
}
