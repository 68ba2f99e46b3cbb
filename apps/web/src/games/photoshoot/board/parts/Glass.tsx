import { useLayoutEffect, useRef } from 'preact/hooks';
import { classNames } from '../../../../ui/class-names.ts';
import { BULBS, FULL, GLASS, marksOf, SHINE } from './glass-shape.ts';
import type { GlassProps } from './props.ts';
import { TeamShape } from './Sign.tsx';
import { TurnGlass } from './TurnGlass.tsx';

/** The hourglass, or for a table without hurry a film of its actions. */
export function Glass(props: GlassProps) {
	const { label, team, counter, sand, film, isLate, isDown, turn } = props;
	const look = classNames(
		'glass',
		team === 0 ? 'of-circle' : 'of-diamond',
		isLate && 'late',
		isDown && 'down',
		film && 'reel',
		!sand?.isRunning && 'standing',
	);
	return (
		<div class={look} role="timer" aria-live="off" aria-label={label}>
			<p class="counter">
				{counter}
				{film && <small>{film.word}</small>}
			</p>
			{film && <Reel {...film} />}
			{sand && <Hourglass team={team} {...sand} />}
			{turn && <TurnGlass {...turn} />}
		</div>
	);
}

/** One frame for each action of the round: used ones dark, the next amber. */
function Reel({ frames, used }: { frames: number; used: number }) {
	return (
		<div class="film reel-film" aria-hidden="true">
			{Array.from({ length: frames }, (_, i) => (
				<span key={i} class={i < used ? 'used' : i === used ? 'next' : undefined} />
			))}
		</div>
	);
}

interface HourglassProps {
	team: 0 | 1;
	totalMs: number;
	leftMs: number;
	isRunning: boolean;
}

function Hourglass({ team, totalMs, leftMs, isRunning }: HourglassProps) {
	const upper = useRef<HTMLDivElement>(null);
	const lower = useRef<HTMLDivElement>(null);
	useSand(upper, totalMs, leftMs, isRunning, (share) => `translateY(${(1 - share) * 103}%)`);
	useSand(lower, totalMs, leftMs, isRunning, (share) => `translateY(${share * 100}%)`);
	const isEmpty = leftMs <= 0;
	return (
		<div class="hourglass" aria-hidden="true">
			<span class="cap upper">
				<TeamShape team={team} />
			</span>
			<div class="bulbs">
				<svg
					viewBox={`0 0 ${GLASS.width} ${GLASS.height}`}
					preserveAspectRatio="none"
					class="glass-back"
					aria-hidden="true"
				>
					<path d={BULBS} />
				</svg>
				<div class="bulb upper" style={{ '--full': FULL }}>
					<div class="sand" ref={upper} />
				</div>
				<div class="bulb lower">
					<div class="sand" ref={lower} />
				</div>
				{isRunning && !isEmpty && (
					<span class="thread">
						<i />
					</span>
				)}
				<svg
					viewBox={`0 0 ${GLASS.width} ${GLASS.height}`}
					preserveAspectRatio="none"
					class="glass-front"
					aria-hidden="true"
				>
					<path class="shine" d={SHINE} />
					<path class="outline" d={BULBS} />
				</svg>
				{marksOf(totalMs).map(({ seconds, at }) => (
					<span
						key={seconds}
						class={classNames('level', seconds % 30 === 0 && 'numbered')}
						style={{ bottom: `${50 + at * 100}%` }}
					>
						{seconds % 30 === 0 && <b>{seconds}</b>}
					</span>
				))}
			</div>
			<span class="cap lower">
				<TeamShape team={team === 0 ? 1 : 0} />
			</span>
		</div>
	);
}

/** One animation of the compositor for all the time that is left: no frame of it costs the page anything. */
function useSand(
	ref: { readonly current: HTMLElement | null },
	totalMs: number,
	leftMs: number,
	isRunning: boolean,
	place: (share: number) => string,
): void {
	useLayoutEffect(() => {
		const from = place(Math.max(0, Math.min(1, leftMs / totalMs)));
		const to = isRunning ? place(0) : from;
		const falling = ref.current?.animate({ transform: [from, to] }, { duration: isRunning ? leftMs : 0, fill: 'both' });
		return () => falling?.cancel();
	}, [totalMs, leftMs, isRunning]);
}
