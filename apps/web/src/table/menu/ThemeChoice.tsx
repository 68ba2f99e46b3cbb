import { t } from '../../i18n/shell.ts';
import { settings } from '../../settings/settings.ts';
import { Icon } from '../../ui/Icon.tsx';

const THEMES = [
	{ theme: 'light', icon: 'sun' },
	{ theme: 'dark', icon: 'moon' },
	{ theme: 'auto', icon: 'device' },
] as const;

/** Paper, darkroom, or as the system has it. */
export function ThemeChoice() {
	const now = settings.read().theme;
	return (
		<div class="themes" role="radiogroup" aria-label={t('settings.theme')}>
			{THEMES.map(({ theme, icon }) => (
				<label key={theme}>
					<input
						type="radio"
						name="menu-theme"
						checked={now === theme}
						autofocus={now === theme}
						onChange={() => settings.change({ theme })}
					/>
					<span>
						<Icon name={icon} size={18} />
						{t(`settings.theme.${theme}`)}
					</span>
				</label>
			))}
		</div>
	);
}
