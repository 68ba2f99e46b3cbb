import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { accentOf } from '../../games/cards.ts';
import { rich, t } from '../../i18n/table.ts';
import type { Known } from '../../match/port.ts';
import type { RemoteMatch } from '../../match/remote.ts';
import { signIn, welcome } from '../../server/account.ts';
import { ask } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { Place } from '../../ui/Brackets.tsx';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Typed } from '../../ui/Typed.tsx';
import type { GameKit } from '../game-kit.ts';
import { nameProblem } from '../name-problem.ts';
import { platformReason, reasonOf } from '../reasons.ts';

interface Props {
	match: RemoteMatch;
	known: Known;
	kit: GameKit;
	names: readonly string[];
	/** Of a personal invitation. */
	invitation?: string;
	onWatch: () => void;
	onSeated: () => void;
}

/** For whoever opens the link: what it is, who is there, what to be called, and the one button that takes a seat. */
export function SitDown({ match, known: { table }, kit, names, invitation, onWatch, onSeated }: Props) {
	const { id, title, minutes, seats: counts } = kit.rules.meta;
	const name = useSignal<string | null>(null);
	const problem = useSignal<string | null>(null);
	const isBusy = useSignal(false);
	const hostSeat = table.seats.findIndex(({ who }) => who !== null && who === table.host);
	const isFree = ({ kind, isReserved }: (typeof table.seats)[number]) =>
		kind === 'empty' && (!isReserved || invitation !== undefined);
	const place = table.seats.findIndex(isFree);
	useEffect(() => {
		signIn().then((answer) => {
			if ('problem' in answer) problem.value ??= problemWords(answer.problem);
			else name.value ??= answer.value.name;
		});
	}, []);
	const sitDown = async (): Promise<string | null> => {
		// Whoever presses before the server has told a name takes the one it tells.
		const told = name.peek() === null ? await signIn() : null;
		if (told !== null && 'problem' in told) return problemWords(told.problem);
		name.value ??= told?.value.name ?? '';
		const given = name.value.trim();
		const wrong = nameProblem(
			given,
			table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])),
		);
		if (wrong !== null) return wrong;
		const me = told ?? (await signIn());
		const named = 'problem' in me || me.value.name === given ? me : await ask('rename', { body: { name: given } });
		if ('problem' in named) return problemWords(named.problem);
		welcome(named);
		const sent = await match.send({
			type: 'sit',
			terms: table.termsNumber,
			...(invitation !== undefined && { invitation }),
		});
		if (sent.ok || sent.refusal.code === 'ALREADY_SEATED') {
			onSeated();
			return null;
		}
		// A used or foreign invitation has words of its own.
		const isOld = sent.refusal.code === 'BAD_CODE';
		return isOld ? t('invite.text') : (platformReason(sent.refusal.code) ?? reasonOf(sent.refusal, kit));
	};
	const submit = async (event: Event) => {
		event.preventDefault();
		if (isBusy.peek()) return;
		isBusy.value = true;
		problem.value = null;
		problem.value = await sitDown().finally(() => {
			isBusy.value = false;
		});
	};
	return (
		<div class="sit-screen" style={{ '--accent': accentOf(id) }}>
			<span class="sit-cover">
				<Cover game={id} />
			</span>
			<div class="sit-words">
				<p class="who-asks">
					{hostSeat !== -1 && <SeatMark name={names[hostSeat]} width="44px" silent />}
					<span>
						{hostSeat === -1
							? t('sit.invited')
							: rich('sit.invites', {
									name: (
										<b>
											<Typed>{names[hostSeat]}</Typed>
										</b>
									),
								})}
					</span>
				</p>
				<h1 tabIndex={-1}>{title}</h1>
				<p class="lead">{t('sit.lead', { minutes, most: counts[counts.length - 1] })}</p>
				<ul class="sit-company" aria-label={t('gather.seats')}>
					{table.seats.map((seat, i) => {
						if (i === place)
							return (
								<li key={i} class="you">
									<Place label={t('seat.empty')} width="28px" /> {t('sit.you')}
								</li>
							);
						if (seat.kind === 'empty')
							return (
								<li key={i}>
									<Place label={t('seat.empty')} width="28px" />
									<span class="aloud">{t('gather.free')}</span>
								</li>
							);
						return (
							<li key={i}>
								<SeatMark name={names[i]} width="28px" silent bot={seat.bot} /> <Typed>{names[i]}</Typed>
							</li>
						);
					})}
				</ul>
				{place === -1 ? (
					<div class="sit-full">
						<p role="status">{t(table.allowsSpectators ? 'sit.full' : 'sit.fullUnwatched')}</p>
						<div class="actions">
							{table.allowsSpectators && (
								<Button kind="main" icon="eye" onPress={onWatch}>
									{t('sit.watch')}
								</Button>
							)}
							<Button href={`/tables/new?game=${id}`}>{t('sit.own')}</Button>
						</div>
					</div>
				) : (
					<form class="sit-form" onSubmit={submit} noValidate>
						<label>
							<span>{t('sit.name')}</span>
							<input
								class="text-input"
								dir="auto"
								autocomplete="nickname"
								enterkeyhint="go"
								value={name.value ?? ''}
								aria-invalid={problem.value !== null}
								aria-describedby="sit-problem"
								onFocus={({ currentTarget }) => currentTarget.select()}
								onInput={({ currentTarget }) => {
									name.value = currentTarget.value;
									problem.value = null;
								}}
							/>
						</label>
						<p class="form-problem" id="sit-problem" role="alert">
							{problem.value}
						</p>
						<Button kind="main" type="submit" disabled={isBusy.value} onPress={() => undefined}>
							{t('gather.sit')}
						</Button>
						<p class="sit-links">
							{table.allowsSpectators && invitation === undefined && (
								<button type="button" class="as-link" onClick={onWatch}>
									{t('sit.watch')}
								</button>
							)}
							<a href="/about">{t('sit.what')}</a>
						</p>
					</form>
				)}
			</div>
		</div>
	);
}
