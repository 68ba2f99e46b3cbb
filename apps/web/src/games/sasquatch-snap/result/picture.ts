import type { Seat } from '@shutterbox/kernel';
import type { State } from '@shutterbox/sasquatch-snap/client';
import type { Drawing } from '../../../darkroom/drawing.ts';
import { type Box, MARGIN, type SheetPaper, WIDTH } from '../../../ui/sheet-paper.ts';
import type { Keepsake, KeepsakeOf } from '../../game-ui.ts';
import type { PictureId } from '../board/picture-ids.ts';
import { captionOf, headlineOf } from './captions.ts';
import { lastCatch } from './last-catch.ts';
import { GREYS, GROUND, TREES, treePath } from './night.ts';

const PHOTO: Box = [MARGIN, 124, WIDTH - 2 * MARGIN, 560];
const [LEFT, TOP, ACROSS, DOWN] = PHOTO;
/** From one dot of the press to the next. */
const DOTS = 4;

/** The photograph of the front page alone, with its caption. */
export async function picture({ view, names, outcome, history }: KeepsakeOf<State>): Promise<Keepsake> {
	const { drawingOf } = await import('../art/index.ts');
	const winners = [...names.keys()].filter((seat) => outcome.places[seat] === 1);
	const photo = lastCatch(history, winners);
	return {
		title: headlineOf(winners, { names, viewer: 'spectator' }),
		async draw(paper) {
			await paper.within(PHOTO, 2, async () => {
				forest(paper);
				if (photo !== null) {
					await standing(paper, drawingOf('big-flash'), { middle: 0.49, foot: 1, high: 0.98 });
					for (const [i, seat] of photo.alsoThere.entries())
						await standing(paper, drawingOf(colleague(seat)), { middle: 0.86 - i * 0.13, foot: 0.88, high: 0.3 });
				}
				inPrint(paper);
			});
			paper.write(captionOf(photo, view, names), LEFT, TOP + DOWN + 22, { face: 'text', size: 14, room: ACROSS });
		},
	};
}

const colleague = (seat: Seat): PictureId => `figure-${seat as 0}-cheering`;

/** It fills the photo from its lower edge up. */
function forest({ context }: SheetPaper): void {
	const scale = Math.max(ACROSS / 100, DOWN / 58);
	context.fillStyle = GREYS.sky;
	context.fillRect(...PHOTO);
	context.save();
	context.translate(LEFT + ACROSS / 2 - 50 * scale, TOP + DOWN - 58 * scale);
	context.scale(scale, scale);
	for (const tree of TREES) {
		context.fillStyle = GREYS[tree.is];
		context.fill(new Path2D(treePath(tree)));
	}
	context.fillStyle = GREYS.ground;
	context.fill(new Path2D(GROUND));
	context.restore();
}

/** Where somebody stands, in shares of the photo. */
interface Stand {
	readonly middle: number;
	readonly foot: number;
	readonly high: number;
}

async function standing(paper: SheetPaper, drawing: Drawing, { middle, foot, high }: Stand): Promise<void> {
	const [, , width, height] = drawing.viewBox.split(' ').map(Number);
	const [across, up] = [(high * DOWN * width) / height, high * DOWN];
	await paper.draw(drawing, [LEFT + middle * ACROSS - across / 2, TOP + foot * DOWN - up, across, up]);
}

/** Takes the colours out and lays the dots of the press over it. */
function inPrint({ context }: SheetPaper): void {
	context.save();
	context.globalCompositeOperation = 'saturation';
	context.fillStyle = '#808080';
	context.fillRect(...PHOTO);
	context.globalCompositeOperation = 'soft-light';
	for (let y = 0; y < DOWN; y += DOTS / 2) {
		const isDark = (y / DOTS) % 1 === 0;
		context.fillStyle = isDark ? '#00000070' : '#ffffff60';
		for (let x = isDark ? 0 : DOTS / 2; x < ACROSS; x += DOTS) context.fillRect(LEFT + x, TOP + y, 1.2, 1.2);
	}
	context.restore();
}
