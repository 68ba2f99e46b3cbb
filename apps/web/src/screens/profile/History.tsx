import { useSignal } from '@preact/signals';
import { titleOf } from '../../games/game-words.ts';
import { listing } from '../../games/listing.ts';
import { date, number } from '../../i18n/format.ts';
import { type ApiProblem, ask } from '../../server/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Arrived, Mishap, Part } from './Part.tsx';
import { Stats } from './Stats.tsx';
import type { Result } from './stats.ts';
import { useAsked } from './use-asked.ts';
import { t } from './words.ts';

const PAGE = 100;
const SHOWN = 10;

/** Finished matches, and what they add up to. */
export function History() {
	const asked = useAsked(() => ask('playerMatches', { query: { limit: PAGE } }));
	const older = useSignal<readonly Result[]>([]);
	const isEnd = useSignal(false);
	const shown = useSignal(SHOWN);
	const problem = useSignal<ApiProblem | null>(null);
	const all = [...(asked.value ?? []), ...older.value];
	const hasMore = all.length > shown.value || (all.length > 0 && all.length % PAGE === 0 && !isEnd.value);
	const more = async () => {
		shown.value += SHOWN;
		if (all.length >= shown.value || all.length % PAGE !== 0 || isEnd.value) return;
		const answer = await ask('playerMatches', { query: { limit: PAGE, before: all[all.length - 1].finished } });
		problem.value = 'problem' in answer ? answer.problem : null;
		if ('problem' in answer) return;
		isEnd.value = answer.value.length === 0;
		older.value = [...older.peek(), ...answer.value];
	};
	return (
		<>
			<Stats results={all} />
			<Part title={t('history.title')}>
				<Arrived asked={asked}>
					{() =>
						all.length === 0 ? (
							<p class="say">{t('history.none')}</p>
						) : (
							<ul class="things">
								{all.slice(0, shown.value).map((result) => (
									<Line key={`${result.table} ${result.seat}`} result={result} />
								))}
							</ul>
						)
					}
				</Arrived>
				{hasMore && (
					<div class="actions">
						<Button small onPress={more}>
							{t('history.more')}
						</Button>
					</div>
				)}
				<Mishap problem={problem.value} />
			</Part>
		</>
	);
}

function Line({ result: { table, game, finished, seats, place, score, isRated, hasBots } }: { result: Result }) {
	const notes = [
		date(new Date(finished)),
		...(isRated ? [t('history.rated')] : []),
		...(hasBots ? [t('history.bots')] : []),
	];
	return (
		<li>
			<span>
				<b>{titleOf(game)}</b>
				<small>{notes.join(', ')}</small>
			</span>
			<span class="outcome">
				<b>{t('history.points', { score: number(score), points: score })}</b>
				<small>{placeWords(game, place, seats)}</small>
			</span>
			<Button small href={`/replay/${table}`}>
				{t('history.replay')}
				<span class="aloud">
					: {titleOf(game)}, {date(new Date(finished))}
				</span>
			</Button>
		</li>
	);
}

/** Where all played together there are no places: it was won or lost. */
function placeWords(game: string, place: number, seats: number): string {
	const isTogether = listing.find(({ id }) => id === game)?.together.includes(seats) ?? false;
	if (!isTogether) return t('history.place', { place, seats });
	return t(place === 1 ? 'history.won' : 'history.lost');
}
