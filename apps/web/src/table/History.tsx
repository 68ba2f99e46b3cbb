import type { GameEvent, View, Viewer } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';
import { useMemo } from 'preact/hooks';
import { standInName } from '../cast/bot-names.ts';
import { saidDuring } from '../cast/talk.ts';
import type { BriefLine } from '../games/game-ui.ts';
import { language } from '../i18n/area.ts';
import { t } from '../i18n/table.ts';
import type { Known } from '../match/port.ts';
import { Log, type LogLine } from '../ui/Log.tsx';
import { isDrawn } from './BoardRegion.tsx';
import type { GameKit } from './game-kit.ts';
import { barrierLine, logLines, seatOf, type Teller } from './log-lines.ts';
import { heardAt, placeOf } from './place-of.ts';
import { useTalk } from './use-talk.ts';

interface Props {
	known: Pick<Known, 'history' | 'viewer' | 'table'>;
	names: readonly string[];
	kit: GameKit;
	/** Goes to the moment of an entry. */
	onJump: (n: number) => void;
	/** Which entries can be gone to; in a record that is played back it is all of them. */
	canJump?: (n: number) => boolean;
	/** The entry whose moment is on the screen. */
	shown?: number | null;
}

/** What happened, newest first, each line a way to its moment; in a record with the number of its entry. */
export function History({ known: { history, viewer, table }, names, kit, onJump, canJump, shown }: Props) {
	const isReplay = canJump === undefined;
	// A running match may forbid to read again what has just been done; a record that is played back does not.
	const holdBack = !isReplay && table.view !== null ? kit.ui?.heldBackFrom : undefined;
	const end = holdBack ? holdBack(history, table.view as View<unknown>) : history.length;
	const isBrief = isDrawn(kit.ui) && kit.ui?.briefLines !== undefined;
	const tell = useTeller(kit, names, viewer, table.options, table.seats.map(standInName));
	const lines = logLines(history.slice(0, end), tell);
	const barred = !isReplay && viewer !== 'spectator' ? barrierLine(lines, table, history) : null;
	const entries = new Map(lines.map(({ id, n }) => [id, n]));
	// An entry may have nothing to tell: then what was told before it is how things stand.
	const told = shown == null ? null : lines.find(({ n }) => n <= shown)?.n;
	const say = useTalk(kit.rules, table);
	const said = say ? saidDuring(lines.toReversed(), table.seats, table.commitment) : [];
	const isDeciding = table.stage === 'playing' && viewer !== 'spectator' && table.toMove.includes(viewer);
	const now = { newest: history[end - 1]?.n ?? 0, isDeciding };
	const shownLines: LogLine[] = lines.map(({ id, n, seat, text, isRecord, isSentence = false, by: standIn }, i) => {
		const by = seat === null ? undefined : table.seats[seat];
		return {
			id,
			text,
			isNow: !isReplay && i === 0,
			isShown: n === told,
			jumps: isReplay || canJump(n),
			...(isReplay && { entry: n }),
			...(isRecord && { record: true }),
			...(standIn && { mark: t(`by.${standIn}`) }),
			...(id === barred && { barrier: t('log.barrier') }),
			...(by && seat !== null && { who: names[seat], you: viewer === seat, isNamed: isBrief && !isSentence }),
			...(by?.bot && { bot: by.bot }),
		};
	});
	// Newest first, so a line that was said stands before what it was said to.
	for (const { n, seat, bot, occasion } of say ? said : []) {
		const heard = isReplay || viewer === 'spectator' ? n : heardAt(lines, n, viewer, now);
		if (heard === null) continue;
		const at = placeOf(shownLines, ({ id }) => entries.get(String(id)), heard);
		const line = {
			id: `said-${n}`,
			text: t('said', { line: say?.(bot, occasion) ?? '' }),
			who: names[seat],
			bot,
			isNamed: true,
		};
		shownLines.splice(at, 0, line);
	}
	return <Log label={t('log')} onJump={(id) => onJump(entries.get(String(id)) ?? 0)} lines={shownLines} />;
}

/** What each entry told, put into words once; beside a drawn board short and with tags, where its game can. */
function useTeller(
	{ ui, words }: GameKit,
	names: readonly string[],
	viewer: Viewer,
	options: TableView['options'],
	/** By seat: who plays for its person. */
	standIns: readonly string[],
): Teller {
	const isBrief = isDrawn(ui);
	return useMemo(() => {
		const told = new WeakMap<GameEvent, { readonly count: number; readonly lines: readonly BriefLine[] }>();
		const linesOf = (events: readonly GameEvent[], before: () => readonly GameEvent[]): readonly BriefLine[] => {
			if (isBrief && ui?.briefLines) return ui.briefLines(events, names, viewer, options, before);
			return events.flatMap((event) => {
				const line = words.sentence(event, { names, viewer, options });
				return line === null ? [] : [{ seat: seatOf(event), line }];
			});
		};
		return {
			game(events, before) {
				const known = told.get(events[0]);
				if (known?.count === events.length) return known.lines;
				const lines = linesOf(events, before);
				told.set(events[0], { count: events.length, lines });
				return lines;
			},
			host: (name, seat) => t(`host.${name}`, { name: names[seat], bot: standIns[seat] }),
			standIn: (by, seat) => t(`by.${by}.move`, { name: names[seat] }),
		};
	}, [ui, words, names, viewer, isBrief, JSON.stringify(options), standIns.join(), language()]);
}
