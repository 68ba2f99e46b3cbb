import { useSignal } from '@preact/signals';
import { titleOf } from '../../games/game-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Removal } from './RemoveDialog.tsx';
import type { Unfinished } from './unfinished.ts';
import { t } from './words.ts';

interface Props {
	unfinished: readonly Unfinished[];
	isTidying: boolean;
	onRemove: (removal: Removal) => void;
}

const FEW = 3;

/** What can be gone on with; only the first few where there are many. */
export function UnfinishedList({ unfinished, isTidying, onRemove }: Props) {
	const isWhole = useSignal(false);
	if (unfinished.length === 0) return null;
	const hidden = unfinished.length - FEW;
	const shown = isWhole.value || isTidying ? unfinished : unfinished.slice(0, FEW);
	return (
		<>
			<ul class="unfinished" aria-label={t('unfinished.title')}>
				{shown.map((match, i) => (
					<Row key={match.id} {...{ match, isTidying, onRemove }} isFirst={i === 0} />
				))}
			</ul>
			{hidden > 0 && !isTidying && (
				<Button
					small
					kind="quiet"
					onPress={() => {
						isWhole.value = !isWhole.peek();
					}}
				>
					{isWhole.value ? t('unfinished.fewer') : t('unfinished.more', { count: hidden })}
				</Button>
			)}
		</>
	);
}

interface RowProps {
	match: Unfinished;
	/** The one filled button of the page. */
	isFirst: boolean;
	isTidying: boolean;
	onRemove: Props['onRemove'];
}

function Row({ match, isFirst, isTidying, onRemove }: RowProps) {
	const { game, others, standing, detail, href, open, local } = match;
	const title = titleOf(game);
	const remove = local && (() => onRemove({ table: local.table, game, when: local.updated, isUnfinished: true }));
	return (
		<li
			onKeyDown={(event) => {
				if (event.key === 'Delete') remove?.();
			}}
		>
			<span class="thumb">
				<Cover game={game} view="small" />
			</span>
			<span class="what">
				<b>{title}</b>
				<small>{[local ? others : standing, detail].join(', ')}</small>
			</span>
			<Icon name={local ? 'device' : 'globe'} size={16} />
			<span class="aloud">{t(local ? 'home.device' : 'home.server')}</span>
			{isTidying && remove ? (
				<Button small onPress={remove}>
					{t('tidy.remove')}
					<span class="aloud">: {title}</span>
				</Button>
			) : (
				<a
					class={`button small whole ${isFirst ? 'main' : 'plain'}`}
					href={href}
					aria-keyshortcuts={remove ? 'Delete' : undefined}
				>
					{t(open === 'look' ? 'unfinished.look' : 'unfinished.play')}
					<span class="aloud">: {title}</span>
				</a>
			)}
		</li>
	);
}
