/** What the table tells beyond what is printed on its things; each can be switched off, all of it by the host. */
import type { Help } from '../../game-ui.ts';
import { t } from '../words.ts';

const IDS = ['odds', 'risk', 'marks', 'warnings', 'hints', 'rolls'] as const;
type Id = (typeof IDS)[number];

export type Helps = Readonly<Record<Id, boolean>>;

/** What they are beside the others. */
const OWN: Readonly<Partial<Record<Id, Partial<Help>>>> = {
	hints: { isAdvice: true },
	// It tells nothing, so that no host minds.
	rolls: { isOff: true, isForbidden: () => false },
};

export const helps: readonly Help[] = IDS.map((id) => ({
	id,
	title: () => t(`help.${id}`),
	about: () => t(`help.${id}About`),
	isForbidden: ({ helps: allowed }) => allowed === 'none',
	...OWN[id],
}));

export function helpsOf(on: ReadonlySet<string>): Helps {
	return Object.fromEntries(IDS.map((id) => [id, on.has(id)])) as Helps;
}
