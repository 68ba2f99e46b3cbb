import { type DiePreview, layoutOf, type Park, signed, type WorkerChange } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import type { Point } from '../hex.ts';
import { t } from '../words.ts';
import { middleOf } from './geometry.ts';
import { Chip } from './Overlay.tsx';
import { placed } from './Ring.tsx';

interface Props {
	park: Park;
	previews: readonly DiePreview[];
	/** Dice that are turned already. */
	changed: readonly WorkerChange[];
	/** Something else is looked at. */
	isFaint: boolean;
	onPress: (thing: string) => void;
}

/** At a round's end: arrows beside every die that workers can turn. */
export function WorkerSteps({ park, previews, changed, isFaint, onPress }: Props) {
	const layout = layoutOf(park);
	return (
		<div class={classNames('worker-steps', isFaint && 'faint')}>
			{previews.map(({ hex, turnings }) => {
				const at = middleOf(layout, layout.names.indexOf(hex));
				if (changed.some((each) => each.hex === hex)) return null;
				const best = Math.max(0, ...turnings.map(({ gain }) => gain.total));
				return (
					<span key={hex}>
						{([1, -1] as const).map(
							(delta) =>
								turnings.some(({ workers }) => workers[0][1] === delta) && (
									<Step key={delta} at={[at[0] + 54, at[1] + (delta > 0 ? 30 : 70)]} {...{ hex, delta, onPress }} />
								),
						)}
						{best > 0 && (
							<Chip at={[at[0] + 54, at[1] - 24]} look="plus small">
								{signed(best)}
							</Chip>
						)}
					</span>
				);
			})}
		</div>
	);
}

interface StepProps {
	at: Point;
	hex: string;
	delta: 1 | -1;
	onPress: (thing: string) => void;
}

function Step({ at, hex, delta, onPress }: StepProps) {
	return (
		<button
			type="button"
			class="die-step"
			style={placed(at)}
			tabIndex={-1}
			aria-label={t(delta > 0 ? 'workers.up' : 'workers.down', { hex })}
			onClick={() => onPress(`${delta > 0 ? 'up' : 'down'} ${hex}`)}
		>
			<svg viewBox="-11 -11 22 22" aria-hidden="true">
				<path d={delta > 0 ? 'M-4.5 2.5L0 -3.5L4.5 2.5' : 'M-4.5 -2.5L0 3.5L4.5 -2.5'} />
			</svg>
		</button>
	);
}
