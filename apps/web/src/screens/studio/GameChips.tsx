import { titleOf } from '../../games/game-words.ts';
import { number } from '../../i18n/format.ts';
import { Cover } from '../../ui/Cover.tsx';
import type { playedGames } from './figures.ts';
import { t } from './words.ts';

interface Props {
	games: ReturnType<typeof playedGames>;
	/** Null for all. */
	picked: string | null;
	onPick: (game: string | null) => void;
}

/** Which game the page is about: list, figures and plots follow. */
export function GameChips({ games, picked, onPick }: Props) {
	return (
		<div class="game-chips" role="radiogroup" aria-label={t('games.label')}>
			<Chip isPicked={picked === null} onPick={() => onPick(null)}>
				{t('games.all')}
			</Chip>
			{games.map(({ game, count }) => (
				<Chip key={game} isPicked={game === picked} onPick={() => onPick(game)}>
					<span class="thumb">
						<Cover game={game} view="small" />
					</span>
					{titleOf(game)} {count > 0 && <small>{number(count)}</small>}
				</Chip>
			))}
		</div>
	);
}

interface ChipProps {
	isPicked: boolean;
	onPick: () => void;
	children: preact.ComponentChildren;
}

function Chip({ isPicked, onPick, children }: ChipProps) {
	return (
		<label class="game-chip">
			<input class="aloud" type="radio" name="studio-game" checked={isPicked} onChange={onPick} />
			{children}
		</label>
	);
}
