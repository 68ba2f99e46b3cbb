import type { Seat } from '@shutterbox/kernel';
import type { LineForecast } from '@shutterbox/sasquatch-snap/client';
import { classNames } from '../../../ui/class-names.ts';
import { REACH } from '../art/grid.ts';
import { Badge } from './Badge.tsx';
import { Drawn } from './pictures.tsx';

/** What a chip is made of: marks of seats, the claw, and short texts. */
export type ChipPart = { readonly seat: Seat } | { readonly text: string } | 'claw';

interface Props {
	/** The middle of it, in units of the board. */
	x: number;
	y: number;
	parts: readonly ChipPart[];
	/** Cream where the viewer gains, dashed where they pay, grey where nobody can, faint beside the line they aim at. */
	look?: 'mine' | 'toll' | 'vain' | 'dim' | undefined;
	label?: string;
	onPress?: () => void;
}

/** A small pill over the forest that says what would happen there. */
export function Chip({ x, y, parts, look, label, onPress }: Props) {
	const style = { '--x': x + REACH, '--y': y + REACH };
	const inside = parts.map((part, i) => <Part key={i} part={part} />);
	if (onPress === undefined) {
		return (
			<span
				class={classNames('chip', look)}
				style={style}
				role="img"
				aria-label={label}
				aria-hidden={label === undefined}
				data-about={label}
			>
				{inside}
			</span>
		);
	}
	return (
		<button
			type="button"
			class={classNames('chip', look)}
			style={style}
			aria-label={label}
			data-about={label}
			onClick={onPress}
		>
			{inside}
		</button>
	);
}

function Part({ part }: { part: ChipPart }) {
	if (part === 'claw') return <Drawn id="claw-ink" class="claw" />;
	return 'seat' in part ? <Badge seat={part.seat} /> : <b>{part.text}</b>;
}

/** Who would gain what is on a chip, at most. */
const SHOWN = 2;

/** What a line would bring, in signs: who is mauled, who gains, what goes to his pile. */
export function forecastParts({ prey, changes, toPile }: LineForecast): readonly ChipPart[] {
	const gains = changes.flatMap((change, seat) => (change > 0 ? [{ seat, change }] : []));
	const isInsured = gains.some(({ seat }) => prey.includes(seat));
	return [
		...(prey.length > 0 ? (['claw'] as const) : []),
		...(prey.length > 0 && !isInsured ? prey.map((seat) => ({ seat })) : []),
		...gains.slice(0, SHOWN).flatMap(({ seat, change }) => [{ seat }, { text: `+${change}` }]),
		...(gains.length > SHOWN ? [{ text: `+${gains.length - SHOWN}` }] : []),
		...(toPile > 0 ? [{ text: `−${toPile}` }] : []),
	];
}
