import type { GameMove, Refusal, Seat, View, Viewer } from '@shutterbox/kernel';
import { useMemo } from 'preact/hooks';
import type { BoardProps, Frame, GameUi } from '../games/game-ui.ts';
import type { Known } from '../match/port.ts';
import { settings } from '../settings/settings.ts';
import { advised } from './advised.ts';
import type { GameKit } from './game-kit.ts';
import { offeredAt, useHelps } from './helps.ts';
import { PlainBoard } from './PlainBoard.tsx';

interface Props {
	known: Known;
	kit: GameKit;
	names: readonly string[];
	isOpen: boolean;
	isLost?: boolean;
	now: () => number;
	/** Of those around this device, where it lies between them. */
	people?: readonly Seat[];
	onMove: (move: GameMove, by?: Seat) => undefined | Promise<Refusal | null>;
	/** Leaves a standing order; null withdraws it. */
	onOrder?: (order: unknown) => void;
	onEnd?: () => void;
	frame?: Frame;
}

/** The game's own board, drawn or as text. */
export function BoardRegion({
	known,
	kit: { ui, rules },
	names,
	isOpen,
	isLost,
	now,
	people,
	onMove,
	onOrder,
	onEnd,
	frame,
}: Props) {
	const { viewer, table, latest, history, isAllOpen } = known;
	const view = table.view as View<unknown>;
	const check = useMemo(
		() =>
			(move: GameMove, by: Viewer = viewer): Refusal | null =>
				by === 'spectator' ? null : rules.check(view, { actor: by, move, at: now() }),
		[rules, view, viewer, now],
	);
	const helps = useHelps(offeredAt(ui, table));
	const bots = useMemo(() => table.seats.map(({ bot }) => bot), [table.seats.map(({ bot }) => bot).join()]);
	const props: BoardProps = {
		view,
		viewer,
		...(isAllOpen && { isAllOpen }),
		names,
		bots,
		options: table.options,
		order: table.order,
		...(onOrder && { setOrder: onOrder }),
		asksTwice: table.pace.kind === 'correspondence',
		toMove: table.toMove,
		isOpen,
		...(isLost && { isLost }),
		latest,
		history,
		now,
		...(people && { people }),
		check,
		helps,
		submit: onMove,
		onAdvice: () => advised.remember(table.id),
		...(onEnd && { onEnd }),
		...(frame && { frame }),
	};
	if (ui === null) return <PlainBoard {...props} rules={rules} />;
	const Board = (isDrawn(ui) && ui.Board) || ui.TextBoard;
	return <Board {...props} />;
}

/** Whether the game is drawn, rather than told as text. */
export function isDrawn(ui: GameUi | null): boolean {
	return ui?.Board !== undefined && !settings.read().textMode;
}

/** Whether the board has the window to itself, and the table's frame inside. */
export function isFilling(ui: GameUi | null): boolean {
	return isDrawn(ui) && ui?.fillsWindow === true;
}

/** Whether people around one device all look at the same board. */
export function liesBetween(ui: GameUi | null): boolean {
	return isDrawn(ui) && ui?.liesBetween === true;
}
