/** What the table tells beyond what is printed on its things; each can be switched off, all of it by the host. */
import type { Help } from '../../game-ui.ts';
import { t } from '../words.ts';

const IDS = ['odds', 'risk', 'marks', 'warnings'] as const;

export type Helps = Readonly<Record<(typeof IDS)[number], boolean>>;

export const helps: readonly Help[] = IDS.map((id) => ({
	id,
	title: () => t(`help.${id}`),
	about: () => t(`help.${id}About`),
	isForbidden: ({ helps: allowed }) => allowed === 'none',
}));

export function helpsOf(on: ReadonlySet<string>): Helps {
	return { odds: on.has('odds'), risk: on.has('risk'), marks: on.has('marks'), warnings: on.has('warnings') };
}
