import { useSignal } from '@preact/signals';
import { type GameMove, isRealTime, type Prompt, type Refusal, type Seat, type View } from '@shutterbox/kernel';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect } from 'preact/hooks';
import { accentOf } from '../games/cards.ts';
import { rich, t } from '../i18n/table.ts';
import type { ChatLine, Intent, Known, MatchClient } from '../match/port.ts';
import { knownMatches, rememberMatches } from '../shell/known-matches.ts';
import { whereabouts } from '../shell/router.ts';
import { classNames } from '../ui/class-names.ts';
import { Sheet } from '../ui/Dialog.tsx';
import { PromptBar } from '../ui/PromptBar.tsx';
import { BoardRegion, isDrawn, isFilling } from './BoardRegion.tsx';
import type { GameKit } from './game-kit.ts';
import { History } from './History.tsx';
import { LogPanel, LogSheet } from './LogPlaces.tsx';
import { LookBackBar } from './look-back/LookBackBar.tsx';
import { useLookBack } from './look-back/use-look-back.ts';
import type { Deed } from './menu/deeds.ts';
import { toolsOf } from './menu/tools-of.ts';
import { OwnClock, Players } from './Players.tsx';
import { Ruled, RuleLink } from './RuleLink.tsx';
import { reasonOf } from './reasons.ts';
import { play } from './sounds.ts';
import { TableBar } from './TableBar.tsx';
import { Consent, TakeBack } from './TakeBack.tsx';
import { useSlow } from './use-slow.ts';
import { isCalled, mayAct } from './use-turn.ts';
import { useUnread } from './use-unread.ts';

interface Props {
	client: MatchClient;
	known: Known;
	kit: GameKit;
	names: readonly string[];
	/** Nobody else has to agree to take something back. */
	isAlone: boolean;
	/** Seats of those who sit around this device, where the board lies between them. */
	people?: readonly Seat[];
	/** The talk, where there is any, and what was said in it since this page came. */
	chat?: ComponentChildren;
	lines?: readonly ChatLine[];
	/** What is done beside the moves: hand the device over. */
	actions?: ComponentChildren;
	/** Lessons of this match: what brings them back, null while they are being told. */
	lessons?: (() => void) | null;
	/** What of it has to be at hand at once, in the bar, and what the menu has. */
	atHand?: ComponentChildren;
	deeds?: readonly Deed[];
	/** Says what to do in place of the game, where it is not about the game. */
	instead?: Prompt;
	note?: ComponentChildren;
	/** The match is over, and the board shows how; told when it has. */
	onEnd?: () => void;
}

const NONE: readonly never[] = [];

/** A match being played: bar, board, side, and the one line that says what to decide. */
export function Playing({
	client,
	known,
	kit,
	names,
	isAlone,
	people,
	chat,
	lines = NONE,
	actions,
	lessons,
	atHand,
	deeds,
	instead,
	note,
	onEnd,
}: Props) {
	const refusal = useSignal<Refusal | null>(null);
	const sheet = useSignal<'log' | 'chat' | null>(null);
	const { table, viewer } = known;
	useEffect(() => {
		refusal.value = null;
	}, [table.length, table.decision, viewer]);
	const send = useCallback(
		async (intent: Intent): Promise<Refusal | null> => {
			refusal.value = null;
			const sent = await client.send(intent);
			// A second press while the first is on its way means nothing.
			if (sent.ok || sent.refusal.code === 'IN_FLIGHT') return null;
			refusal.value = sent.refusal;
			play('refused');
			return sent.refusal;
		},
		[client],
	);
	const now = useCallback(() => client.now(), [client]);
	const unread = useUnread(lines, sheet.value === 'chat');
	useEffect(() => {
		// A table that is opened from elsewhere on the page is begun at its heading, as any screen is.
		if (whereabouts().isFirst || document.activeElement !== document.body) return;
		const heading = document.querySelector<HTMLElement>('main h1');
		if (!heading) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}, []);
	useEffect(() => {
		if (viewer !== 'spectator') rememberMatches(Math.max(1, knownMatches()));
	}, [viewer]);
	const onMove = useCallback(
		(move: GameMove, by?: Seat) => send({ type: 'move', move, ...(by !== undefined && { by }) }),
		[send],
	);
	const onOrder = useCallback((order: unknown) => send({ type: 'order', order }), [send]);
	const isSlow = useSlow(client.isSending);
	const isOpen =
		(mayAct(known) || (people?.some((seat) => table.toMove.includes(seat)) ?? false)) &&
		!isSlow &&
		client.link.value === 'live';
	const prompt =
		instead ?? kit.words.prompt({ view: table.view as View<unknown>, viewer, names, toMove: table.toMove, isOpen });
	const fills = isFilling(kit.ui);
	const tools = toolsOf(kit, table, lessons);
	const drawn = isDrawn(kit.ui) ? kit.ui : undefined;
	// Of a device that lies between people nobody is the one reader.
	const role = drawn?.role?.(table.view as View<unknown>, people ? 'spectator' : viewer);
	const talkNote = drawn?.talkNote?.(table.view as View<unknown>, viewer);
	const talk = chat !== undefined && (
		<>
			{talkNote && (
				<p class="talk-note">
					<Ruled game={table.game}>{talkNote}</Ruled>
				</p>
			)}
			{chat}
		</>
	);
	const lookBack = useLookBack(client, known, kit.ui);
	const { moment } = lookBack;
	const log = (
		<History
			names={names}
			known={known}
			kit={kit}
			shown={moment?.n ?? null}
			canJump={lookBack.canShow}
			onJump={(n) => {
				sheet.value = null;
				lookBack.show(n);
			}}
		/>
	);
	const players = <Players {...{ client, known, names }} ui={kit.ui} isBrief={fills} />;
	const side = (
		<aside class="side" aria-label={t('side')}>
			{players}
			<LogPanel label={t('log')}>{log}</LogPanel>
			{talk}
		</aside>
	);
	const promptBar = (draft: Prompt | null, buttons: ComponentChildren) => (
		<div class="prompt-region" tabIndex={-1}>
			{moment ? (
				<LookBackBar {...{ lookBack, known }} isCalled={isCalled(known, kit.rules)} />
			) : (
				<PromptBar
					verb={(draft ?? prompt).verb}
					refusal={refusal.value && <Reason refusal={refusal.value} kit={kit} />}
					actions={
						<>
							<TakeBack {...{ known, isAlone }} isRealTime={isRealTime(kit.rules)} onSend={send} />
							{actions}
							{buttons}
						</>
					}
				>
					{(draft ?? prompt).sentence}
				</PromptBar>
			)}
		</div>
	);
	const frame = fills && { frame: { side, players, chat, prompt: promptBar } };
	return (
		<div
			class={classNames('playing', fills && 'filled', fills && kit.ui?.hasNoSide && 'sheets')}
			data-question={table.decision}
		>
			<TableBar
				title={kit.rules.meta.title}
				isYourTurn={isCalled(known, kit.rules)}
				isWatching={viewer === 'spectator'}
				{...(role && { role })}
				clock={<OwnClock {...{ client, known }} />}
				onLog={() => {
					sheet.value = 'log';
				}}
				{...(chat !== undefined && {
					onChat: () => {
						sheet.value = 'chat';
					},
					unread,
				})}
				tools={tools}
				{...(deeds && { deeds })}
			>
				{atHand}
			</TableBar>
			{note}
			<section
				class="board-region"
				data-drawn={isDrawn(kit.ui) || undefined}
				aria-label={t('board')}
				data-game={table.game}
				style={{ '--accent': accentOf(table.game) }}
			>
				{/* The board of now stays as it is, with whatever was begun on it. */}
				<div class="as-it-is-now" hidden={moment !== null}>
					<BoardRegion
						{...{ known, kit, names, isOpen, now, onMove, onOrder }}
						{...(people && { people })}
						isLost={client.link.value !== 'live'}
						{...(onEnd && { onEnd })}
						{...(moment === null && frame)}
					/>
				</div>
				{moment && (
					<BoardRegion
						{...{ kit, names }}
						known={moment.known}
						isOpen={false}
						now={() => moment.at}
						onMove={() => undefined}
						{...frame}
					/>
				)}
			</section>
			{!fills && side}
			{!fills && promptBar(null, null)}
			<Consent {...{ known, names }} onSend={send} />
			<Sheet
				open={sheet.value !== null}
				onClose={() => {
					sheet.value = null;
				}}
				title={t(sheet.value ?? 'log')}
			>
				{sheet.value === 'chat' ? (
					talk
				) : (
					<LogSheet {...{ client, known, names }} ui={kit.ui}>
						{log}
					</LogSheet>
				)}
			</Sheet>
		</div>
	);
}

function Reason({ refusal, kit }: { refusal: Refusal; kit: GameKit }) {
	const words = reasonOf(refusal, kit);
	if (refusal.rule === null) return <>{words}</>;
	return <>{rich('refusal.rule', { words, rule: <RuleLink game={kit.rules.meta.id} rule={refusal.rule} /> })}</>;
}
