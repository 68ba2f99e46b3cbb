import type { TableView } from '@shutterbox/table';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/table.ts';
import { optionTitle, optionWords } from '../form/option-words.ts';
import { agreedPace } from '../form/pace-choice.ts';
import { changedOptions, optionsFor } from '../form/terms.ts';
import type { GameKit } from '../game-kit.ts';

interface Props {
	table: TableView;
	kit: GameKit;
	/** What the host may change. */
	children?: ComponentChildren;
}

/** What was agreed: the pace, and every option that differs from the box. */
export function TermsSummary({ table, kit, children }: Props) {
	const { rules, words } = kit;
	const changed = changedOptions(rules, table.seats.length, table.options);
	const options = optionsFor(rules, table.seats.length, table.pace).filter(([name]) => Object.hasOwn(changed, name));
	return (
		<section class="panel terms" aria-labelledby="terms">
			<h2 id="terms">{t('terms.title')}</h2>
			<ul>
				<li>{agreedPace(rules, table.pace)}</li>
				<li>{t(table.isRated ? 'terms.rated' : 'terms.unrated')}</li>
				<li>{t(table.allowsSpectators ? 'terms.spectators' : 'terms.noSpectators')}</li>
				{options.length === 0 && <li>{t('form.asInTheBox')}</li>}
				{options.map(([name]) => (
					<li key={name}>
						{optionTitle(kit, name)}: {optionWords(words, name, changed[name])}
					</li>
				))}
			</ul>
			{children}
			<p class="commitment" title={t('terms.commitmentHint')}>
				{t('terms.commitment')} <code>{table.commitment.slice(0, 16)}…</code>
			</p>
		</section>
	);
}
