import type { Seat } from '@shutterbox/kernel';
import { TILE_TYPES, type TileType } from '@shutterbox/sasquatch-snap/client';
import { bring, drawing } from '../../../art/sketches.ts';
import { Sketch, useSketches } from '../../../ui/Picture.tsx';

const SASQUATCH = 'figure-sasquatch';
const LAIR = 'figure-lair';

function journalistId(seat: Seat): string {
	return `figure-journalist-${seat}`;
}

function trapId(seat: Seat, type: TileType): string {
	return `figure-${type}-${seat}`;
}

function bringFigures(): Promise<void> {
	return bring('forest', async () => {
		const { BOXES, journalist, lair, sasquatch, SEATS: INKS, trap } = await import('../art/index.ts');
		const seats = INKS.map((_, seat) => seat as 0 | 1 | 2 | 3);
		return [
			[SASQUATCH, () => drawing(BOXES.sasquatch, sasquatch())],
			[LAIR, () => drawing(BOXES.lair, lair())],
			...seats.map((seat) => [journalistId(seat), () => drawing(BOXES.journalist, journalist(seat))] as const),
			...seats.flatMap((seat) =>
				TILE_TYPES.map((type) => {
					const id = trapId(seat, type);
					return [id, () => drawing(BOXES.trap, trap(`${id}-ink`, seat, type))] as const;
				}),
			),
		];
	});
}

/** What stands on a square, drawn; the square says it in words as well. */
export function Sasquatch() {
	useSketches(bringFigures);
	return <Sketch id={SASQUATCH} />;
}

export function Lair() {
	return <Sketch id={LAIR} />;
}

export function Journalist({ seat }: { seat: Seat }) {
	return <Sketch id={journalistId(seat)} />;
}

export function Trap({ seat, type }: { seat: Seat; type: TileType }) {
	return <Sketch id={trapId(seat, type)} />;
}
