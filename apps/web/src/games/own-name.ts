import { t } from '../i18n/table.ts';

/** Whether it has to be said that a name is one's own: whoever plays alone at a device is called just that. */
export function needsMark(name: string): boolean {
	return name !== t('you');
}
