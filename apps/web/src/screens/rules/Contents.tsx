import { t } from '../../i18n/shell.ts';
import type { Section } from './book.ts';

interface Props {
	sections: readonly Section[];
	/** The language of the book where it is not the page's. */
	foreign: string | undefined;
}

/** The chapters; beside the text where there is room, folded above it where there is none. */
export function Contents({ sections, foreign }: Props) {
	return (
		<nav class="contents" aria-label={t('rules.contents')}>
			<details open={matchMedia('(min-width: 901px)').matches}>
				<summary>{t('rules.contents')}</summary>
				<ol lang={foreign}>
					{sections.map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}
