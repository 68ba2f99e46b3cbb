import type { Seat } from '@shutterbox/kernel';
import { Drawn } from './pictures.tsx';

interface Props {
	seat: Seat;
	/** Her place in Whistle order, from 1. */
	order?: number;
	/** With a cream rim: for the dark of the forest. */
	rim?: boolean;
}

/** A seat's mark, `--badge` wide. */
export function Badge({ seat, order, rim = false }: Props) {
	return (
		<span class={`badge of-${seat}`}>
			<Drawn id={rim ? `rimmed-${seat}` : `mark-${seat}`} />
			{order !== undefined && <b>{order}</b>}
		</span>
	);
}
