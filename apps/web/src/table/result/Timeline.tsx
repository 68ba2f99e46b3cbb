import { t } from '../../i18n/table.ts';
import { Chart } from '../../ui/Chart.tsx';
import { thinned } from './figures.ts';
import type { Scores } from './moment.ts';

/** Points on a chart beyond which lines only get slower, not better. */
const MOST = 60;

/** How the scores went, worked out from the record. */
export function Timeline({ scores, names }: { scores: Scores | 'none' | null; names: readonly string[] }) {
	return (
		<section class="panel timeline" aria-labelledby="timeline">
			<h2 id="timeline">{t('result.timeline')}</h2>
			{scores === null && <p>{t('result.working')}</p>}
			{scores === 'none' && <p>{t('result.noTimeline')}</p>}
			{Array.isArray(scores) && <Lines scores={scores} names={names} />}
		</section>
	);
}

function Lines({ scores, names }: { scores: Scores; names: readonly string[] }) {
	const moments = thinned(scores, MOST);
	const series = names.map((name, seat) => ({ name, values: moments.map((all) => all[seat]) }));
	return <Chart label={t('result.timeline')} step={t('result.step')} series={series} />;
}
