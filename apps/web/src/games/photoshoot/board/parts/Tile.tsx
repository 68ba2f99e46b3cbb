import { TILES } from '@shutterbox/photoshoot/client';
import { Drawn } from '../../../../board/Drawn.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { portraitPicture } from './pictures.tsx';
import type { Character, Mood, TileProps } from './props.ts';
import { Badge, SeatSign, Sign } from './Sign.tsx';

/**
 * A tile of the stage. Its cell is where it is by `translate`; `transform` is free for hands and acts, and how it is held
 * is seen on the print inside.
 */
export function Tile(props: TileProps) {
	const {
		character,
		name: title,
		label,
		cell,
		mood,
		digit,
		isFriend,
		effects,
		hand,
		isTarget,
		touched,
		fits,
		...others
	} = props;
	const { isClash, isStop = false, ...more } = others;
	const look = classNames('tile', effects.length > 0 && 'active', hand, isTarget && 'target', fits, isClash && 'clash');
	const style = { '--x': cell % 3, '--y': Math.floor(cell / 3) };
	return (
		<button
			type="button"
			id={`stage-${character}`}
			class={look}
			style={style}
			tabIndex={isStop ? 0 : -1}
			aria-pressed={hand === 'lifted' || hand === 'sliding'}
			data-character={character}
			data-cell={cell}
			{...more}
		>
			<span class="aloud">{label}</span>
			<span class="tile-print" aria-hidden="true">
				<span class="tile-picture">
					<Moods character={character} mood={mood} />
				</span>
				<span class="tile-foot">
					{isFriend && <Sign id="friends" class="friend" />}
					<b>{title}</b>
					{touched ? (
						<SeatSign {...touched.by} class="small" />
					) : (
						digit !== null && <span class="shortcut">{digit}</span>
					)}
					{touched?.manner && <Sign id={touched.manner} class="manner" />}
				</span>
				{effects.length > 0 && (
					<span class="tile-badges">
						{effects.map((card) => (
							<Badge key={card.id} {...card} />
						))}
					</span>
				)}
			</span>
		</button>
	);
}

const OTHER_MOODS: readonly Mood[] = ['smile', 'startled'];

/** All moods lie upon each other, so that a change of them is there at once; faces at rest are developed first. */
function Moods({ character, mood }: { character: Character; mood: Mood }) {
	const isCastHere = TILES.every((who) => portraitPicture(who, 'pose', 'tile') !== null);
	return (
		<>
			<Drawn print={portraitPicture(character, 'pose', 'tile')} class="portrait-print" />
			{isCastHere &&
				OTHER_MOODS.map((other) => (
					<Drawn
						key={other}
						print={portraitPicture(character, other, 'tile')}
						class={classNames('portrait-print', 'mood', other === mood && 'on')}
					/>
				))}
		</>
	);
}
