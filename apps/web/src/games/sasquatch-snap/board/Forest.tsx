import type { Seat } from '@shutterbox/kernel';
import {
	DIRECTIONS,
	foresee,
	forest,
	isEntrapped,
	type LineForecast,
	lineForecasts,
	NO_TILE,
	type Square,
	type State,
} from '@shutterbox/sasquatch-snap/client';
import { useMemo, useRef } from 'preact/hooks';
import { memo } from '../../../ui/memo.tsx';
import { REACH, total } from '../art/grid.ts';
import { moveOf } from '../draft.ts';
import { Cells } from './Cells.tsx';
import { Effects } from './Effects.tsx';
import { Forecasts } from './Forecasts.tsx';
import { useForestHand } from './forest-hand.ts';
import { Lines } from './Lines.tsx';
import { LookedOver } from './Looked.tsx';
import { Nets } from './Nets.tsx';
import { Own } from './Own.tsx';
import { Drawn } from './pictures.tsx';
import { heightOf, hisPose, poseOf } from './poses.ts';
import type { Scene } from './scene.ts';
import { slotSeat } from './slot-events.ts';
import { crowdOn, Him, Journalist, type Layer, Tile } from './Things.tsx';
import type { Look } from './use-look.ts';
import { wayOf } from './ways.ts';

/** The photograph of the forest that everything is decided on. */
export function Forest({
	now,
	isSettled,
	look,
	...scene
}: Scene & { now: State; isSettled: boolean; look: Look | null }) {
	const { shown: view, act, seat, names, asked, draft, helps, deeds } = scene;
	const { size } = forest(view);
	const ref = useRef<HTMLDivElement>(null);
	const hand = useForestHand(ref, scene);
	const foreseen = useDrafted(scene);
	const lines = useMemo(
		() => (isSettled && view.phase !== 'over' ? lineForecasts(foreseen) : []),
		[foreseen, isSettled],
	);
	const aimed = asked === 'lure' ? draft.dir : null;
	const goal = useGoal(scene);
	// Where she stands or goes, the board says what she would pay there instead.
	const told = useMemo(() => {
		if (asked !== 'commit' || seat === null) return lines;
		return lines.filter(({ to }) => to !== goal && to !== view.journalists[seat]);
	}, [lines, asked, seat, goal]);
	return (
		<div
			class="forest"
			ref={ref}
			data-asked={asked ?? undefined}
			style={{ '--total': total(size), '--squares': size }}
			{...hand.handlers}
		>
			<Drawn id={`floor-${size}`} class="floor" />
			<Standing
				view={view}
				drafted={foreseen}
				layer="ghosts"
				{...{ act, asked, aimed, goal }}
				own={seat}
				lifted={null}
			/>
			<Drawn id={`light-${size}`} class="light" />
			<Edge size={size} />
			<Lines view={view} lines={lines} aimed={aimed} />
			<Standing
				view={view}
				drafted={foreseen}
				layer="things"
				{...{ act, asked, aimed, goal }}
				own={seat}
				lifted={hand.lifted === 'her' ? seat : hand.lifted}
			/>
			<Cells view={now} {...{ seat, names }} areArrowsTaken={asked === 'commit' || asked === 'lure'} />
			{isSettled && seat !== null && <Own {...scene} seat={seat} isLifted={hand.lifted === 'her'} />}
			{helps.has('forecasts') && (
				<Forecasts
					{...{ view, seat, names, aimed }}
					lines={told}
					onAim={asked === 'lure' ? (dir) => deeds.hold({ ...draft, dir }) : undefined}
				/>
			)}
			{look && isSettled && <LookedOver {...{ view, look }} />}
			{act && <Effects key={act.id} act={act} />}
		</div>
	);
}

/** The position as the draft of a trap would have it: his lines already count it. */
function useDrafted({ shown, seat, asked, draft }: Scene): State {
	return useMemo(() => {
		const move = asked === 'set' && seat !== null ? moveOf(shown, seat, draft) : null;
		return move === null || seat === null ? shown : foresee(shown, seat, move).after;
	}, [shown, seat, asked, draft]);
}

/** Where the way she has in mind would end. */
function useGoal({ shown, seat, asked, draft: { dir, trap } }: Scene): Square | null {
	return useMemo(() => {
		if (asked !== 'commit' || seat === null || dir === null) return null;
		return wayOf(shown, seat, dir, trap).squares.at(-1) ?? null;
	}, [shown, seat, asked, dir, trap]);
}

interface StandingProps extends Pick<Scene, 'act' | 'asked'> {
	view: State;
	/** With the tile of the draft, and without those it would destroy. */
	drafted: State;
	layer: Layer;
	aimed: LineForecast['dir'] | null;
	goal: Square | null;
	/** The viewer's seat. */
	own: Seat | null;
	/** Whom the viewer's hand has picked up. */
	lifted: Seat | 'him' | null;
}

/** All that stands and lies in the forest. */
const Standing = memo<StandingProps>(({ view, drafted, layer, act, asked, aimed, goal, own, lifted }) => {
	const { size } = forest(view);
	const { tiles, journalists, sasquatch } = view;
	const slot = slotSeat(view, act);
	return (
		<div class={layer} aria-hidden="true">
			<Nets view={drafted} layer={layer} act={act?.event.type === 'trapSet' ? act : null} />
			{tiles.map((lies, square) => {
				const tile = lies === NO_TILE ? drafted.tiles[square] : lies;
				const isHidden = sasquatch === square && !journalists.includes(square);
				if (tile === NO_TILE || isHidden) return null;
				return (
					<Tile
						key={square}
						{...{ layer, size, square, tile }}
						act={isSet(act, square) ? act : null}
						crowd={crowdOn(view, square).length}
					/>
				);
			})}
			{journalists.map((square, seat) => {
				const crowd = crowdOn(view, square);
				return (
					<Journalist
						key={seat}
						{...{ layer, size, seat, square }}
						act={isOf(act, seat) ? act : null}
						pose={poseOf(view, act, seat, drafted)}
						order={1 + ((seat - view.whistle + journalists.length) % journalists.length)}
						crowd={crowd.length}
						among={crowd.indexOf(seat)}
						hasTile={tiles[square] !== NO_TILE || square === sasquatch}
						isYours={seat === own}
						isActing={slot === seat}
						isLifted={lifted === seat}
					/>
				);
			})}
			<Him
				{...{ layer, size }}
				act={isHis(act) ? act : null}
				square={sasquatch}
				pose={hisPose(view, act, asked)}
				height={heightOf(view, act, aimed, goal)}
				tile={journalists.includes(sasquatch) ? NO_TILE : tiles[sasquatch]}
				isLifted={lifted === 'him'}
			/>
		</div>
	);
});

/** Only who moves in an act is drawn anew with it. */
function isSet(act: Scene['act'], square: Square): boolean {
	return act?.event.type === 'trapSet' && act.event.square === square;
}

function isOf(act: Scene['act'], seat: Seat): boolean {
	if (act?.event.type === 'turnStarted') return isEntrapped(act.before, seat);
	return act !== null && 'seat' in act.event && act.event.seat === seat;
}

function isHis(act: Scene['act']): boolean {
	return act?.event.type === 'lured' || act?.event.type === 'mauled';
}

const LETTERS = 'ABCDEFGHIJK';

/** Letters and numbers on the film's black, and thin corners at the true edge. */
const Edge = memo<{ size: number }>(({ size }) => {
	const end = size * 100;
	return (
		<div class="edge" aria-hidden="true">
			<Drawn id="lair" class="lair" />
			<Drawn id="compass" class="compass" />
			{DIRECTIONS.map((dir) => (
				<i key={dir} class={`corner ${dir}`} style={{ '--end': end + REACH }} />
			))}
			{Array.from({ length: size }, (_, i) => (
				<span key={i}>
					<b class="column" style={{ '--x': i * 100 + 50 + REACH }}>
						{LETTERS[i]}
					</b>
					<b class="row-number" style={{ '--y': i * 100 + 50 + REACH }}>
						{i + 1}
					</b>
				</span>
			))}
		</div>
	);
});
