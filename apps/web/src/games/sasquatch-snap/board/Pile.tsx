import { t } from '../words.ts';
import { MOST_PILED } from './picture-ids.ts';
import { Drawn } from './pictures.tsx';

/** What he took from those he mauled, on his nest. */
export function Pile({ count }: { count: number }) {
	return (
		<div class="heap pile">
			<span class="sight">
				<i class="spot" data-anchor="pile" />
				<Drawn id={`pile-${Math.min(count, MOST_PILED)}`} />
			</span>
			<p key={count} aria-hidden="true">
				<b>{count}</b> <span>{t('table.pile')}</span>
			</p>
			<span class="aloud">{t('table.pileHolds', { count })}</span>
		</div>
	);
}

/** Where snaps come from, and where spent ones go. */
export function SnapsBox({ count }: { count: number }) {
	return (
		<div class="heap snaps-box">
			<span class="sight">
				<i class="spot" data-anchor="box" />
				<Drawn id="box" />
			</span>
			<p key={count} aria-hidden="true">
				<b>{count}</b> <span>{t('table.box')}</span>
			</p>
			<span class="aloud">{t('table.boxHolds', { count })}</span>
		</div>
	);
}
