import type { Seat, View } from '@shutterbox/kernel';
import { COVERS, places, type ScoreSheet, type State, scoreSheets } from '@shutterbox/snapshot/client';
import { isStill } from '../../../settings/preferences.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import { AnimalPicture, Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { Contact } from './Contact.tsx';
import { nameOfAnimal, titleOf } from './names.ts';
import { articleSigns } from './Signs.tsx';

interface Props {
	view: View<State>;
	seat: Seat | null;
	names: readonly string[];
	bots: readonly (string | null)[] | undefined;
	/** Places that count in place of the rules' own. */
	counted: readonly number[] | undefined;
}

/** The end: everybody's sheet, and the notes turned over one after another, the last place first. */
export function Results({ view, seat, names, bots, counted }: Props) {
	const sheets = scoreSheets(view);
	const rank = counted ?? places(sheets);
	const order = names.map((_, one) => one).toSorted((a, b) => rank[a] - rank[b] || a - b);
	return (
		<section
			class={classNames('results', `n${names.length}`, isStill.value && 'at-once')}
			aria-label={t('result.label')}
			onPointerDown={({ currentTarget }) => tellAll(currentTarget)}
		>
			{order.map((one, i) => (
				<Result
					key={one}
					{...{ view, one, names }}
					sheet={sheets[one]}
					place={rank[one]}
					isYou={one === seat}
					bot={bots?.[one] ?? null}
					turn={order.length - 1 - i}
				/>
			))}
		</section>
	);
}

/** Whoever presses has seen enough of it line by line. */
function tellAll(results: Element): void {
	for (const line of results.getAnimations({ subtree: true })) line.finish();
}

interface ResultProps {
	view: View<State>;
	one: Seat;
	names: readonly string[];
	sheet: ScoreSheet;
	place: number;
	isYou: boolean;
	bot: string | null;
	/** When its note is turned over. */
	turn: number;
}

function Result({ view, one, names, sheet, place, isYou, bot, turn }: ResultProps) {
	const assignment = view.assignments[one];
	const photos = view.photos[one];
	return (
		<article class={classNames('result-card', place === 1 && 'win')} style={{ '--r': turn }}>
			<header>
				<SeatMark name={names[one]} silent you={isYou} {...(bot && { bot })} />
				<b>
					<Typed>{names[one]}</Typed>
				</b>
				<span>{t('result.place', { place })}</span>
			</header>
			<Contact {...{ photos }} awards={view.awards} seat={one} />
			<dl>
				<div>
					<dt>{t('result.animals')}</dt>
					<dd>{sheet.animals}</dd>
				</div>
				<div>
					<dt>{t('result.awards')}</dt>
					<dd>{sheet.awards}</dd>
				</div>
			</dl>
			<div class="note">
				<Thing id="clip" class="clip" />
				<h2>{titleOf(assignment)}</h2>
				<div class="cover">
					{COVERS[assignment].map((animal) => (
						<span
							key={animal}
							class={classNames('thumb', !photos.includes(animal) && 'un')}
							role="img"
							aria-label={nameOfAnimal(animal)}
							title={nameOfAnimal(animal)}
						>
							<AnimalPicture animal={animal} look="frame" class="pict" />
						</span>
					))}
					<b>
						<Sign id={sheet.cover > 0 ? 'tick' : 'cross'} />
						{sheet.cover > 0 ? `+${sheet.cover}` : 0}
					</b>
				</div>
				<div class="article">
					{articleSigns(assignment).map((id) => (
						<Sign key={id} id={id} class="wanted-sign" label={t(`sign.${id}`)} />
					))}
					<span>{t('result.symbols', { count: sheet.symbols })}</span>
					<b>{sheet.article > 0 ? `+${sheet.article}` : 0}</b>
				</div>
			</div>
			<b class="total">
				<span class="aloud">{t('result.total')} </span>
				{sheet.total}
			</b>
		</article>
	);
}
