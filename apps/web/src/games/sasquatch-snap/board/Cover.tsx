import type { Seat } from '@shutterbox/kernel';
import { Badge } from './Badge.tsx';
import { Instant } from './Instant.tsx';
import { useDrawings } from './pictures.tsx';

/** While the device goes to somebody: one photo that nobody has developed yet, with her mark. */
export function Cover({ seat }: { seat: Seat }) {
	useDrawings();
	return (
		<div class="sasquatch-cover" aria-hidden="true">
			<Instant seat={seat} state="back" />
			<Badge seat={seat} />
		</div>
	);
}
