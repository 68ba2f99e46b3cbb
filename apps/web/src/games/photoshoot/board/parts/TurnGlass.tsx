import { useLayoutEffect, useRef } from 'preact/hooks';
import { useDrag, type Way } from '../../../../board/drag.ts';

interface Props {
	label: string;
	onTurn: () => void;
}

interface Grip {
	readonly glass: HTMLElement;
	/** Where it turns: its neck. */
	readonly x: number;
	readonly y: number;
	readonly from: number;
}

/** Degrees from which it falls over by itself. */
const ENOUGH = 90;
/** Milliseconds for which a glass that was turned waits to be taken at its word. */
const PATIENCE = 1500;

/** A hand on the glass: it is turned by half a circle, or by a press. */
export function TurnGlass({ label, onTurn }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const hand = useDrag<Grip>({
		grip: (event) => gripOf(button.current, event),
		drag: ({ glass, ...grip }, way) => {
			glass.style.rotate = `${angleOf(grip, way)}deg`;
		},
		release({ glass, ...grip }, way) {
			const isTurned = Math.abs(angleOf(grip, way)) >= ENOUGH;
			glass.style.rotate = isTurned ? '180deg' : '';
			if (!isTurned) return;
			onTurn();
			setTimeout(() => settle(glass), PATIENCE);
		},
		cancel: ({ glass }) => settle(glass),
	});
	useLayoutEffect(() => {
		const glass = glassAt(button.current);
		return () => {
			if (glass) settle(glass);
		};
	}, []);
	return (
		<button type="button" class="turn-glass" aria-label={label} ref={button} {...hand.handlers} onClick={onTurn}>
			<svg class="marker" viewBox="0 0 120 120" aria-hidden="true">
				<path d="M22 70C16 40 38 16 66 18C92 20 106 44 100 68C94 92 70 104 48 96" />
				<path d="M62 84L47 96L60 110" />
			</svg>
		</button>
	);
}

function glassAt(button: HTMLElement | null): HTMLElement | null {
	return button?.parentElement?.querySelector<HTMLElement>('.hourglass') ?? null;
}

function gripOf(button: HTMLElement | null, { clientX, clientY }: PointerEvent): Grip | null {
	const glass = glassAt(button);
	if (!glass) return null;
	const { left, top, width, height } = glass.getBoundingClientRect();
	const [x, y] = [left + width / 2, top + height / 2];
	return { glass, x, y, from: degrees(clientX - x, clientY - y) };
}

/** From -180 to 180. */
function angleOf({ x, y, from }: Omit<Grip, 'glass'>, { event }: Way): number {
	const turned = degrees(event.clientX - x, event.clientY - y) - from;
	return ((turned + 540) % 360) - 180;
}

function degrees(x: number, y: number): number {
	return (Math.atan2(y, x) * 180) / Math.PI;
}

/** It stands as the table says it does, at once. */
function settle(glass: HTMLElement): void {
	if (glass.style.rotate === '') return;
	glass.style.rotate = '';
	for (const turning of glass.getAnimations()) turning.finish();
}
