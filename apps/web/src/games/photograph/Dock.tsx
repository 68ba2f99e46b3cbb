import type { Seat, View } from '@shutterbox/kernel';
import { COLORS, isSimultaneous, NOT_COMMITTED, type State } from '@shutterbox/photograph/client';
import { NowThen } from '../../board/NowThen.tsx';
import { Suit } from './Card.tsx';
import type { Draft, Preview } from './draft.ts';
import { foreseenWords, minus } from './names.ts';
import { Told } from './Told.tsx';
import { t } from './words.ts';

interface Props {
	view: View<State>;
	seat: Seat;
	draft: Draft | null;
	foreseen: Preview;
}

/** Beside the hand: the points now and after, and why. */
export function Dock({ view, seat, draft, foreseen }: Props) {
	const { shots, now, after, missed } = foreseen;
	const isWound = draft?.type === 'wind';
	const hasCommitted = isSimultaneous(view) && view.commits[seat] !== NOT_COMMITTED;
	const title = shots.length === 0 ? 'dock.points' : isWound ? 'dock.afterWind' : 'dock.asLies';
	return (
		<div class="dock">
			<span class="aloud" aria-live="polite">
				{draft !== null && foreseenWords(foreseen)}
			</span>
			<small class="title">{t(title)}</small>
			<NowThen
				key={`${now} ${after} ${shots.length}`}
				said={t('dock.change', { now, after })}
				now={minus(now)}
				then={shots.length > 0 ? minus(after) : null}
			/>
			{hasCommitted ? (
				<p class="reasons">{t('dock.committed')}</p>
			) : (
				<ul class="reasons">
					{shots.map((shot) => (
						<li key={shot.card}>
							<Told shot={shot} />
						</li>
					))}
					{missed !== null && (
						<li>
							<span class="tag" data-suit={COLORS[missed]}>
								<Suit color={missed} />
							</span>{' '}
							{t('why.missed')}
						</li>
					)}
				</ul>
			)}
		</div>
	);
}
