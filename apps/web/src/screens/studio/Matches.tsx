import { useSignal } from '@preact/signals';
import { number } from '../../i18n/format.ts';
import { problemWords } from '../../server/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Scored } from './figures.ts';
import { PastRow } from './PastRow.tsx';
import type { PastMatch } from './past.ts';
import { type Removal, RemoveDialog } from './RemoveDialog.tsx';
import { SaveAll } from './SaveAll.tsx';
import { UnfinishedList } from './UnfinishedList.tsx';
import type { Unfinished } from './unfinished.ts';
import { MOST_RESULTS, type useResults } from './use-results.ts';
import { t } from './words.ts';

interface Props {
	past: readonly PastMatch[];
	unfinished: readonly Unfinished[];
	/** Of all games, for the file. */
	all: readonly PastMatch[];
	records: readonly Scored[];
	heard: ReturnType<typeof useResults>;
}

const STEP = 20;

/** One list of everything: what can be gone on with on top, then what is over, the latest first. */
export function Matches({ past, unfinished, all, records, heard }: Props) {
	const shown = useSignal(STEP);
	const isTidying = useSignal(false);
	const removal = useSignal<Removal | null>(null);
	const now = Date.now();
	const isHere = unfinished.some(({ local }) => local !== null) || past.some(({ home }) => home === 'device');
	const onRemove = (next: Removal) => {
		removal.value = next;
	};
	return (
		<section class="panel studio-matches" aria-label={t('title')}>
			<UnfinishedList {...{ unfinished, onRemove }} isTidying={isTidying.value} />
			{past.length === 0 ? (
				<p class="say">{t('past.none')}</p>
			) : (
				<ul class="past-matches" aria-label={t('past.title')}>
					{past.slice(0, shown.value).map((match) => (
						<PastRow
							key={match.id}
							{...{ match, now, onRemove }}
							isRecord={records.some((record) => record.match.id === match.id)}
							isTidying={isTidying.value}
						/>
					))}
				</ul>
			)}
			{past.length > shown.value && (
				<Button
					small
					onPress={() => {
						shown.value += STEP;
					}}
				>
					{t('past.older')}
				</Button>
			)}
			{heard.problem && (
				<div class="studio-away" role="status">
					<p>
						{problemWords(heard.problem)} {t('home.away')}
					</p>
					<Button small onPress={heard.again}>
						{t('again')}
					</Button>
				</div>
			)}
			{heard.isCut && <p class="say">{t('home.most', { count: number(MOST_RESULTS) })}</p>}
			<footer>
				<span>
					<Icon name="device" size={16} /> {t('home.device')}
				</span>
				<span>
					<Icon name="globe" size={16} /> {t('home.server')}
				</span>
				<span class="gap" />
				{isHere && (
					<button
						type="button"
						class="as-link"
						aria-pressed={isTidying.value}
						onClick={() => {
							isTidying.value = !isTidying.peek();
						}}
					>
						{t(isTidying.value ? 'tidy.end' : 'tidy.begin')}
					</button>
				)}
				<SaveAll matches={all} />
			</footer>
			<RemoveDialog
				removal={removal.value}
				onDone={(isGone) => {
					removal.value = null;
					if (isGone) focusHeading();
				}}
			/>
		</section>
	);
}

/** What had the focus is gone; the heading of the page is always here. */
function focusHeading(): void {
	const heading = document.querySelector<HTMLElement>('.my-studio h1');
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus();
}
