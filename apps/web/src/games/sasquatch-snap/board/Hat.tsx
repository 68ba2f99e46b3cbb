import type { Seat } from '@shutterbox/kernel';
import { classNames } from '../../../ui/class-names.ts';
import { bulbsOn } from './bulbs.ts';
import { Drawn } from './pictures.tsx';

interface Props {
	seat: Seat;
	/** Snaps that were hers before. */
	lit: number;
	/** Snaps that win. */
	of: number;
	/** Snaps just won: their bulbs flare up, one after the other. */
	gain?: number;
	/** Snaps just lost: their bulbs go out, the last one first. */
	loss?: number;
}

/** A reporter's hat, her snaps burning on its band; 240 × 96, as wide as its box. */
export function Hat({ seat, lit, of, gain = 0, loss = 0 }: Props) {
	return (
		<span class="hat">
			<Drawn id={`hat-${seat}`} />
			{bulbsOn(seat, of, lit + gain).map(({ left, top, width, isLit }, i) => {
				const isWon = isLit && i >= lit;
				const isLost = !isLit && i < lit + loss;
				const place = { left: `${left}%`, top: `${top}%`, width: `${width}%` };
				return (
					<i
						key={i}
						class={classNames('bulb', isWon && 'won', isLost && 'lost')}
						style={{ ...place, '--after': isLost ? lit + loss - 1 - i : i - lit }}
					>
						{(isWon || isLost) && <Drawn id={isWon ? 'bulb-out' : 'bulb-lit'} class="before" />}
						<Drawn id={isLit ? 'bulb-lit' : 'bulb-out'} />
						{isWon && <Drawn id="flare" class="flare" />}
					</i>
				);
			})}
		</span>
	);
}
