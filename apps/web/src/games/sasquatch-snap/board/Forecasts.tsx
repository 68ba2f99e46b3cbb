import type { Reader, Seat } from '@shutterbox/kernel';
import { type Direction, forest, type LineForecast, type State } from '@shutterbox/sasquatch-snap/client';
import { memo } from '../../../ui/memo.tsx';
import { foreseen } from '../words.ts';
import { Chip, forecastParts } from './Chip.tsx';
import { columnOf, middleOf, rowOf } from './copies.ts';
import { beside } from './Nets.tsx';

interface Props {
	view: State;
	seat: Seat | null;
	names: readonly string[];
	lines: readonly LineForecast[];
	aimed: Direction | null;
	/** Aims at a line; absent where nobody asks. */
	onAim?: ((dir: Direction) => void) | undefined;
}

/** On every stop of his lines, what luring him there would bring. */
export const Forecasts = memo<Props>(({ view, seat, names, lines, aimed, onAim }) => {
	const reader: Reader = { names, viewer: seat ?? 'spectator' };
	const stops = lines.filter(({ to }) => to !== null);
	return (
		<>
			{stops
				.filter((line, i) => stops.findIndex(({ to }) => to === line.to) === i)
				.map((line) => {
					const { dir, stop, to, changes } = line;
					if (to === null) return null;
					const { x, y } = placeFor(view, line, to, aimed);
					const isOther = aimed !== null && lines.every((one) => one.to !== to || one.dir !== aimed);
					const isMine = seat !== null && changes[seat] > 0;
					return (
						<Chip
							// Another forecast is another chip, not the old one pushed aside.
							key={[dir, to, ...changes].join()}
							{...{ x, y }}
							parts={forecastParts(line)}
							look={isOther ? 'dim' : isMine ? 'mine' : undefined}
							label={foreseen(view, view.whistle, { type: 'lure', dir, dist: stop }, reader)}
							{...(onAim && { onPress: () => onAim(dir) })}
						/>
					);
				})}
		</>
	);
});

/** Units of the board, from the middle of a stop. */
const ASIDE = 84;
const BELOW = 54;
/** Clear of the mark at somebody's feet, which says when it is her turn. */
const BELOW_FEET = 80;

/** Above the stop or below it, where nobody stands; beside it rather than over his face. */
export function placeFor(view: State, { dir, stop }: LineForecast, to: number, aimed: Direction | null) {
	const { size } = forest(view);
	const hasPeople = (side: Direction) => view.journalists.includes(beside(size, to, side));
	const isTaken = (side: Direction) => hasPeople(side) || view.sasquatch === beside(size, to, side);
	const usual = dir === 'S' || dir === 'E';
	// Between people and him it is people who must be seen: he is the taller one.
	const asPeople = hasPeople('N') === hasPeople('S') ? usual : hasPeople('N');
	const isBelow = isTaken('N') === isTaken('S') ? asPeople : isTaken('N');
	// Once around, back onto his own square: at his foot, not over his face.
	if (to === view.sasquatch) return { x: columnOf(size, to) * 100 + 128, y: rowOf(size, to) * 100 + 98 };
	const [x, y] = middleOf(size, to);
	const isBesideHim = aimed !== null && stop === 1 && dir === 'N';
	if (!isBesideHim && isBelow && view.sasquatch === beside(size, to, 'S'))
		return { x: x + (hasPeople('E') || columnOf(size, to) === size - 1 ? -ASIDE : ASIDE), y };
	const below = view.journalists.includes(to) ? BELOW_FEET : BELOW;
	return { x, y: y + (isBesideHim ? -72 : isBelow ? below : -48) };
}
