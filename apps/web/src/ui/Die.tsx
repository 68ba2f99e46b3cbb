import type { ComponentChildren } from 'preact';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
	1: [[0, 0]],
	2: [
		[-1, -1],
		[1, 1],
	],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	4: [
		[-1, -1],
		[1, -1],
		[-1, 1],
		[1, 1],
	],
	5: [
		[-1, -1],
		[1, -1],
		[0, 0],
		[-1, 1],
		[1, 1],
	],
	6: [
		[-1, -1],
		[1, -1],
		[-1, 0],
		[1, 0],
		[-1, 1],
		[1, 1],
	],
};

interface Props {
	/** 1 to 6. */
	value: number;
	/** What it is, read aloud: `5`, `savannah die, 5`. */
	label: string;
	/** Colour of the front; ivory unless given. Pips stay dark. */
	tone?: string;
	size?: number;
	/** Plays three tumbles and settles. */
	rolling?: boolean;
	/** A small drawing for the side face, in a box of 24 × 24. */
	side?: ComponentChildren;
}

/** A die seen a little from above: three faces, drawn pips. */
export function Die({ value, label, tone = '#fbfaf4', size = 48, rolling, side }: Props) {
	return (
		<svg
			class={rolling ? 'pip-die rolling' : 'pip-die'}
			width={size}
			height={size}
			viewBox="-21 -31 52 54"
			role="img"
			aria-label={label}
		>
			<path d="M-16 -18L-6 -30H26Q30 -30 29 -28L20 -18Z" fill={`color-mix(in srgb, ${tone} 60%, #fff)`} />
			<path d="M18 -18L29 -29Q30 -29 30 -27V9Q30 11 29 12L20 21Z" fill={`color-mix(in srgb, ${tone} 84%, #3e2c14)`} />
			<rect x="-20" y="-18" width="40" height="40" rx="7" fill={tone} />
			{side && <g transform="translate(20.5 -15) skewY(-45) scale(.36 1)">{side}</g>}
			{PIPS[value]?.map(([x, y]) => (
				<circle key={`${x} ${y}`} cx={x * 11} cy={2 + y * 11} r="4.3" fill="#17171a" />
			))}
		</svg>
	);
}
