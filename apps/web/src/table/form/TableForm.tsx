import { type Signal, useSignal } from '@preact/signals';
import { botNames } from '@shutterbox/bots';
import type { Refusal } from '@shutterbox/kernel';
import type { BodyOf } from '@shutterbox/protocol';
import type { Pace } from '@shutterbox/table';
import { useEffect } from 'preact/hooks';
import { listing } from '../../games/listing.ts';
import { t } from '../../i18n/table.ts';
import { signIn } from '../../server/account.ts';
import { type Answer, type ApiProblem, ask, type Reply } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { go } from '../../shell/router.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Field } from '../../ui/Field.tsx';
import { Release } from '../../ui/Release.tsx';
import { type GameKit, useGame } from '../game-kit.ts';
import { leaveFor, openLocal } from '../local/open.ts';
import { reasonOf } from '../reasons.ts';
import { OptionFields } from './OptionFields.tsx';
import { PaceFields } from './PaceFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import { changedOptions, LONGEST_NAME, namedApart, type SeatChoice, usualPace, withSeats } from './terms.ts';
import './form.css';

interface Props {
	game: string;
	place: 'remote' | 'local';
	/** People around this device to begin with. */
	people?: number;
}

/** Everything that can be agreed on before a match; made of the game's own options. */
export function TableForm({ game: first, place: firstPlace, people = 1 }: Props) {
	const game = useSignal(first);
	const place = useSignal(firstPlace);
	const name = useSignal<string | null>(null);
	const kit = useGame(game.value);
	const isHere = kit.is === 'here' && kit.it.rules.meta.id === game.value;
	usePageTitle(t('form.title'));
	return (
		<div class="page wrap table-form">
			<h1>{t(place.value === 'remote' ? 'form.title' : 'form.titleLocal')}</h1>
			<p class="lead">{t(place.value === 'remote' ? 'form.lead' : 'form.leadLocal')}</p>
			<div class="panel">
				<Field
					title={t('form.game')}
					schema={{ kind: 'choice', values: listing.map(({ id }) => id) }}
					value={game.value}
					words={(id) => listing.find((one) => one.id === id)?.title ?? String(id)}
					onChange={(id) => {
						game.value = id as string;
					}}
				/>
				<Field
					title={t('form.where')}
					help={t(`form.where.${place.value}.help`)}
					schema={{ kind: 'choice', values: ['remote', 'local'] }}
					value={place.value}
					words={(one) => t(`form.where.${one as 'remote' | 'local'}`)}
					onChange={(one) => {
						place.value = one as 'remote' | 'local';
					}}
				/>
			</div>
			{isHere ? (
				<Terms key={`${game.value} ${place.value}`} kit={kit.it} place={place.value} {...{ people, name }} />
			) : (
				<p class="lead" role="status">
					{t('opening.text')}
				</p>
			)}
		</div>
	);
}

interface TermsProps extends Required<Pick<Props, 'place' | 'people'>> {
	kit: GameKit;
	/** What others call the host, whatever is played; null until it is known. */
	name: Signal<string | null>;
}

/** The terms of one game. */
function Terms({ kit, place, people, name }: TermsProps) {
	const { rules } = kit;
	const { id, seats: counts } = rules.meta;
	const bots = botNames(rules);
	const usual: SeatChoice = { kind: 'bot', bot: bots[Math.floor(bots.length / 2)] };
	const startCount = counts.findLast((count) => count <= 4) ?? counts[0];
	const seats = useSignal<readonly SeatChoice[]>(firstSeats(startCount, place, people, usual));
	const pace = useSignal<Pace>(usualPace('untimed'));
	const isPublic = useSignal(false);
	const isRated = useSignal(false);
	const allowsSpectators = useSignal(true);
	const options = useSignal<Readonly<Record<string, unknown>>>({});
	const problem = useSignal<string | null>(null);
	const isBusy = useSignal(false);
	useEffect(() => {
		if (place === 'remote')
			signIn().then((answer) => {
				if ('problem' in answer) problem.value = wordsFor(answer.problem);
				else name.value ??= answer.value.name;
			});
	}, []);
	const reasonFor = (code: string, facts: Refusal['facts']) => reasonOf({ code, facts, rule: null }, kit);
	const wordsFor = (problem: ApiProblem) => problemWords(problem, ({ code, facts }) => reasonFor(code, facts));
	const count = seats.value.length;
	const open = async () => {
		if (isBusy.peek()) return;
		isBusy.value = true;
		problem.value = null;
		try {
			const given = changedOptions(rules, count, options.value);
			if (place === 'remote') {
				const answer = await openAs(name.value?.trim() ?? '', {
					game: id,
					seats: count,
					isPublic: isPublic.value,
					terms: { options: given, pace: pace.value, isRated: isRated.value, allowsSpectators: allowsSpectators.value },
					bots: seats.value.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : [])),
				});
				if ('problem' in answer) problem.value = wordsFor(answer.problem);
				else go(`/tables/${answer.value.id}`);
			} else {
				const chosen = seats.value.map((seat, i) =>
					seat.kind === 'bot'
						? seat
						: {
								kind: 'person' as const,
								name: (seat.kind === 'person' && seat.name.trim()) || t('form.player', { number: i + 1 }),
							},
				);
				const match = await openLocal({ game: id, options: given, seats: chosen, pace: pace.value });
				if ('refused' in match) problem.value = reasonFor(match.refused, match.facts);
				else {
					leaveFor(match);
					go(`/local/${match.table}`);
				}
			}
		} catch {
			problem.value = t('local.brokenText');
		} finally {
			isBusy.value = false;
		}
	};
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				open();
			}}
		>
			<div class="panel">
				{counts.length > 1 && (
					<Field
						title={t('form.seats')}
						schema={{ kind: 'choice', values: counts }}
						value={count}
						onChange={(value) => {
							seats.value = withSeats(seats.value, value as number, place === 'remote' ? { kind: 'open' } : usual);
						}}
					/>
				)}
				<SeatFields
					{...{ bots, place }}
					seats={seats.value}
					onChange={(next) => {
						seats.value = namedApart(next, t('you'), (number) => t('form.player', { number }));
					}}
				/>
				{place === 'remote' && (
					<Field
						title={t('form.name')}
						help={t('form.name.help')}
						schema={{ kind: 'string', max: LONGEST_NAME }}
						value={name.value ?? ''}
						onChange={(value) => {
							name.value = String(value);
						}}
					/>
				)}
			</div>
			<div class="panel">
				<PaceFields
					game={rules}
					place={place}
					pace={pace.value}
					onChange={(next) => {
						pace.value = next;
					}}
				/>
				{place === 'remote' && (
					<>
						<Switch title={t('form.public')} help={t('form.public.help')} on={isPublic} />
						<Switch title={t('form.rated')} help={t('form.rated.help')} on={isRated} />
						<Switch title={t('form.spectators')} help={t('form.spectators.help')} on={allowsSpectators} />
					</>
				)}
			</div>
			<OptionFields
				{...{ kit, seats: count }}
				pace={pace.value}
				values={options.value}
				onChange={(next) => {
					options.value = next;
				}}
			/>
			{problem.value && (
				<p class="form-problem" role="alert">
					{problem.value}
				</p>
			)}
			<div class="submit">
				<Release
					icon={place === 'remote' ? 'plus' : 'play'}
					verb={t(place === 'remote' ? 'form.open' : 'form.start')}
					detail={t(place === 'remote' ? 'form.openDetail' : 'form.startDetail')}
					disabled={isBusy.value}
					onPress={open}
				/>
			</div>
		</form>
	);
}

/** Opens a table under a name that others see; an empty one stays as it is. */
async function openAs(name: string, body: BodyOf<'openTable'>): Promise<Answer<Reply<'openTable'>>> {
	const me = await signIn();
	if ('problem' in me) return me;
	const named = name === '' || name === me.value.name ? me : await ask('rename', { body: { name } });
	return 'problem' in named ? named : await ask('openTable', { body });
}

function Switch({ title, help, on }: { title: string; help: string; on: { value: boolean } }) {
	return (
		<Field
			{...{ title, help }}
			schema={{ kind: 'boolean' }}
			value={on.value}
			onChange={(value) => {
				on.value = value === true;
			}}
		/>
	);
}

function firstSeats(count: number, place: 'remote' | 'local', people: number, bot: SeatChoice): readonly SeatChoice[] {
	return Array.from({ length: count }, (_, i): SeatChoice => {
		if (place === 'remote') return i === 0 ? { kind: 'person', name: '' } : { kind: 'open' };
		return i < people ? { kind: 'person', name: people === 1 ? t('you') : t('form.player', { number: i + 1 }) } : bot;
	});
}
