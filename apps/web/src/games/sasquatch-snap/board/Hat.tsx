import type { Seat } from '@shutterbox/kernel';
import { bulbsOn } from './bulbs.ts';
import { Drawn } from './pictures.tsx';

interface Props {
	seat: Seat;
	/** Snaps that were hers before. */
	lit: number;
	/** Snaps that win. */
	of: number;
	/** Snaps just won: their bulbs flare up. */
	gain?: number;
}

/** A reporter's hat, her snaps burning on its band; 240 × 96, as wide as its box. */
export function Hat({ seat, lit, of, gain = 0 }: Props) {
	return (
		<span class="hat">
			<Drawn id={`hat-${seat}`} />
			{bulbsOn(seat, of, lit + gain).map(({ left, top, width, isLit }, i) => (
				<i key={i} class="bulb" style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}>
					<Drawn id={isLit ? 'bulb-lit' : 'bulb-out'} />
					{isLit && i >= lit && <Drawn id="flare" class="flare" />}
				</i>
			))}
		</span>
	);
}
