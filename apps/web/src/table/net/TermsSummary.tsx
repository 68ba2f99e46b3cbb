import type { TableView } from '@shutterbox/table';
import { t } from '../../i18n/table.ts';
import { changedOptions, optionsFor } from '../form/terms.ts';
import type { GameKit } from '../game-kit.ts';
import { paceWords } from './pace-words.ts';

/** What was agreed: the pace, and every option that differs from the box. */
export function TermsSummary({ table, kit: { rules, ui } }: { table: TableView; kit: GameKit }) {
	const changed = changedOptions(rules, table.seats.length, table.options);
	const options = optionsFor(rules, table.seats.length).filter(([name]) => Object.hasOwn(changed, name));
	return (
		<section class="panel terms" aria-labelledby="terms">
			<h2 id="terms">{t('terms.title')}</h2>
			<ul>
				<li>{paceWords(table.pace)}</li>
				{table.isRated && <li>{t('terms.rated')}</li>}
				<li>{t(table.allowsSpectators ? 'terms.spectators' : 'terms.noSpectators')}</li>
				{options.length === 0 && <li>{t('form.asInTheBox')}</li>}
				{options.map(([name, spec]) => (
					<li key={name}>
						{ui?.option?.(name)?.title ?? spec.title}: {print(changed[name])}
					</li>
				))}
			</ul>
			<p class="commitment">
				{t('terms.commitment')} <code>{table.commitment.slice(0, 16)}…</code>
			</p>
		</section>
	);
}

function print(value: unknown): string {
	if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
	return Array.isArray(value) ? value.map(print).join(', ') : String(value);
}
