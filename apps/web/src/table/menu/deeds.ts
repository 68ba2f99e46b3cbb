import { t } from '../../i18n/table.ts';
import { go } from '../../shell/router.ts';
import type { IconName } from '../../ui/icons.ts';

/** Something that may be done about a table, in its menu. */
export interface Deed {
	readonly id: string;
	readonly icon: IconName;
	readonly title: string;
	/** What follows. */
	readonly about?: string;
	/** What it does, or between which ways it asks in its place. */
	readonly does: (() => void) | readonly Way[];
}

interface Way {
	readonly title: string;
	/** The one that loses something. */
	readonly isLoss?: boolean;
	does(): void;
}

/** The way out of any table that asks nothing. */
export function toStart(about?: string): Deed {
	return { id: 'start', icon: 'home', title: t('go.home'), ...(about && { about }), does: () => go('/') };
}
