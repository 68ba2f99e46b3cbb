import type { GameEvent, View, Viewer } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';
import { useMemo } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { language } from '../i18n/area.ts';
import { t } from '../i18n/table.ts';
import type { Known } from '../match/port.ts';
import { Log } from '../ui/Log.tsx';
import { barrierLine, logLines, type Teller } from './log-lines.ts';
import { strengthOf } from './names.ts';

interface Props {
	known: Pick<Known, 'history' | 'viewer' | 'table'>;
	names: readonly string[];
	ui: GameUi | null;
	/** Goes to the moment of an entry. */
	onJump: (n: number) => void;
	/** Which entries can be gone to; in a record that is played back it is all of them. */
	canJump?: (n: number) => boolean;
	/** The entry whose moment is on the screen. */
	shown?: number | null;
}

/** What happened, newest first, each line a way to its moment; in a record with the number of its entry. */
export function History({ known: { history, viewer, table }, names, ui, onJump, canJump, shown }: Props) {
	const isRecord = canJump === undefined;
	// A running match may forbid to read again what has just been done; a record that is played back does not.
	const holdBack = !isRecord && table.view !== null ? ui?.heldBackFrom : undefined;
	const end = holdBack ? holdBack(history, table.view as View<unknown>) : history.length;
	const tell = useTeller(ui, names, viewer, table.options);
	const lines = logLines(history.slice(0, end), tell);
	const barred = !isRecord && viewer !== 'spectator' ? barrierLine(lines, table, history) : null;
	const entries = new Map(lines.map(({ id, n }) => [id, n]));
	return (
		<Log
			label={t('log')}
			onJump={(id) => onJump(entries.get(String(id)) ?? 0)}
			lines={lines.map(({ id, n, seat, text }, i) => {
				const by = seat === null ? undefined : table.seats[seat];
				return {
					id,
					text,
					isNow: i === 0,
					isShown: n === shown,
					jumps: isRecord || canJump(n),
					...(isRecord && { entry: n }),
					...(id === barred && { barrier: t('log.barrier') }),
					...(by && seat !== null && { who: names[seat], you: viewer === seat }),
					...(by?.bot && { bot: strengthOf(by.bot) }),
				};
			})}
		/>
	);
}

/** Sentences for events, each put into words once. */
function useTeller(ui: GameUi | null, names: readonly string[], viewer: Viewer, options: TableView['options']): Teller {
	return useMemo(() => {
		const told = new WeakMap<GameEvent, string | null>();
		return {
			game(event) {
				const known = told.get(event);
				if (known !== undefined) return known;
				const sentence = ui?.sentence(event, names, viewer, options) ?? null;
				told.set(event, sentence);
				return sentence;
			},
			host: (name, seat) => t(`host.${name}`, { name: names[seat] }),
		};
	}, [ui, names, viewer, JSON.stringify(options), language()]);
}
