import { type Signal, useSignal } from '@preact/signals';
import type { Refusal } from '@shutterbox/kernel';
import type { Pace } from '@shutterbox/table';
import { useEffect } from 'preact/hooks';
import { listing } from '../../games/listing.ts';
import { t } from '../../i18n/table.ts';
import { signIn } from '../../server/account.ts';
import type { ApiProblem } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { go } from '../../shell/router.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Field } from '../../ui/Field.tsx';
import { Release } from '../../ui/Release.tsx';
import { type GameKit, useGame } from '../game-kit.ts';
import { leaveFor, openLocal } from '../local/open.ts';
import { nameProblem } from '../name-problem.ts';
import { reasonOf } from '../reasons.ts';
import { OptionFields } from './OptionFields.tsx';
import { firstSeats, openAs, withSeats } from './opening.ts';
import { PaceFields } from './PaceFields.tsx';
import { PresetField } from './PresetField.tsx';
import { peopleNamed } from './people.ts';
import { botsIn, SeatFields } from './SeatFields.tsx';
import { Switch } from './Switch.tsx';
import { changedOptions, MOST_TYPED, namedApart, type SeatChoice, usualPace } from './terms.ts';
import type { WantedTerms } from './wanted-terms.ts';
import './form.css';

const NOTHING: WantedTerms = { seats: null, options: {} };

interface Props {
	game: string;
	place: 'remote' | 'local';
	/** People around this device to begin with. */
	people?: number;
	/** What a link asks for. */
	wanted?: WantedTerms;
}

/** Everything that can be agreed on before a match; made of the game's own options. */
export function TableForm({ game: first, place: firstPlace, people = 1, wanted = NOTHING }: Props) {
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
				<Terms
					key={`${game.value} ${place.value}`}
					kit={kit.it}
					place={place.value}
					wanted={game.value === first ? wanted : NOTHING}
					{...{ people, name }}
				/>
			) : (
				<p class="lead" role="status">
					{t('opening.text')}
				</p>
			)}
		</div>
	);
}

interface TermsProps extends Required<Pick<Props, 'place' | 'people' | 'wanted'>> {
	kit: GameKit;
	/** What others call the host, whatever is played; null until it is known. */
	name: Signal<string | null>;
}

/** The terms of one game. */
function Terms({ kit, place, people, wanted, name }: TermsProps) {
	const { rules } = kit;
	const { id, seats: counts } = rules.meta;
	const usualCount = counts.findLast((count) => count <= 4) ?? counts[0];
	const startCount = counts.find((count) => count === wanted.seats) ?? usualCount;
	const seats = useSignal<readonly SeatChoice[]>(firstSeats(rules, startCount, place, people));
	const pace = useSignal<Pace>(usualPace('untimed'));
	const isPublic = useSignal(false);
	const isRated = useSignal(false);
	const allowsSpectators = useSignal(true);
	const options = useSignal(wanted.options);
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
				// Whoever has not touched the field keeps the name the server knows.
				problem.value = name.value === null ? null : nameProblem(name.value, []);
				if (problem.value !== null) return;
				const answer = await openAs(name.value?.trim() ?? '', {
					game: id,
					seats: count,
					isPublic: isPublic.value,
					terms: { options: given, pace: pace.value, isRated: isRated.value, allowsSpectators: allowsSpectators.value },
					bots: [...botsIn(seats.value)],
				});
				if ('problem' in answer) problem.value = wordsFor(answer.problem);
				else go(`/tables/${answer.value.id}`);
			} else {
				const chosen = peopleNamed(seats.value);
				problem.value = chosen.problem;
				if (chosen.problem !== null) return;
				const match = await openLocal({ game: id, options: given, seats: chosen.seats, pace: pace.value });
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
							seats.value = withSeats(rules, seats.value, value as number, place);
						}}
					/>
				)}
				<SeatFields
					{...{ game: rules, place }}
					seats={seats.value}
					onChange={(next) => {
						seats.value = namedApart(next, t('you'), (number) => t('form.player', { number }));
					}}
				/>
				{place === 'remote' && (
					<Field
						title={t('form.name')}
						help={t('form.name.help')}
						schema={{ kind: 'string', max: MOST_TYPED }}
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
			<PresetField
				{...{ kit, seats: count }}
				values={options.value}
				onChange={(next) => {
					options.value = next;
				}}
			/>
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
