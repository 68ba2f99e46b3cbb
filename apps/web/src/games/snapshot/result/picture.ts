import type { Seat, View } from '@shutterbox/kernel';
import {
	type Animal,
	AWARD_CATEGORIES,
	COVERS,
	HABITAT_IDS,
	habitatOf,
	PRESTIGE,
	type State,
	scoreSheets,
} from '@shutterbox/snapshot/client';
import { HABITAT_ART } from '../../../art/animals/index.ts';
import { type Box, MARGIN, type SheetPaper, WIDTH } from '../../../ui/sheet-paper.ts';
import type { Keepsake, KeepsakeOf } from '../../game-ui.ts';
import { animalDrawing } from '../animal-drawing.ts';
import { nameOfHabitat, titleOf } from '../board/names.ts';
import { awardsOf } from '../board/Pin.tsx';
import { t } from '../words.ts';

/** Of the contact sheet: its upper edge, the line of its heads, and how high it may become. */
const [TOP, HEAD, MOST_HIGH] = [120, 44, 490];
const [FILM, EMPTY] = ['#17171a', '#2a2a2f'];
const [GAP, LEAST_ROWS] = [8, 3];
const ACROSS = (WIDTH - 2 * MARGIN - (HABITAT_IDS.length - 1) * GAP) / HABITAT_IDS.length;

type Frame = (animal: Animal, box: Box) => Promise<void>;

/** The contact sheet, and the assignment that went with it. */
export async function picture({ view, seat, names }: KeepsakeOf<State>): Promise<Keepsake> {
	const [{ drawingOf }, ...homes] = await Promise.all([
		import('../art/index.ts'),
		...HABITAT_IDS.map((habitat) => HABITAT_ART[habitat]()),
	]);
	return {
		title: t('result.picture', { name: names[seat] }),
		async draw(paper) {
			const frame: Frame = (animal, box) =>
				paper.within(box, 3, async () => {
					const [x, y, width, height] = box;
					const full = Math.max(height, (width * 200) / 240);
					const drawing = animalDrawing(homes[habitatOf(animal)], animal, 'frame', 1);
					await paper.draw(drawing, [x, y - (full - height) / 2, width, full]);
				});
			const pin = async (category: number, prestige: number, x: number, y: number) => {
				await paper.draw(drawingOf(`pin-${AWARD_CATEGORIES[category]}`, 1), [x, y, 24, 25]);
				paper.write(String(prestige), x + 8, y + 17, { face: 'bold', size: 12 });
			};
			const foot = await drawSheet(paper, view, seat, frame, pin);
			await drawAssignment(paper, view, seat, frame, foot + 20);
		},
	};
}

/** Habitats side by side, with their awards above them; where the sheet ends. */
async function drawSheet(
	paper: SheetPaper,
	view: View<State>,
	seat: Seat,
	frame: Frame,
	pin: (category: number, prestige: number, x: number, y: number) => Promise<void>,
): Promise<number> {
	const columns = HABITAT_IDS.map((_, habitat) => view.photos[seat].filter((animal) => habitatOf(animal) === habitat));
	const rows = Math.max(LEAST_ROWS, ...columns.map(({ length }) => length));
	const high = Math.min((ACROSS * 200) / 240, (MOST_HIGH - HEAD - GAP) / rows - GAP);
	const end = TOP + HEAD + rows * (high + GAP) + GAP;
	paper.fill(FILM, [0, TOP, WIDTH, end - TOP]);
	for (const [habitat, animals] of columns.entries()) {
		const x = MARGIN + habitat * (ACROSS + GAP);
		const awards = awardsOf(view, seat, habitat);
		const room = ACROSS - awards.length * 26;
		paper.write(nameOfHabitat(habitat), x, TOP + 28, { face: 'bold', size: 13, ink: '#f3f5f1', room });
		for (const [i, prestige] of awards.entries()) await pin(habitat, prestige, x + ACROSS - (i + 1) * 26, TOP + 10);
		for (let row = 0; row < rows; row++) {
			const box: Box = [x, TOP + HEAD + row * (high + GAP), ACROSS, high];
			const animal = animals[row];
			if (animal === undefined) paper.fill(EMPTY, box, 3);
			else {
				await frame(animal, box);
				paper.fill('#17171acc', [x + ACROSS - 24, box[1] + high - 22, 20, 18], 3);
				const [right, low] = [x + ACROSS - 8, box[1] + high - 8];
				paper.write(String(PRESTIGE[animal]), right, low, { face: 'bold', size: 13, ink: '#fff', isRight: true });
			}
		}
	}
	return end;
}

/** What was wanted, and what came of it. */
async function drawAssignment(
	paper: SheetPaper,
	view: View<State>,
	seat: Seat,
	frame: Frame,
	top: number,
): Promise<void> {
	const assignment = view.assignments[seat];
	const sheet = scoreSheets(view)[seat];
	paper.fill('#fff9e3', [MARGIN, top, WIDTH - 2 * MARGIN, 84], 4);
	paper.write(titleOf(assignment), MARGIN + 16, top + 32, { face: 'display', size: 19, room: 330 });
	paper.write(`${t('result.animals')} ${sheet.animals}, ${t('result.awards')} ${sheet.awards}`, MARGIN + 16, top + 62, {
		face: 'text',
		size: 14,
		room: 330,
	});
	const covers = COVERS[assignment];
	for (const [i, animal] of covers.entries()) {
		const x = WIDTH - MARGIN - 66 - (covers.length - i) * 62;
		paper.context.globalAlpha = view.photos[seat].includes(animal) ? 1 : 0.3;
		await frame(animal, [x, top + 18, 56, 47]);
		paper.context.globalAlpha = 1;
	}
	paper.write(`+${sheet.cover + sheet.article}`, WIDTH - MARGIN - 12, top + 50, {
		face: 'display',
		size: 22,
		isRight: true,
	});
}
