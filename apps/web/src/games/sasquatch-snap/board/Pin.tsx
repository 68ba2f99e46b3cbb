import type { Seat } from '@shutterbox/kernel';
import type { TileType } from '@shutterbox/sasquatch-snap/client';
import { Drawn, pictureOf } from './pictures.tsx';

interface Props {
	kind: TileType;
	seat: Seat;
}

/** A tile that fills its box: flat until it is developed, its outline the owner's, what is cut out of it its kind's. */
export function Pin({ kind, seat }: Props) {
	const id = `token-${kind}-${seat}` as const;
	return pictureOf(id) === null ? <i class={`flat of-${seat} ${kind}`} /> : <Drawn id={id} />;
}
