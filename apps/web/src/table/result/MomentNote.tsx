import type { Seat, Viewer } from '@shutterbox/kernel';
import { t as tt } from '../../i18n/table.ts';
import type { Known } from '../../match/port.ts';
import { Button } from '../../ui/Button.tsx';
import type { GameKit } from '../game-kit.ts';
import { seatOf } from '../log-lines.ts';
import type { Moment } from './moment.ts';
import { t } from './words.ts';

interface Props {
	/** Null until it is worked out, `none` where no entry stands out. */
	moment: Moment | 'none' | 'unknown' | null;
	known: Known;
	kit: GameKit;
	names: readonly string[];
	/** How many points, as the game calls them. */
	amount: (count: number) => string;
	/** Where an entry is seen again. */
	replayAt: ((n: number) => string) | null;
}

/** The turn that brought the most, in the words of the log, and the way to see it again. */
export function MomentNote({ moment, known, kit, names, amount, replayAt }: Props) {
	const isFound = typeof moment === 'object' && moment !== null;
	const who = isFound && known.viewer === moment.seat ? 'you' : 'other';
	return (
		<section class="moment panel" aria-labelledby="moment">
			<h2 id="moment">
				{isFound && moment.isDecisive ? t('moment.decisive') : t('moment.best', { who: isFound ? who : 'other' })}
			</h2>
			{moment === null && <p>{tt('result.working')}</p>}
			{moment === 'none' && <p>{t('moment.none')}</p>}
			{moment === 'unknown' && <p>{t('moment.unknown')}</p>}
			{isFound && (
				<>
					<p>{toldAt(moment, known, kit, names) ?? t('moment.entry', { n: moment.n })}</p>
					<p class="gain">
						<b>{t('moment.worth', { points: amount(moment.points) })}</b>{' '}
						{moment.isDecisive && t('moment.since', { who, name: names[moment.seat] })}
					</p>
					{replayAt !== null && (
						<Button small icon="play" href={replayAt(moment.n)}>
							{t('moment.see')}
						</Button>
					)}
				</>
			)}
		</section>
	);
}

/** Letters that one moment may take, unless its first sentence is longer. */
const MOST = 110;

/** What the entry told of its seat, or else of everybody, in the game's own sentences; null where the log does not reach back so far. */
function toldAt({ n, seat }: Moment, { history, viewer, table }: Known, { words }: GameKit, names: readonly string[]) {
	const voice = { names, viewer, options: table.options };
	const told = history.filter((one) => one.n === n).map(({ event }) => event);
	const own = told.filter((event) => seatOf(event) === seat);
	const [first, ...more] = (own.length > 0 ? own : told).flatMap((event) => words.sentence(event, voice) ?? []);
	if (first === undefined) return null;
	return more.reduce((text, one) => (text.length + one.length < MOST ? `${text} ${ended(one)}` : text), ended(first));
}

function ended(sentence: string): string {
	return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Whose moment is shown: the reader's own, or the winner's. */
export function seatOfMoment(viewer: Viewer, places: readonly number[]): Seat {
	return viewer === 'spectator' ? Math.max(0, places.indexOf(1)) : viewer;
}
