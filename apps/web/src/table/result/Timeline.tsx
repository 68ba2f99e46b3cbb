import { useSignal } from '@preact/signals';
import { isRecordProblem } from '@shutterbox/kernel';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/table.ts';
import { Chart, type Series } from '../../ui/Chart.tsx';
import { askOnce } from '../local/open.ts';
import { thinned } from './figures.ts';

/** Points on a chart beyond which lines only get slower, not better. */
const MOST = 60;

/** How the scores went, worked out from the record. */
export function Timeline({ record, names }: { record: () => Promise<string | null>; names: readonly string[] }) {
	const series = useSignal<readonly Series[] | 'none' | null>(null);
	useEffect(() => {
		let isWanted = true;
		scoresOf(record, names).then(
			(found) => {
				if (isWanted) series.value = found ?? 'none';
			},
			() => {
				if (isWanted) series.value = 'none';
			},
		);
		return () => {
			isWanted = false;
		};
	}, [names]);
	return (
		<section class="panel timeline" aria-labelledby="timeline">
			<h2 id="timeline">{t('result.timeline')}</h2>
			{series.value === null && <p>{t('result.working')}</p>}
			{series.value === 'none' && <p>{t('result.noTimeline')}</p>}
			{Array.isArray(series.value) && (
				<Chart label={t('result.timeline')} step={t('result.step')} series={series.value} />
			)}
		</section>
	);
}

async function scoresOf(record: () => Promise<string | null>, names: readonly string[]) {
	const text = await record();
	if (text === null) return null;
	const timeline = await askOnce((worker) => worker.ask({ type: 'timeline', record: text }));
	if (isRecordProblem(timeline)) return null;
	const moments = thinned(timeline.scores, MOST);
	return names.map((name, seat) => ({ name, values: moments.map((scores) => scores[seat]) }));
}
