import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/table.ts';
import type { Intent, Known } from '../../match/port.ts';
import type { RemoteMatch } from '../../match/remote.ts';
import { go } from '../../shell/router.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Chat } from '../Chat.tsx';
import type { GameKit } from '../game-kit.ts';
import { booksOf } from '../menu/tools-of.ts';
import { reasonOf } from '../reasons.ts';
import { namesToReport } from '../report/people.ts';
import { ReportDialog, type Reported } from '../report/ReportDialog.tsx';
import { TableBar } from '../TableBar.tsx';
import { CastPanel } from './CastPanel.tsx';
import { InvitePanel, shareOrCopy } from './InvitePanel.tsx';
import { NewTerms } from './NewTerms.tsx';
import { SaltField } from './SaltField.tsx';
import { SeatCards } from './SeatCards.tsx';
import { SentAway } from './SentAway.tsx';
import { SitDown } from './SitDown.tsx';
import { StartDock } from './StartDock.tsx';
import { TermsEditor } from './TermsEditor.tsx';
import { TermsSummary } from './TermsSummary.tsx';
import { useAgreed } from './use-agreed.ts';
import { useArrivals } from './use-arrivals.ts';
import './gathering.css';
import './sit.css';

interface Props {
	match: RemoteMatch;
	known: Known;
	kit: GameKit;
	names: readonly string[];
	note: ComponentChildren;
	/** Of a personal invitation. */
	invitation?: string;
	/** The invitation has become a seat. */
	onSeated: () => void;
}

/** Before the match: whoever comes is asked to sit down; the others wait, and the host begins. */
export function Gathering({ invitation, onSeated, ...props }: Props) {
	const isWatching = useSignal(false);
	const { match, known, kit, names, note } = props;
	if (known.viewer !== 'spectator' || isWatching.value)
		return (
			<WaitingRoom
				{...props}
				onSitDown={() => {
					isWatching.value = false;
				}}
			/>
		);
	return (
		<>
			{note}
			<SitDown
				{...{ match, known, kit, names, onSeated }}
				{...(invitation !== undefined && { invitation })}
				onWatch={() => {
					isWatching.value = true;
				}}
			/>
		</>
	);
}

/** Who sits where, who else may, how to get here, what is agreed, and the release that begins. */
function WaitingRoom({
	match,
	known,
	kit,
	names,
	note,
	onSitDown,
}: Omit<Props, 'invitation' | 'onSeated'> & { onSitDown: () => void }) {
	const problem = useSignal<string | null>(null);
	const invitation = useSignal<string | null>(null);
	const reported = useSignal<readonly Reported[]>([]);
	const heading = useRef<HTMLHeadingElement>(null);
	const { table, viewer } = known;
	const { title } = kit.rules.meta;
	const isHost = table.host !== null && table.host === match.connection.me.value?.id;
	const agreed = useAgreed(known);
	const news = useArrivals(table.seats, names, viewer);
	const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
	const address = `${location.origin}/tables/${match.table}`;
	useEffect(() => heading.current?.focus(), []);
	const send = async (intent: Intent) => {
		const sent = await match.send(intent);
		problem.value = sent.ok ? null : reasonOf(sent.refusal, kit);
		return sent;
	};
	const invite = async (seat: number) => {
		const sent = await send({ type: 'invite', seat });
		if (sent.ok && sent.invitation) invitation.value = `${location.origin}/invite/${match.table}/${sent.invitation}`;
	};
	const close = async () => {
		if ((await send({ type: 'close' })).ok) go('/');
	};
	const more = (
		<>
			{viewer !== 'spectator' && (
				<Button kind="quiet" onPress={() => send({ type: 'leave' })}>
					{t('gather.stand')}
				</Button>
			)}
			{isHost && (
				<Button kind="quiet" onPress={close}>
					{t('gather.close')}
				</Button>
			)}
		</>
	);
	const share = (
		<span class="narrow-share">
			<Button icon="share" label={t('invite.share')} onPress={() => shareOrCopy(address)} />
		</span>
	);
	return (
		<div class="gathering-screen">
			<TableBar {...{ title }} isYourTurn={false} isWatching={viewer === 'spectator'} tools={booksOf(kit)} />
			{note}
			<div class="gathering">
				<header>
					<h1 tabIndex={-1} ref={heading}>
						{empty === 0 ? t('gather.ready') : t('gather.title', { count: empty })}
					</h1>
					<p class="lead">{leadOf(viewer === 'spectator', isHost, empty)}</p>
					<p class="aloud" role="status">
						{news}
					</p>
				</header>
				<div class="main-column">
					{viewer !== 'spectator' && !table.seats[viewer].isReady && (
						<NewTerms
							{...{ table, kit }}
							seat={viewer}
							before={agreed}
							isSending={match.isSending.value}
							onSend={send}
						/>
					)}
					<SeatCards
						{...{ known, names, isHost }}
						onSend={send}
						onInvite={invite}
						onReport={(seat) => {
							reported.value = namesToReport([table.seats[seat]], null);
						}}
					/>
					<div role="alert">{problem.value && <p class="form-problem">{problem.value}</p>}</div>
					{isHost && !table.isRated && <CastPanel game={kit.rules} seats={table.seats} onSend={send} />}
				</div>
				<div class="side-column">
					<InvitePanel href={address} title={t('invite.everybody')} text={t('invite.everybodyText')} />
					<TermsSummary {...{ table, kit }}>{isHost && <TermsEditor {...{ table, kit }} onSend={send} />}</TermsSummary>
					{viewer !== 'spectator' && <SaltField hasSalt={table.seats[viewer].hasSalt} onSend={send} />}
					<div class="panel">
						<Chat match={match} />
					</div>
					{isHost && <SentAway table={match.table} seats={table.seats} />}
					<div class="page-more">{more}</div>
				</div>
			</div>
			{isHost ? (
				<StartDock
					game={kit.rules}
					{...{ table, names }}
					seat={viewer === 'spectator' ? null : viewer}
					isSending={match.isSending.value}
					onSend={send}
				>
					{share}
					<span class="dock-more">{more}</span>
				</StartDock>
			) : (
				<footer class="start-dock">
					<p>{t(empty === 0 ? 'gather.leadFull' : 'gather.lead')}</p>
					<span class="others">
						{share}
						<span class="dock-more">{more}</span>
						{viewer === 'spectator' && empty > 0 && (
							<Button kind="main" onPress={onSitDown}>
								{t('gather.sit')}
							</Button>
						)}
					</span>
				</footer>
			)}
			<ReportDialog table={match.table} reported={reported} />
			<Dialog
				open={invitation.value !== null}
				onClose={() => {
					invitation.value = null;
				}}
				title={t('invite.personal')}
			>
				<InvitePanel href={invitation.value ?? ''} title={t('invite.one')} text={t('invite.oneText')} />
			</Dialog>
		</div>
	);
}

function leadOf(isWatching: boolean, isHost: boolean, empty: number): string {
	if (isWatching) return t(empty === 0 ? 'gather.leadVisitorFull' : 'gather.leadVisitor');
	if (isHost) return t(empty === 0 ? 'gather.leadHostReady' : 'gather.leadHost');
	return t(empty === 0 ? 'gather.leadFull' : 'gather.lead');
}
