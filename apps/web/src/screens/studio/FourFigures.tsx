import { number } from '../../i18n/format.ts';
import type { Figures } from './figures.ts';
import { t } from './words.ts';

/** What it all adds up to, in four numbers. */
export function FourFigures({ figures: { matches, won, row, longest } }: { figures: Figures }) {
	const four = [
		[t('figures.matches', { count: matches }), matches],
		[t('figures.won', { count: won }), won],
		[t('figures.row', { count: row }), row],
		[t('figures.longest'), longest],
	] as const;
	return (
		<dl class="four-figures">
			{four.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{number(value)}</dd>
				</div>
			))}
		</dl>
	);
}
