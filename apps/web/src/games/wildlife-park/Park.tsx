import {
	COLOUR_OF,
	COLOURS,
	colourName,
	type Hex,
	hexesIn,
	isAtTower,
	isWatchtowerTile,
	layoutOf,
	NO_TILE,
	type Park,
	SYMBOL_OF,
	SYMBOLS,
	symbolName,
	thingName,
	towerName,
} from '@shutterbox/wildlife-park/client';
import { useId } from 'preact/hooks';
import { classNames } from '../../ui/class-names.ts';
import { HabitatDie, TilePicture } from './Pictures.tsx';
import { say } from './text-words.ts';
import { cornerName, markOf, voice } from './words.ts';

interface Props {
	title: string;
	park: Park;
	/** The park as it would be; what differs is marked. */
	after?: Park;
	level?: 2 | 3;
}

/** A park as a list of hexes, laid out where they lie. */
export function ParkMap({ title, park, after = park, level = 2 }: Props) {
	const id = useId();
	const { names, places, gate } = layoutOf(park);
	const height = ([q, r]: readonly [number, number]) => 2 * r + q;
	const top = Math.min(height(gate), ...places.map(height));
	const spot = (place: readonly [number, number]) => ({
		gridColumn: String(place[0] + 1),
		gridRow: `${height(place) - top + 1} / span 2`,
	});
	const columns = Math.max(gate[0], ...places.map(([q]) => q)) + 1;
	const Heading = level === 2 ? 'h2' : 'h3';
	return (
		<section class="park" aria-labelledby={id}>
			<Heading id={id}>{title}</Heading>
			<ul class="map" aria-labelledby={id} style={{ '--columns': columns }}>
				{names.map((name, hex) => (
					<Cell
						key={`${name} ${after.tiles[hex]}`}
						park={after}
						hex={hex}
						isPlanned={isChanged(park, after, hex)}
						style={spot(places[hex])}
					/>
				))}
				<li class="gate" style={spot(gate)} aria-hidden="true">
					{say('park.entrance')}
				</li>
			</ul>
		</section>
	);
}

interface CellProps {
	park: Park;
	hex: Hex;
	isPlanned: boolean;
	style: Readonly<Record<string, string>>;
}

function Cell({ park, hex, isPlanned, style }: CellProps) {
	const { names, adjacent, entrance, star } = layoutOf(park);
	const tile = park.tiles[hex];
	const isEmpty = tile === NO_TILE;
	const notes = [
		...(entrance & (1 << hex) ? [say('park.entrance')] : []),
		...(isPlanned ? [say('park.planned')] : []),
		say('park.next', {
			hexes: hexesIn(adjacent[hex])
				.map((each) => names[each])
				.join(', '),
		}),
	];
	return (
		<li
			class={classNames('hex', isEmpty && 'vacant', isPlanned && 'planned', hex === star && 'star')}
			data-colour={isEmpty ? undefined : COLOURS[COLOUR_OF[tile]]}
			style={style}
		>
			{!isEmpty && <TilePicture tile={tile} />}
			<b class="name">{names[hex]}</b>{' '}
			{isEmpty ? (
				<span class="aloud">{say('park.vacant')}</span>
			) : (
				<>
					<span class="sign" aria-hidden="true">
						{signOf(park, hex)}
					</span>
					<span class="words">{thingName(voice, tile)}</span>
					<span class="aloud">
						, {colourName(voice, COLOUR_OF[tile])}, {carriedWords(park, hex)}
					</span>
					{park.dice[hex] > 0 && (
						<>
							<span class="aloud">, {say('park.die', { value: park.dice[hex] })}</span>
							<HabitatDie colour={COLOUR_OF[tile]} value={park.dice[hex]} size={26} />
						</>
					)}
				</>
			)}
			<span class="aloud">. {notes.join('. ')}</span>
		</li>
	);
}

const ARROWS = ['→', '↘', '↙', '←', '↖', '↗'];

/** `▲↖` for a part at its corner, `▲▲` once the tower stands. */
function signOf(park: Park, hex: Hex): string {
	const tile = park.tiles[hex];
	if (!isWatchtowerTile(tile)) return markOf(tile);
	return `${markOf(tile)}${isAtTower(park, hex) ? markOf(tile) : ARROWS[park.corners[hex]]}`;
}

function carriedWords(park: Park, hex: Hex): string {
	const tile = park.tiles[hex];
	if (!isWatchtowerTile(tile)) return symbolName(voice, tile);
	if (isAtTower(park, hex)) return towerName(voice, SYMBOLS[SYMBOL_OF[tile]]);
	return say('park.part', { symbol: symbolName(voice, tile), corner: cornerName(park.corners[hex]) });
}

function isChanged(before: Park, after: Park, hex: Hex): boolean {
	return before.tiles[hex] !== after.tiles[hex] || before.dice[hex] !== after.dice[hex];
}
