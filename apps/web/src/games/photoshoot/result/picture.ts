import { isCoop, type State, teamOf } from '@shutterbox/photoshoot/client';
import { MARGIN, type SheetPaper, WIDTH } from '../../../ui/sheet-paper.ts';
import type { Keepsake, KeepsakeOf } from '../../game-ui.ts';
import type { Character, Shot } from '../board/parts/props.ts';
import { albumOf } from '../board/photos.ts';

const [TOP, HIGH, GAP, SIDE] = [124, 610, 12, 3];

/** The photos the own team took, as large as all of them have room. */
export async function picture({ view, seat, history }: KeepsakeOf<State>): Promise<Keepsake> {
	const { portraitDrawing } = await import('../art/index.ts');
	const team = isCoop(view) ? 0 : teamOf(view, seat);
	const { name, shots } = albumOf(view, history).teams[team];
	return {
		title: name,
		async draw(paper) {
			const [columns, size] = gridFor(shots.length);
			for (const [i, shot] of shots.entries()) {
				const x = MARGIN + (i % columns) * (size + GAP);
				const y = TOP + Math.floor(i / columns) * (size + GAP);
				await drawShot(paper, shot, x, y, size, (who) => portraitDrawing(who, 'pose', 'tile', 1));
			}
		},
	};
}

/** How many stand side by side, and how large. */
function gridFor(count: number): readonly [columns: number, size: number] {
	for (let columns = 2; ; columns++) {
		const size = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns;
		if (Math.ceil(count / columns) * (size + GAP) <= HIGH) return [columns, size];
	}
}

/** Nine places; those that did not matter stay empty. */
async function drawShot(
	paper: SheetPaper,
	{ cells }: Shot,
	x: number,
	y: number,
	size: number,
	portrait: (who: Character) => Parameters<SheetPaper['draw']>[0],
): Promise<void> {
	paper.fill('#fffdf8', [x, y, size, size], 4);
	const border = size * 0.03;
	const cell = (size - 2 * border) / SIDE;
	for (const [i, who] of cells.entries()) {
		const box = [
			x + border + (i % SIDE) * cell + 1,
			y + border + Math.floor(i / SIDE) * cell + 1,
			cell - 2,
			cell - 2,
		] as const;
		if (who === null) paper.fill('#e4e1da', box, 2);
		else await paper.within(box, 2, () => paper.draw(portrait(who), box));
	}
}
