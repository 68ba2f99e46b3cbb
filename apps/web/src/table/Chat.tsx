import { type Signal, useSignal } from '@preact/signals';
import { LIMITS, REACTIONS } from '@shutterbox/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/table.ts';
import type { ChatLine } from '../match/port.ts';
import type { RemoteMatch } from '../match/remote.ts';
import { ask } from '../server/api.ts';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Typed } from '../ui/Typed.tsx';
import { platformReason } from './reasons.ts';
import { ReportDialog, type Reported } from './report/ReportDialog.tsx';

type Reaction = (typeof REACTIONS)[number];

/** What is said most when a match is over, at hand without a panel. */
const AFTERWARDS: readonly Reaction[] = ['nice', 'again', 'bye'];

interface Props {
	match: RemoteMatch;
	/** The match is over: the talk goes on beside the result. */
	isOver?: boolean;
}

/** Talk at the table: lines, quick reactions, and a way not to hear somebody. */
export function Chat({ match, isOver = false }: Props) {
	const muted = useSignal<ReadonlyMap<string, string>>(new Map());
	const text = useSignal('');
	const problem = useSignal<string | null>(null);
	const reported = useSignal<readonly Reported[]>([]);
	const end = useRef<HTMLLIElement>(null);
	const known = match.known.value;
	const isHost = known !== null && known.table.host !== null && known.table.host === match.connection.me.value?.id;
	const isSilenced = known?.viewer === 'spectator' && !match.spectatorsMayTalk.value;
	const lines = match.chat.value.filter(({ who }) => who === null || !muted.value.has(who));
	useEffect(() => {
		end.current?.scrollIntoView({ block: 'nearest' });
	}, [lines.length]);
	const say = async (intent: Parameters<RemoteMatch['send']>[0]) => {
		const sent = await match.send(intent);
		problem.value = sent.ok ? null : (platformReason(sent.refusal.code) ?? t('chat.notSent'));
		return sent.ok;
	};
	const submit = async (event: Event) => {
		event.preventDefault();
		const line = text.value.trim();
		if (line !== '' && (await say({ type: 'chat', text: line }))) text.value = '';
	};
	const mute = async (line: ChatLine) => {
		const { who } = line;
		if (who === null) return;
		muted.value = new Map([...muted.value, [who, line.name]]);
		const answer = await ask('block', { params: { user: who }, body: { kind: 'mute' } });
		if ('problem' in answer) problem.value = t('chat.notMuted');
	};
	const hear = async (who: string) => {
		muted.value = new Map([...muted.value].filter(([one]) => one !== who));
		const answer = await ask('unblock', { params: { user: who } });
		if ('problem' in answer) problem.value = t('chat.notHeard');
	};
	return (
		<>
			<section class="chat" aria-label={t('chat')}>
				<ul class="lines" aria-live="polite">
					{match.spectators.value > 0 && (
						<li class="spectators">{t('chat.spectators', { count: match.spectators.value })}</li>
					)}
					{lines.length === 0 && <li class="nothing">{t('chat.none')}</li>}
					{lines.map((line, i) => (
						<li key={line.id} ref={i === lines.length - 1 ? end : null}>
							<b>
								<Typed>{line.name}</Typed>
							</b>{' '}
							{line.seat === null && <span class="note-chip">{t('chat.watches')}</span>}{' '}
							{line.kind === 'reaction' ? <i>{t(`react.${line.text as Reaction}`)}</i> : <Typed>{line.text}</Typed>}
							{line.who !== null && line.who !== match.connection.me.value?.id && (
								<>
									<Button kind="quiet" small onPress={() => mute(line)}>
										{t('chat.mute')}
										<span class="aloud">
											{' '}
											<Typed>{line.name}</Typed>
										</span>
									</Button>
									{line.kind === 'text' && (
										<Button
											kind="quiet"
											small
											onPress={() => {
												reported.value = [{ name: line.name, line }];
											}}
										>
											{t('report')}
											<span class="aloud">
												: <Typed>{line.text}</Typed>
											</span>
										</Button>
									)}
								</>
							)}
						</li>
					))}
				</ul>
				{[...muted.value].map(([who, name]) => (
					<p key={who} class="muted">
						{t('chat.muted', { name })}
						<Button kind="quiet" small onPress={() => hear(who)}>
							{t('chat.hear')}
							<span class="aloud">
								{' '}
								<Typed>{name}</Typed>
							</span>
						</Button>
					</p>
				))}
				{problem.value && (
					<p class="problem" role="alert">
						{problem.value}
					</p>
				)}
				{isSilenced ? <p class="nothing">{t('chat.closed')}</p> : <Speech {...{ text, submit, say, isOver }} />}
				{isHost && !isOver && known.table.allowsSpectators && (
					<label class="watchers">
						<input
							class="switch"
							type="checkbox"
							role="switch"
							checked={match.spectatorsMayTalk.value}
							aria-checked={match.spectatorsMayTalk.value}
							onChange={({ currentTarget }) => say({ type: 'spectatorsMayTalk', isOn: currentTarget.checked })}
						/>
						{t('chat.watchers')}
					</label>
				)}
			</section>
			<ReportDialog table={match.table} reported={reported} />
		</>
	);
}

interface SpeechProps {
	text: Signal<string>;
	submit: (event: Event) => void;
	say: (intent: Parameters<RemoteMatch['send']>[0]) => void;
	isOver: boolean;
}

/** A line to write, and quick reactions. */
function Speech({ text, submit, say, isOver }: SpeechProps) {
	const quick = (reactions: readonly Reaction[], after: () => void) => (
		<div class="reactions">
			{reactions.map((reaction) => (
				<Button
					key={reaction}
					small
					onPress={() => {
						after();
						say({ type: 'react', reaction });
					}}
				>
					{t(`react.${reaction}`)}
				</Button>
			))}
		</div>
	);
	return (
		<>
			{isOver && quick(AFTERWARDS, () => undefined)}
			<form onSubmit={submit}>
				<input
					class="text-input"
					dir="auto"
					aria-label={t('chat.say')}
					placeholder={t('chat.say')}
					maxLength={LIMITS.chat}
					value={text.value}
					onInput={({ currentTarget }) => {
						text.value = currentTarget.value;
					}}
				/>
				<Button type="submit" icon="send" label={t('chat.send')} onPress={() => undefined} />
			</form>
			{!isOver && <Popover title={t('chat.reactions')}>{(close) => quick(REACTIONS, close)}</Popover>}
		</>
	);
}
