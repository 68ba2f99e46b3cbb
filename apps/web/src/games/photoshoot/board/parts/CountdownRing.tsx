import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
	totalMs: number;
	leftMs: number;
	/** Another one starts it again. */
	key?: number | string;
	/** It fills up instead. */
	isFilling?: boolean;
}

/** An amber ring around what lies on it, which runs down: two half discs turn, each out of its own half. */
export function CountdownRing({ totalMs, leftMs, isFilling = false }: Props) {
	const first = useRef<HTMLElement>(null);
	const second = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		const gone = Math.max(0, totalMs - leftMs);
		const half = totalMs / 2;
		const timing = { duration: half, fill: 'both' as const };
		const start = isFilling ? 180 : 0;
		const turn = { transform: [`rotate(${start}deg)`, `rotate(${start + 180}deg)`] };
		const running = [
			first.current?.animate(turn, { ...timing, delay: -gone }),
			second.current?.animate(turn, { ...timing, delay: half - gone }),
		];
		return () => {
			for (const half of running) half?.cancel();
		};
	}, [totalMs, leftMs, isFilling]);
	return (
		<span class="countdown-ring" aria-hidden="true">
			<span class="half right">
				<i ref={first} />
			</span>
			<span class="half left">
				<i ref={second} />
			</span>
		</span>
	);
}
