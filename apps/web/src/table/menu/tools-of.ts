import type { TableView } from '@shutterbox/table';
import { coachHref, isTaught } from '../../coach/course.ts';
import { isDrawn } from '../BoardRegion.tsx';
import type { GameKit } from '../game-kit.ts';
import { offeredAt } from '../helps.ts';
import type { ToolsProps } from '../TableBar.tsx';

/** What the bar and its menu know of a game wherever it is spoken of: its rules, and how it is learnt at a table. */
export function booksOf({ rules }: GameKit, ownLessons?: (() => void) | null): ToolsProps {
	const { id, title } = rules.meta;
	const lessons = ownLessons === undefined && isTaught(id) ? coachHref(id) : ownLessons;
	return { title, rules: `/rules/${id}`, ...(lessons && { lessons }) };
}

/** And at a table, what helps its board has, and what the keys do there. */
export function toolsOf(kit: GameKit, table: TableView, ownLessons?: (() => void) | null): ToolsProps {
	const { ui } = kit;
	return {
		...booksOf(kit, ownLessons),
		helps: offeredAt(ui, table),
		hasBots: table.seats.some(({ kind }) => kind === 'bot'),
		keys: ui?.keys?.(isDrawn(ui)) ?? [],
	};
}
