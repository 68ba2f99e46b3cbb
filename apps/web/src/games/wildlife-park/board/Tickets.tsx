import { leafletOf, missionName, type Park, type State, siteOf } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { capitalised, t, voice } from '../words.ts';

interface Props {
	view: State;
	seat: number;
	/** With the draft. */
	park: Park;
	workers: number;
}

/** More steps than this are a bar. */
const MOST_STEPS = 8;

/** The missions: what each asks for, and how far the park is. */
export function Tickets({ view, seat, park, workers }: Props) {
	const before = leafletOf(view, seat, siteOf(view, seat)).missions;
	const after = leafletOf(view, seat, { park, workers }).missions;
	return (
		<ul class="tickets" aria-label={t('missions.title')}>
			{after.map(({ number, points, isMet, progress: { have, need, isBarred } }, i) => {
				const [title, asks] = missionName(voice, number).split(': ');
				return (
					<li key={number} class={classNames('ticket', isMet && 'met')} data-anchor={`mission-${number}`}>
						<h3>{title}</h3>
						<span class="worth">{points}</span>
						<p>{capitalised(asks)}</p>
						{isBarred ? (
							<span class="far barred">{t('missions.barred')}</span>
						) : (
							<>
								<Way have={before[i].progress.have} then={have} of={need} />
								<span class="far">{t('missions.far', { have, of: need })}</span>
							</>
						)}
					</li>
				);
			})}
		</ul>
	);
}

function Way({ have, then, of }: { have: number; then: number; of: number }) {
	if (of > MOST_STEPS) {
		return (
			<span class="way" aria-hidden="true">
				<i class="bar">
					<i class="new" style={{ width: `${(100 * then) / of}%` }} />
					<i style={{ width: `${(100 * Math.min(have, then)) / of}%` }} />
				</i>
			</span>
		);
	}
	return (
		<span class="way" aria-hidden="true">
			{Array.from({ length: of }, (_, i) => (
				<i key={i} class={i < Math.min(have, then) ? 'on' : i < then ? 'new' : ''} />
			))}
		</span>
	);
}
