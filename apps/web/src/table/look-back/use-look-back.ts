import { useSignal } from '@preact/signals';
import type { View } from '@shutterbox/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameUi } from '../../games/game-ui.ts';
import type { Known, MatchClient } from '../../match/port.ts';
import { type Moment, ViewHistory } from '../../match/view-history.ts';

/** Earlier moments of a running match, and the one that is looked at. */
export interface LookBack {
	/** Null while the table is shown as it is now. */
	readonly moment: Moment | null;
	/** Entries that were there when looking back began. */
	readonly since: number;
	canShow(entry: number): boolean;
	show(entry: number): void;
	/** One moment earlier or later; null where there is none. After the last comes now. */
	readonly back: (() => void) | null;
	readonly forward: () => void;
	toNow(): void;
}

/** Keeps what this screen sees of a match, and goes back to it where the rules do not mind. */
export function useLookBack(client: MatchClient, known: Known, ui: GameUi | null): LookBack {
	const history = useMemo(() => new ViewHistory(client), [client]);
	useEffect(() => () => history.close(), [history]);
	const shown = useSignal<{ readonly moment: Moment; readonly since: number } | null>(null);
	const { table, viewer } = known;
	const isAllowed = ui?.allowsLookingBack?.(table.view as View<unknown>, table.options) ?? true;
	const isSame = shown.value?.moment.known.viewer === viewer;
	const moment = isAllowed && isSame ? (shown.value?.moment ?? null) : null;
	const seen = useMemo(() => moment && seenAgain(moment, known, ui), [moment, table.view, ui]);
	const show = (next: Moment | null) => {
		const since = moment === null ? table.length : (shown.peek()?.since ?? table.length);
		shown.value = next === null || next.n >= table.length ? null : { moment: next, since };
	};
	const before = moment && history.before(moment);
	return {
		moment: seen,
		since: shown.value?.since ?? table.length,
		canShow: (entry) => isAllowed && (history.of(entry)?.n ?? table.length) < table.length,
		show: (entry) => show(history.of(entry)),
		back: before && (() => show(before)),
		forward: () => show(moment && history.after(moment)),
		toNow: () => show(null),
	};
}

/** The moment as the rules let it be looked at, from how things are known to be now. */
function seenAgain(moment: Moment, { table, viewer }: Known, ui: GameUi | null): Moment {
	if (!ui?.lookedBack) return moment;
	const { known } = moment;
	const view = ui.lookedBack(known.table.view as View<unknown>, table.view as View<unknown>, viewer, table.options);
	return { ...moment, known: { ...known, table: { ...known.table, view } } };
}
