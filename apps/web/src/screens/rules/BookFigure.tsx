import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { bringFigure, type Drawable } from '../../games/figures.ts';
import { Found } from './BookText.tsx';
import type { Figure } from './book.ts';

interface Props {
	game: string;
	figure: Figure;
	words: readonly string[];
}

/** How far below the window a figure is drawn already. */
const AHEAD = '300px';

/** A position, drawn by the game's board when a reader comes near it. Its room is kept from the start. */
export function BookFigure({ game, figure: { width, height, shows, caption, position }, words }: Props) {
	const box = useRef<HTMLDivElement>(null);
	const drawn = useSignal<Drawable | null>(null);
	const id = useId();
	useEffect(() => {
		let isWanted = true;
		const near = new IntersectionObserver(
			([{ isIntersecting }]) => {
				if (!isIntersecting) return;
				near.disconnect();
				bringFigure(game, position, shows).then(
					(brought) => {
						if (isWanted) drawn.value = brought;
					},
					// Out of reach: the caption stays, as it does for those who do not see the figure.
					() => {},
				);
			},
			{ rootMargin: AHEAD },
		);
		if (box.current) near.observe(box.current);
		return () => {
			isWanted = false;
			near.disconnect();
		};
	}, [game, position, shows]);
	const here = drawn.value;
	return (
		<figure class="book-figure" style={{ '--w': width, '--h': height }}>
			<div class="pane" role="img" aria-labelledby={id} data-drawn={here ? '' : undefined} ref={box}>
				{here && (
					<div class="of-board" inert>
						<here.Drawing view={here.view} told={here.told} />
					</div>
				)}
			</div>
			<figcaption id={id}>
				<Found text={caption} words={words} />
			</figcaption>
		</figure>
	);
}
