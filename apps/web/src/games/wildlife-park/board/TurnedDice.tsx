import type { Seat, View } from '@shutterbox/kernel';
import { layoutOf, type State, turned } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { middleOf } from './geometry.ts';
import { Chip, shifted } from './Overlay.tsx';
import { Thing } from './pictures.tsx';
import { placed } from './Ring.tsx';
import type { Draft } from './scene.ts';
import { turnedIn } from './turned-dice.ts';

interface Props {
	view: View<State>;
	own: Seat;
	draft: Draft;
	/** Something else is looked at. */
	isFaint: boolean;
}

/** The dice that workers turn in the draft: their pins, and what each die was and will be. */
export function TurnedDice({ view, own, draft, isFaint }: Props) {
	const layout = layoutOf(view.parks[own]);
	return (
		<div class={classNames('worker-steps', isFaint && 'faint')}>
			{turnedIn(view, own, draft).map(({ hex, from, workers }) => {
				const at = middleOf(layout, layout.names.indexOf(hex));
				return (
					<span key={hex}>
						{workers.map(([token], i) => (
							<span key={token} class="spot-pin" style={placed(shifted(at, -50 - 26 * i, 44))}>
								<Thing id={`worker-${token}`} />
							</span>
						))}
						<Chip at={shifted(at, 34, 4)} look="ink small">
							{from} → {turned(from, workers)}
						</Chip>
					</span>
				);
			})}
		</div>
	);
}
