import { type ComponentChildren, Fragment } from 'preact';
import { rich, t } from '../../i18n/shell.ts';
import { classNames } from '../../ui/class-names.ts';
import { scrollStop } from '../../ui/scroll-stop.ts';
import { BookFigure } from './BookFigure.tsx';
import { BookText, Found, Reference } from './BookText.tsx';
import { type Block, isRuling, type Rule, type Section } from './book.ts';

interface Looking {
	/** Whose book it is. */
	readonly game: string;
	/** What the reader looks for, to be marked. */
	readonly words: readonly string[];
	/** The rule that the address names. */
	readonly sought: string;
}

/** One chapter of a rule book. */
export function BookSection({ section, ...looking }: { section: Section } & Looking) {
	return (
		<section class="chapter" aria-labelledby={section.id}>
			<h2 id={section.id}>
				<Found text={section.title} words={looking.words} />
			</h2>
			{section.blocks.map((block, i) => (
				<BookBlock key={i} block={block} title={section.title} {...looking} />
			))}
		</section>
	);
}

/** `title` names a table for those who hear it. */
export function BookBlock({ block, title, ...looking }: { block: Block; title: string } & Looking) {
	const { words } = looking;
	switch (block.kind) {
		case 'paragraph':
			return (
				<p>
					<BookText text={block.text} words={words} />
				</p>
			);
		case 'steps':
			return (
				<ol class="steps">
					{block.items.map((item, i) => (
						<li key={i}>
							<BookText text={item} words={words} />
						</li>
					))}
				</ol>
			);
		case 'rules':
			return (
				<ul class="rule-list">
					{block.rules.map((rule) => (
						<RuleItem key={rule.number} rule={rule} {...looking} />
					))}
				</ul>
			);
		case 'plan':
			return (
				<pre class="plan" ref={scrollStop}>
					{block.lines}
				</pre>
			);
		case 'table':
			return <BookTable block={block} title={title} words={words} />;
		case 'figures':
			return (
				<div class="figures">
					{block.figures.map((figure) => (
						<BookFigure key={`${figure.shows} ${figure.position}`} game={looking.game} figure={figure} words={words} />
					))}
				</div>
			);
		case 'fold':
			return (
				// What was found in it is to be seen.
				<details key={String(words.length > 0)} class="fold" open={words.length > 0}>
					<summary>{block.title}</summary>
					{block.blocks.map((inside, i) => (
						<BookBlock key={i} block={inside} title={title} {...looking} />
					))}
				</details>
			);
	}
}

function RuleItem({ rule: { number, text, rulings }, words, sought }: { rule: Rule } & Looking) {
	return (
		<li id={number} class={classNames(isRuling(number) && 'ruling', number === sought && 'sought')}>
			<a class="number" href={`#${number}`} aria-label={t('rules.anchor', { number })}>
				<Found text={number} words={words} />
			</a>
			<p>
				<BookText text={text} words={words} />
				{rulings.map((ruling) => (
					<Fragment key={ruling}>
						{' '}
						<span class="rests-on">
							{rich('rules.restsOn', {
								ruling: (
									<Reference key={ruling} number={ruling}>
										{ruling}
									</Reference>
								),
							})}
						</span>
					</Fragment>
				))}
			</p>
		</li>
	);
}

function BookTable({
	block: { head, rows },
	title,
	words,
}: {
	block: Extract<Block, { kind: 'table' }>;
	title: string;
	words: readonly string[];
}) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a region that scrolls, not a chapter.
		<div class="scroll" role="group" aria-label={title} ref={scrollStop}>
			<table class="book-table">
				<thead>
					<tr>
						{head.map((cell, i) => (
							<Cell key={i} isHead={cell.length > 0}>
								<BookText text={cell} words={words} />
							</Cell>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row, i) => (
						<tr key={i}>
							{row.map((cell, k) => (
								<td key={k}>
									<BookText text={cell} words={words} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** An empty heading would be read as one. */
function Cell({ isHead, children }: { isHead: boolean; children: ComponentChildren }) {
	return isHead ? <th scope="col">{children}</th> : <td />;
}
