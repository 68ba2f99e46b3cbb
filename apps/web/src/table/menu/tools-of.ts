import type { TableView } from '@shutterbox/table';
import { coachHref, isTaught } from '../../coach/course.ts';
import { isDrawn } from '../BoardRegion.tsx';
import type { GameKit } from '../game-kit.ts';
import { offeredAt } from '../helps.ts';
import type { ToolsProps } from '../TableBar.tsx';

/** What the bar and its menu know of a game: its rules and lessons, what helps its board has, and what the keys do there. */
export function toolsOf({ ui, rules }: GameKit, table: TableView, ownLessons?: (() => void) | null): ToolsProps {
	const lessons = ownLessons === undefined && isTaught(table.game) ? coachHref(table.game) : ownLessons;
	return {
		title: rules.meta.title,
		rules: `/rules/${table.game}`,
		...(lessons && { lessons }),
		helps: offeredAt(ui, table),
		hasBots: table.seats.some(({ kind }) => kind === 'bot'),
		keys: ui?.keys?.(isDrawn(ui)) ?? [],
	};
}
