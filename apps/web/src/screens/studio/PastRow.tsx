import { amountOf } from '../../games/cards.ts';
import { titleOf } from '../../games/game-words.ts';
import { day, number } from '../../i18n/format.ts';
import { advised } from '../../table/advised.ts';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Company, namesIn } from './Company.tsx';
import { fateOf, pointsOf } from './fate.ts';
import { fateWords } from './fate-words.ts';
import type { PastMatch } from './past.ts';
import type { Removal } from './RemoveDialog.tsx';
import { t } from './words.ts';

interface Props {
	match: PastMatch;
	now: number;
	isRecord: boolean;
	isTidying: boolean;
	onRemove: (removal: Removal) => void;
}

/** A match that is over: what, with whom, how it ended, when, and the way to its replay. */
export function PastRow({ match, now, isRecord, isTidying, onRemove }: Props) {
	const { table, game, finished, home, isBranch, isRated } = match;
	const fate = fateOf(match);
	const points = pointsOf(match);
	const when = day(finished, now);
	const remove = home === 'device' && (() => onRemove({ table, game, when: finished, isUnfinished: false }));
	// What began in the middle of another match has no record to play again, but a result to look at.
	const [href, verb] = isBranch
		? ([`/local/${table}`, 'past.result'] as const)
		: ([home === 'device' ? `/replay/here/${table}` : `/replay/${table}`, 'past.replay'] as const);
	return (
		<li
			onKeyDown={(event) => {
				if (event.key === 'Delete' && remove) remove();
			}}
		>
			<span class="thumb">
				<Cover game={game} view="small" />
			</span>
			<span class="what">
				<b>{titleOf(game)}</b>
				<Company match={match} />
			</span>
			<span class={classNames('fate', fate.is === 'won' && 'won')}>
				<b>{fateWords(fate, namesIn(match), match.isStopped)}</b>
				<small>
					{points !== null && (amountOf(game, points) ?? t('past.points', { score: number(points), points }))}
					{isRecord && <em class="gold">{t('past.record')}</em>}
					{isRated && <span>{t('past.rated')}</span>}
					{isBranch && <span>{t('past.branch')}</span>}
					{advised.has(table) && <span>{t('past.advised')}</span>}
				</small>
			</span>
			<span class="when">
				<small>{when}</small>
				<Icon name={home === 'device' ? 'device' : 'globe'} size={16} />
				<span class="aloud">{t(home === 'device' ? 'home.device' : 'home.server')}</span>
			</span>
			{isTidying && remove ? (
				<Button small onPress={remove}>
					{t('tidy.remove')}
					<span class="aloud">
						: {titleOf(game)}, {when}
					</span>
				</Button>
			) : (
				<a class="button plain small whole" href={href} aria-keyshortcuts={remove ? 'Delete' : undefined}>
					<Icon name="replay" size={18} />
					<span class="verb">{t(verb)}</span>
					<span class="aloud">
						: {titleOf(game)}, {when}
					</span>
				</a>
			)}
		</li>
	);
}
