import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { coachHref, isTaught } from '../../coach/course.ts';
import { listing } from '../../games/listing.ts';
import { type Language, language } from '../../i18n/area.ts';
import { t } from '../../i18n/shell.ts';
import { NotArrived } from '../../shell/Broken.tsx';
import { Footer } from '../../shell/Footer.tsx';
import { Screen as NotFound } from '../../shell/NotFound.tsx';
import type { ScreenProps } from '../../shell/routes.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { BookBlock, BookSection } from './BookSection.tsx';
import type { Rulebook } from './book.ts';
import { Contents } from './Contents.tsx';
import { bring } from './library.ts';
import { SearchField } from './SearchField.tsx';
import { entries, narrowed, wordsOf } from './search.ts';
import '../../styles/pages.css';
import './rules.css';

interface Open {
	readonly book: Rulebook;
	/** The language the book is written in; not always the page's. */
	readonly written: Language;
}

/** The rules of one game: numbered, with rulings marked, to be read or searched. */
export function Screen(props: ScreenProps) {
	const game = listing.find(({ id }) => id === props.parts.game);
	const open = useSignal<Open | 'not arrived' | null>(null);
	const spoken = language();
	const title = t('rules.of', { game: game?.title ?? '' });
	usePageTitle(game ? title : t('missing.title'));
	useEffect(() => {
		let isWanted = true;
		bring(props.parts.game, spoken).then(
			(book) => {
				if (isWanted) open.value = book;
			},
			() => {
				if (isWanted) open.value = 'not arrived';
			},
		);
		return () => {
			isWanted = false;
		};
	}, [props.parts.game, spoken]);
	if (!game) return <NotFound {...props} />;
	if (open.value === 'not arrived') return <NotArrived />;
	return (
		<>
			<div class="page wrap rules-page">
				<h1>{title}</h1>
				{open.value && <OpenBook game={game.id} {...open.value} />}
			</div>
			<Footer />
		</>
	);
}

function OpenBook({ game, book, written }: Open & { game: string }) {
	const query = useSignal('');
	const sought = useSought(book);
	const words = wordsOf(query.value);
	const shown = narrowed(book, words);
	const foreign = written === language() ? undefined : written;
	return (
		<>
			{foreign && <p class="lead">{t('rules.foreign')}</p>}
			<div class="lead-text" lang={foreign}>
				{book.lead.map((block, i) => (
					<BookBlock key={i} block={block} title={book.title} game={game} words={[]} sought="" />
				))}
			</div>
			<div class="actions">
				<Button icon="play" href={`/play/${game}`}>
					{t('rules.play')}
				</Button>
				{isTaught(game) && (
					<Button icon="help" href={coachHref(game)}>
						{t('rules.coach')}
					</Button>
				)}
				<Button icon="chart" href={`/leaders/${game}`}>
					{t('rules.leaders')}
				</Button>
			</div>
			<div class="book">
				<Contents sections={shown.sections} foreign={foreign} />
				<div>
					<SearchField query={query} found={words.length === 0 ? null : entries(shown)} />
					<article lang={foreign}>
						{shown.sections.map((section) => (
							<BookSection key={section.id} section={section} game={game} words={words} sought={sought} />
						))}
					</article>
				</div>
			</div>
		</>
	);
}

/** The anchor in the address; brings it into view when the book is opened, and again whenever it changes. */
function useSought(book: Rulebook): string {
	const anchor = useSignal(location.hash.slice(1));
	const isFirst = useRef(true);
	useEffect(() => {
		const look = () => {
			anchor.value = location.hash.slice(1);
			document.getElementById(anchor.peek())?.scrollIntoView({ block: isFirst.current ? 'center' : 'nearest' });
			isFirst.current = false;
		};
		look();
		addEventListener('hashchange', look);
		return () => removeEventListener('hashchange', look);
	}, [book]);
	return anchor.value;
}
