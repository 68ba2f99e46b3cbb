import type { View } from '@shutterbox/kernel';
import type { GameUi } from '../games/game-ui.ts';
import { t } from '../i18n/table.ts';
import type { Known } from '../match/port.ts';
import { Log } from '../ui/Log.tsx';
import { barrierLine, logLines } from './log-lines.ts';
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
	const lines = logLines(history.slice(0, end), {
		game: (event) => ui?.sentence(event, names, viewer, table.options) ?? null,
		host: (name, seat) => t(`host.${name}`, { name: names[seat] }),
	});
	const barred = !isRecord && viewer !== 'spectator' ? barrierLine(lines, table, history) : null;
	return (
		<Log
			label={t('log')}
			lines={lines.map(({ id, n, seat, text }) => ({
				id,
				...(id === barred && { barrier: t('log.barrier') }),
				...((isRecord || canJump(n)) && { onJump: () => onJump(n) }),
				isShown: n === shown,
				text: isRecord ? (
					<>
						{text} <small class="entry">{n}</small>
					</>
				) : (
					text
				),
				...(seat === null || !table.seats[seat]
					? {}
					: {
							who: {
								name: names[seat],
								you: viewer === seat,
								...(table.seats[seat].bot === null ? {} : { bot: strengthOf(table.seats[seat].bot) }),
							},
						}),
			}))}
		/>
	);
}
