import type { Outcome, Seat } from '@shutterbox/kernel';
import type { Keepsake } from '../../../games/game-ui.ts';
import { date } from '../../../i18n/format.ts';
import { undirected } from '../../../i18n/isolated.ts';
import { initialOf } from '../../../ui/SeatMark.tsx';
import { bringLetters, HEIGHT, INK_2, MARGIN, SheetPaper, WIDTH } from '../../../ui/sheet-paper.ts';
import { points } from '../figures.ts';

interface Match {
	readonly title: string;
	/** Milliseconds since 1970. */
	readonly played: number;
	readonly names: readonly string[];
	/** Who of them are bots. */
	readonly bots: readonly (string | null)[];
	readonly outcome: Outcome;
	/** Whose it is; their mark is red. */
	readonly seat: Seat;
}

const MARK = 30;

/** The sheet as a file: what was made fills it, everybody's points stand small at the foot, and nobody's place. */
export async function pictureOf(keepsake: Keepsake, match: Match): Promise<Blob> {
	const paper = new SheetPaper();
	await bringLetters([match.title, keepsake.title, ...match.names].join(''));
	await heading(paper, keepsake, match);
	await keepsake.draw(paper);
	await foot(paper, match);
	return await paper.file();
}

async function heading(paper: SheetPaper, { title }: Keepsake, match: Match): Promise<void> {
	const icon = new Image();
	icon.src = '/icon.svg';
	await icon.decode();
	paper.context.drawImage(icon, MARGIN, 20, 34, 34);
	paper.write(match.title, MARGIN + 44, 46, { face: 'display', size: 20, room: 260 });
	const day = date(new Date(match.played), { day: 'numeric', month: 'long' });
	paper.write(day, WIDTH - MARGIN, 44, { face: 'text', size: 14, ink: INK_2, isRight: true });
	paper.write(title, MARGIN, 100, { face: 'display', size: 44, room: WIDTH - 2 * MARGIN });
}

async function foot(paper: SheetPaper, { names, bots, outcome, seat }: Match): Promise<void> {
	const { portraitOf, SITTER_IDS } = await import('../../../art/photographers/index.ts');
	const order = [...names.keys()].toSorted((a, b) => outcome.places[a] - outcome.places[b]);
	const y = HEIGHT - 42;
	for (const [i, one] of order.entries()) {
		const x = MARGIN + i * (MARK - 6);
		paper.fill('#f3f5f1', [x - 2, y - 2, MARK + 4, MARK + 4], MARK);
		const box = [x, y, MARK, MARK] as const;
		const bot = bots[one];
		if (bot !== null && SITTER_IDS.includes(bot)) {
			await paper.within(box, MARK / 2, () => paper.draw(portraitOf(bot, 'face', 'calm'), box));
			continue;
		}
		paper.fill(one === seat ? '#c4122f' : '#17171a', box, MARK / 2);
		paper.context.textAlign = 'center';
		paper.context.font = '400 12px "Dela Gothic One", sans-serif';
		paper.context.fillStyle = '#fff';
		paper.context.fillText(initialOf(names[one]), x + MARK / 2, y + MARK / 2 + 4.5);
	}
	const left = MARGIN + order.length * (MARK - 6) + 16;
	const { host } = location;
	const line = order.map((one) => `${undirected(names[one])} ${points(outcome.scores[one])}`).join(', ');
	paper.write(line, left, y + 20, { face: 'text', size: 13, ink: INK_2, room: WIDTH - left - MARGIN - 160 });
	paper.write(host, WIDTH - MARGIN, y + 20, { face: 'bold', size: 13, room: 140, isRight: true });
}
