import { useSignal } from '@preact/signals';
import { botNames } from '@shutterbox/bots';
import type { ComponentChildren } from 'preact';
import { list } from '../../i18n/format.ts';
import { t } from '../../i18n/table.ts';
import type { Intent, Known } from '../../match/port.ts';
import type { RemoteMatch } from '../../match/remote.ts';
import { go } from '../../shell/router.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Release } from '../../ui/Release.tsx';
import { Chat } from '../Chat.tsx';
import type { GameKit } from '../game-kit.ts';
import { reasonOf } from '../reasons.ts';
import { TableBar } from '../TableBar.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { NewTerms } from './NewTerms.tsx';
import { SaltField } from './SaltField.tsx';
import { SeatList } from './SeatList.tsx';
import { TermsEditor } from './TermsEditor.tsx';
import { TermsSummary } from './TermsSummary.tsx';
import { useAgreed } from './use-agreed.ts';
import './gathering.css';
import '../../styles/lists.css';

interface Props {
	match: RemoteMatch;
	known: Known;
	kit: GameKit;
	names: readonly string[];
	note: ComponentChildren;
}

/** Before the match: who sits where, how to get here, what is agreed, and the button that begins. */
export function Gathering({ match, known, kit, names, note }: Props) {
	const problem = useSignal<string | null>(null);
	const invitation = useSignal<string | null>(null);
	const { table, viewer } = known;
	const { title } = kit.rules.meta;
	const isHost = table.host !== null && table.host === match.connection.me.value?.id;
	const bots = botNames(kit.rules);
	const agreed = useAgreed(known);
	const late = table.seats.flatMap(({ kind, isReady }, seat) => (kind === 'person' && !isReady ? [names[seat]] : []));
	const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
	const send = async (intent: Intent) => {
		const sent = await match.send(intent);
		problem.value = sent.ok ? null : reasonOf(sent.refusal, kit);
		return sent;
	};
	const invite = async (seat: number) => {
		const sent = await send({ type: 'invite', seat });
		if (sent.ok && sent.invitation) invitation.value = `${location.origin}/invite/${match.table}/${sent.invitation}`;
	};
	const fill = bots[Math.floor(bots.length / 2)];
	const close = async () => {
		if ((await send({ type: 'close' })).ok) go('/');
	};
	return (
		<div class="gathering-screen">
			<TableBar {...{ title }} isYourTurn={false} isWatching={viewer === 'spectator'} />
			{note}
			<div class="gathering wrap">
				<header>
					<h1>{empty === 0 ? t('gather.ready', { title }) : t('gather.title', { title, count: empty })}</h1>
					<p class="lead">
						{t(viewer === 'spectator' ? 'gather.leadVisitor' : isHost ? 'gather.leadHost' : 'gather.lead')}
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
					<SeatList {...{ known, names, isHost, bots }} onSend={send} onInvite={invite} />
					<div role="alert">{problem.value && <p class="form-problem">{problem.value}</p>}</div>
					{isHost && (
						<div class="begin">
							<Release
								icon="play"
								verb={t(empty === 0 ? 'gather.start' : 'gather.startFilled')}
								detail={startDetail(late, empty)}
								disabled={match.isSending.value || late.length > 0}
								onPress={() => send(empty === 0 ? { type: 'start' } : { type: 'start', fill })}
							/>
							<Button kind="quiet" onPress={close}>
								{t('gather.close')}
							</Button>
						</div>
					)}
					<TermsSummary {...{ table, kit }}>{isHost && <TermsEditor {...{ table, kit }} onSend={send} />}</TermsSummary>
					{viewer !== 'spectator' && <SaltField hasSalt={table.seats[viewer].hasSalt} onSend={send} />}
				</div>
				<div class="side-column">
					<InvitePanel
						href={`${location.origin}/tables/${match.table}`}
						title={t('invite.everybody')}
						text={t('invite.everybodyText')}
					/>
					<div class="panel">
						<Chat match={match} />
					</div>
				</div>
			</div>
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

/** What the start waits for, or what it does. */
function startDetail(late: readonly string[], empty: number): string {
	if (late.length > 0) return t('gather.waitsFor', { names: list(late), count: late.length });
	return empty === 0 ? t('gather.startDetail') : t('gather.startFilledDetail', { count: empty });
}
