/** What the viewer has in mind, drawn where it would happen: the way, the trap, the line. */
import type { Reader } from '@shutterbox/kernel';
import {
	DIRECTIONS,
	type Direction,
	foresee,
	forest,
	type Move,
	NO_TILE,
	ownerOf,
	type State,
	TILE_TYPES,
	type TileType,
	typeOf,
} from '@shutterbox/sasquatch-snap/client';
import { useMemo } from 'preact/hooks';
import { moveOf } from '../draft.ts';
import { capitalised, foreseen, t } from '../words.ts';
import { Chip } from './Chip.tsx';
import { columnOf, middleOf, rowOf } from './copies.ts';
import { Fan } from './Fan.tsx';
import { Luring } from './Luring.tsx';
import { DottedWay, GhostFigure, MarkerWay, OnSquare, SquareBrackets } from './Marks.tsx';
import { beside } from './Nets.tsx';
import { Pin } from './Pin.tsx';
import { Drawn } from './pictures.tsx';
import type { Scene } from './scene.ts';
import { crowdOn } from './Things.tsx';
import { threatTo } from './threat.ts';
import { TARGETS } from './token-carry.ts';
import { type Handle, Ways } from './Ways.tsx';
import { type Way, wayOf } from './ways.ts';

type Props = Omit<Scene, 'act' | 'seat'> & {
	readonly seat: number;
	/** The viewer's hand has picked her up. */
	readonly isLifted: boolean;
};

const AROUND_HER = { N: 78, E: 78, S: 78, W: 78 };

export function Own(props: Props) {
	switch (props.asked) {
		case 'commit':
			return <Walking {...props} />;
		case 'set':
			return <Setting {...props} />;
		case 'lure':
			return <Luring {...props} />;
		default:
			return <Waiting {...props} />;
	}
}

/** Nothing is asked about the forest: only where she is. */
function Waiting({ shown: view, seat }: Props) {
	if (view.phase === 'lure' || view.phase === 'over') return null;
	return <OwnBrackets {...{ view, seat }} />;
}

/** Where she stands; a token may be carried there. */
function OwnBrackets({ view, seat, target }: { view: State; seat: number; target?: string }) {
	const square = view.journalists[seat];
	const isCrowded = crowdOn(view, square).length > 1;
	return <SquareBrackets size={forest(view).size} {...{ square, isCrowded }} {...(target && { target })} />;
}

function Walking({ shown: view, seat, names, draft, helps, check, deeds, isLifted }: Props) {
	const { size } = forest(view);
	const here = view.journalists[seat];
	const reader = { names, viewer: seat };
	const { ways, handles } = useMemo(() => waysOut(view, seat, draft.trap, reader), [view, seat, draft.trap, names]);
	const chosen = ways.find(({ dir }) => dir === draft.dir);
	const [x, y] = middleOf(size, here);
	const isThreatened = useMemo(() => threatTo(view, seat) !== undefined, [view, seat]);
	const choose = (dir: Direction) => {
		const refusal = check({ type: 'commit', dir, trap: false });
		if (refusal) deeds.refuse(refusal);
		else deeds.hold({ ...draft, dir });
	};
	return (
		<>
			<OwnBrackets {...{ view, seat }} target={TARGETS.card} />
			{isThreatened && helps.has('warnings') && <Chip x={x - 40} y={y - 44} parts={['claw']} look="toll" />}
			{draft.trap && <TrapMark {...{ view, seat }} tile={draft.tile} />}
			{chosen && <Chosen {...{ view, seat, isLifted }} way={chosen} />}
			<Ways label={t('ways.yours')} {...{ x, y, handles }} reach={AROUND_HER} chosen={draft.dir} onChoose={choose} />
			{ways
				.filter(({ dir, isStopped, isMauled }) => isStopped && !isMauled && dir !== draft.dir)
				.map(({ dir, toll }) => {
					const [dx, dy] = { N: [46, -104], E: [92, -56], S: [46, 104], W: [-92, -56] }[dir];
					return <Chip key={dir} x={x + dx} y={y + dy} parts={[{ text: toll > 0 ? `−${toll}` : '0' }]} look="toll" />;
				})}
		</>
	);
}

/** The four ways out of her square, and what would come of each in words. */
function waysOut(view: State, seat: number, trap: boolean, reader: Reader) {
	const ways = DIRECTIONS.map((dir) => wayOf(view, seat, dir, trap));
	const handles = ways.map((way): Handle => {
		const coming = foreseen(view, seat, { type: 'commit', dir: way.dir, trap }, reader);
		return {
			dir: way.dir,
			label: t('ways.name', { direction: capitalised(t(`direction.${way.dir}`)), coming }),
			pays: way.isStopped && !way.isMauled,
			hasClaw: way.isMauled,
		};
	});
	return { ways, handles };
}

/** On her square: a trap to come, or her own tile that would be lifted. */
function TrapMark({ view, seat, tile }: { view: State; seat: number; tile: TileType | null }) {
	const { size } = forest(view);
	const here = view.journalists[seat];
	const lies = view.tiles[here];
	const isOwn = lies !== NO_TILE && ownerOf(lies) === seat;
	const shown = isOwn ? TILE_TYPES[typeOf(lies)] : tile;
	return (
		<>
			{tile === 'super' &&
				[here, ...DIRECTIONS.map((dir) => beside(size, here, dir))].map((square) => (
					<OnSquare key={square} {...{ size, square }} class="within-reach" />
				))}
			<OnSquare {...{ size }} square={here} class={isOwn ? 'over-all uprooting' : 'over-all trapping'}>
				{shown === null ? <Drawn id="trap-mark" /> : <Pin kind={shown} seat={seat} />}
			</OnSquare>
		</>
	);
}

function Chosen({ view, seat, way, isLifted }: Pick<Props, 'seat' | 'isLifted'> & { view: State; way: Way }) {
	const { size } = forest(view);
	const end = way.squares.at(-1);
	if (end === undefined) return null;
	const run = { size, from: view.journalists[seat], dir: way.dir, steps: way.squares.length };
	const [middle, centre] = middleOf(size, end);
	// Not over her own head.
	const at = way.dir === 'S' ? { x: middle + 44, y: centre + 50 } : { x: middle, y: centre - 62 };
	return (
		<>
			{way.squares.slice(0, -1).map((square) => (
				<OnSquare key={square} {...{ size, square }} class="passed" />
			))}
			<GhostFigure {...{ size, seat }} square={end} />
			{isLifted ? (
				<>
					<DottedWay {...run} />
					<SquareBrackets {...{ size }} square={end} isHot />
				</>
			) : (
				<MarkerWay {...run} isBeside />
			)}
			{way.isMauled && <Chip {...at} parts={['claw', { seat }, { text: `−${view.snaps[seat]}` }]} look="toll" />}
			{way.isStopped && !way.isMauled && (
				<Chip
					{...at}
					parts={[...way.owners.map((owner) => ({ seat: owner })), { text: way.toll > 0 ? `−${way.toll}` : '0' }]}
					look="toll"
				/>
			)}
		</>
	);
}

function Setting({ shown: view, seat, draft, check, deeds }: Props) {
	const move = moveOf(view, seat, draft);
	return (
		<>
			<OwnBrackets {...{ view, seat }} target={TARGETS.set} />
			{move !== null && <Foreseen {...{ view, seat, move }} />}
			<Fan {...{ view, seat, check, deeds, draft }} />
		</>
	);
}

/** What a tile would do where it is set: nets are drawn by the forest itself. */
function Foreseen({ view, seat, move }: { view: State; seat: number; move: Move }) {
	const { size } = forest(view);
	const { events, after } = foresee(view, seat, move);
	const destroyed = events.flatMap((event) => (event.type === 'trapsDestroyed' ? event.list : []));
	return (
		<>
			{destroyed.map(({ square, owner }) => (
				<span key={square}>
					<OnSquare {...{ size, square }} class="over-all doomed" />
					<Chip
						x={columnOf(size, square) * 100 + 50}
						y={rowOf(size, square) * 100 - 2}
						parts={[{ seat: owner }, { text: '−1' }]}
						look="toll"
					/>
				</span>
			))}
			{after.journalists[seat] !== view.journalists[seat] && (
				<GhostFigure {...{ size, seat }} square={after.journalists[seat]} />
			)}
		</>
	);
}
