import { t } from '../../i18n/table.ts';
import { Chart } from '../../ui/Chart.tsx';
import { thinned } from './figures.ts';
import type { Moment, Scores } from './moment.ts';

/** Points on a chart beyond which lines only get slower, not better. */
const MOST = 60;

interface Props {
	scores: Scores | 'none' | null;
	names: readonly string[];
	/** The one that is told above. */
	moment: Moment | null;
	/** Where an entry is seen again. */
	replayAt: ((n: number) => string) | null;
}

/** How the scores went, worked out from the record; the moment told above is ringed, and every step leads to the replay. */
export function Timeline({ scores, ...shown }: Props) {
	return (
		<section class="panel timeline" aria-labelledby="timeline">
			<h2 id="timeline">{t('result.timeline')}</h2>
			{scores === null && <p>{t('result.working')}</p>}
			{scores === 'none' && <p>{t('result.noTimeline')}</p>}
			{Array.isArray(scores) && <Lines scores={scores} {...shown} />}
		</section>
	);
}

function Lines({ scores, names, moment, replayAt }: Props & { scores: Scores }) {
	const steps = thinned(scores.length, MOST, moment?.n);
	const series = names.map((name, seat) => ({ name, values: steps.map((n) => scores[n][seat]) }));
	return (
		<>
			<Chart
				label={t('result.timeline')}
				step={t('result.step')}
				{...{ series, steps }}
				ringed={moment && { line: moment.seat, at: steps.indexOf(moment.n) }}
				hrefOf={replayAt}
			/>
			{replayAt && <p class="note">{t('result.timelineNote', { isRinged: String(moment !== null) })}</p>}
		</>
	);
}
