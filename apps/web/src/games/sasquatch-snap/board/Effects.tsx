/** What happens over the forest while an act is played: digits, bursts, claws, the photo of him. */
import type { Seat } from '@shutterbox/kernel';
import { claimsOn, forest, labelOf, type Square, type State } from '@shutterbox/sasquatch-snap/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fly } from '../../../board/flights.ts';
import { playSounds } from '../../../board/several-sounds.ts';
import { classNames } from '../../../ui/class-names.ts';
import { t } from '../words.ts';
import { COUNTED, FLASH } from './acts.ts';
import { Badge } from './Badge.tsx';
import { Chip, type ChipPart } from './Chip.tsx';
import { columnOf, rowOf } from './copies.ts';
import { flightsOf } from './flying.ts';
import { heardIn } from './heard-in.ts';
import { OnSquare, ShownWays } from './Marks.tsx';
import type { SceneAct } from './motion.ts';
import { Drawn, pictureOf } from './pictures.tsx';
import { Trail } from './Trail.tsx';

/** Everything of one act; drawn anew with every act. */
export function Effects({ act }: { act: SceneAct }) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const board = ref.current?.closest<HTMLElement>('.sasquatch');
		if (!board || act.isStill) return;
		const ends = flightsOf(act).map(({ id, ...flight }) => fly(board, { ...flight, picture: pictureOf(id) }));
		const silence = playSounds(heardIn(act));
		return () => {
			for (const end of ends) end();
			silence();
		};
	}, []);
	return (
		<div class="effects" aria-hidden="true" style={{ '--ms': `${act.ms}ms` }} ref={ref}>
			<Effect act={act} />
		</div>
	);
}

export function Effect({ act }: { act: SceneAct }) {
	const { event, before, after, isStill } = act;
	const { size } = forest(after);
	switch (event.type) {
		case 'revealed':
			return (
				<>
					{!isStill && <Countdown ms={act.ms} />}
					<ShownWays view={after} />
				</>
			);
		case 'stepped':
			return isStill ? <Held view={after} square={after.journalists[event.seat]} /> : null;
		case 'held':
			return isStill ? <Netted view={after} seat={event.seat} /> : null;
		case 'entrapped':
			return <Netted view={after} seat={event.seat} />;
		case 'trapSet':
			return isStill ? (
				<Held view={after} square={event.square} />
			) : (
				<OnSquare size={size} square={event.square} class={`sprung ${event.tile}`} />
			);
		case 'uprooted':
			return isStill ? <Held view={after} square={event.square} /> : null;
		case 'trapsDestroyed':
			return (
				<>
					{event.list.map(({ square, owner }) => (
						<span key={square}>
							{isStill && <OnSquare size={size} square={square} class="doomed" />}
							<Told view={after} square={square} parts={[{ seat: owner }, { text: t('chip.toBank') }]} isBelow />
						</span>
					))}
				</>
			);
		case 'tollPaid':
			return (
				<>
					{!isStill && (
						<OnSquare size={size} square={event.square} class="burst">
							<Drawn id="burst" />
						</OnSquare>
					)}
					<Told
						view={after}
						square={after.journalists[event.from]}
						parts={[{ seat: event.from }, { text: event.paid > 0 ? `−${event.paid}` : '0' }]}
						isVain={event.paid === 0}
					/>
				</>
			);
		case 'mauled':
			return (
				<>
					{!isStill && (
						<OnSquare size={size} square={event.square} class="clawed">
							<Drawn id="claw" />
						</OnSquare>
					)}
					<Told
						view={after}
						square={event.square}
						parts={['claw', { seat: event.seat }, { text: event.snaps > 0 ? `−${event.snaps}` : '0' }]}
						isBelow
					/>
				</>
			);
		case 'lured':
			return (
				<>
					<Trail view={before} run={event} />
					{isStill && <Held view={after} square={event.to} />}
				</>
			);
		case 'tossed':
			return isStill ? (
				<Held view={after} square={event.to} />
			) : (
				<OnSquare size={size} square={event.to} class="dust" />
			);
		case 'caught':
			return (
				<Caught
					{...{ after, isStill }}
					owner={event.owner}
					snaps={event.earned + event.fromPile}
					isFirst={claimsOn(before, before.sasquatch)[0] === event.square}
				/>
			);
		default:
			return null;
	}
}

/** Three, two, one: all cards at once. */
function Countdown({ ms }: { ms: number }) {
	const each = (ms * COUNTED) / 3;
	return (
		<>
			{[3, 2, 1].map((digit, i) => (
				<span key={digit} class="countdown" style={{ '--delay': `${i * each}ms`, '--length': `${each}ms` }}>
					{digit}
				</span>
			))}
		</>
	);
}

interface ToldProps {
	view: State;
	square: Square;
	parts: readonly ChipPart[];
	/** Rather than over the heads of those who stand there. */
	isBelow?: boolean;
	/** Nothing came of it. */
	isVain?: boolean;
}

function Told({ view, square, parts, isBelow = false, isVain = false }: ToldProps) {
	const { size } = forest(view);
	const y = rowOf(size, square) * 100 + (isBelow ? 112 : -8);
	return <Chip x={columnOf(size, square) * 100 + 50} {...{ y, parts }} look={isVain ? 'vain' : 'toll'} />;
}

/** She is entrapped, and stays where she is. */
function Netted({ view, seat }: { view: State; seat: Seat }) {
	return <Told view={view} square={view.journalists[seat]} parts={[{ seat }, { text: t('chip.held') }]} />;
}

/** Where nothing moves, brackets show where something happened. */
function Held({ view, square, children }: { view: State; square: Square; children?: ComponentChildren }) {
	return (
		<OnSquare size={forest(view).size} square={square} class="square-brackets hot">
			{children}
		</OnSquare>
	);
}

interface CaughtProps {
	after: State;
	owner: number;
	snaps: number;
	/** Whoever else had a claim gets a smaller photo, without another flash. */
	isFirst: boolean;
	isStill: boolean;
}

/** One white picture, then the photo of him in the flash. */
function Caught({ after, owner, snaps, isFirst, isStill }: CaughtProps) {
	const square = labelOf(after.rules.boardSize, after.sasquatch);
	return (
		<>
			{isFirst && !isStill && <span class="white" style={{ '--length': `${FLASH}ms` }} />}
			<figure
				class={classNames('front-photo', !isStill && 'developing', !isFirst && 'second')}
				data-anchor="front-photo"
			>
				<span class="picture">
					<Drawn id={`floor-${after.rules.boardSize}`} class="ground" />
					<Drawn id="big-flash" class="him" />
				</span>
				<figcaption>
					<Badge seat={owner} />
					<b>+{snaps}</b>
					<span>{t('photo.where', { square, turn: after.turn })}</span>
				</figcaption>
			</figure>
		</>
	);
}
