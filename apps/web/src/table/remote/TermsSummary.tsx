import type { TableView } from '@shutterbox/table';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/table.ts';
import { Icon } from '../../ui/Icon.tsx';
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
			<dl>
				<Term title={t('form.pace')}>{agreedPace(rules, table.pace)}</Term>
				<Term title={t('terms.rating')}>{t(table.isRated ? 'terms.rated' : 'terms.unrated')}</Term>
				<Term title={t('terms.watching')}>{t(table.allowsSpectators ? 'terms.spectators' : 'terms.noSpectators')}</Term>
				{options.length === 0 && <Term title={t('form.options')}>{t('form.asInTheBox')}</Term>}
				{options.map(([name]) => (
					<Term key={name} title={optionTitle(kit, name)}>
						{optionWords(words, name, changed[name])}
					</Term>
				))}
			</dl>
			<a class="rules-link" href={`/rules/${rules.meta.id}`} target="_blank" rel="noopener">
				<Icon name="book" size={18} /> {t('terms.rules')}
			</a>
			{children}
			<p class="commitment" title={t('terms.commitmentHint')}>
				{t('terms.commitment')} <code>{table.commitment.slice(0, 16)}…</code>
			</p>
		</section>
	);
}

function Term({ title, children }: { title: string; children: string }) {
	return (
		<div>
			<dt>{title}</dt>
			<dd>{children}</dd>
		</div>
	);
}
