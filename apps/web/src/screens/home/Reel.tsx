import { useEffect, useRef } from 'preact/hooks';
import { sizeOf } from '../../games/game-words.ts';
import type { ListedGame } from '../../games/listing.ts';
import { t } from '../../i18n/shell.ts';
import { Cover } from '../../ui/Cover.tsx';
import { MarkerLine } from '../../ui/MarkerLine.tsx';

interface Props {
	games: readonly ListedGame[];
	picked: string;
	onPick: (id: string) => void;
}

/** The games on a film across the page; the picked one is ringed with the china marker. */
export function Reel({ games, picked, onPick }: Props) {
	const strip = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const tile = strip.current?.querySelector<HTMLElement>('.tile:has(:checked)');
		const isNarrow = strip.current && strip.current.scrollWidth > strip.current.clientWidth;
		if (strip.current && tile && isNarrow) {
			const left = tile.offsetLeft - (strip.current.clientWidth - tile.clientWidth) / 2;
			strip.current.scrollTo({ left, behavior: 'instant' });
		}
	}, []);
	return (
		<div class="reel film wide">
			<div class="tiles wrap" role="radiogroup" aria-label={t('home.reel')} ref={strip}>
				{games.map((game, i) => (
					<label class="tile" key={game.id}>
						<span class="frame aim">
							<input
								class="aloud"
								type="radio"
								name="game"
								value={game.id}
								checked={game.id === picked}
								onChange={() => onPick(game.id)}
							/>
							<Cover game={game.id} />
						</span>
						{game.id === picked && (
							<span class="ring">
								<MarkerLine shape="loop" seed={i + 1} />
							</span>
						)}
						<span class="caption">
							<span class="number" aria-hidden="true">
								{i + 1}
							</span>
							<b>{game.title}</b>
							<small>{sizeOf(game)}</small>
						</span>
					</label>
				))}
			</div>
		</div>
	);
}
