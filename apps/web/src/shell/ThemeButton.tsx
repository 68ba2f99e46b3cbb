import { t } from '../i18n/shell.ts';
import { isDark } from '../settings/preferences.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';

/** From paper to darkroom and back. */
export function ThemeButton() {
	const words = t(isDark.value ? 'shell.toLight' : 'shell.toDark');
	return (
		<Button
			kind="quiet"
			icon={isDark.value ? 'sun' : 'moon'}
			label={words}
			hint={words}
			onPress={() => settings.change({ theme: isDark.peek() ? 'light' : 'dark' })}
		/>
	);
}
