import { TILE_CODES, type Tile } from './components.ts';

/** Id, frame (four characters in their cells, dots for free cells) and tier, a rough measure of difficulty. */
const CARDS: readonly (readonly [id: string, frame: string, tier: number])[] = [
	['P01', '.C./..A/OS.', 1],
	['P02', '.../MEP/.A.', 1],
	['P03', '.A./.P./.MC', 1],
	['P04', '.EA/.S./.O.', 1],
	['P05', '.C./O.M/.P.', 1],
	['P06', '..O/CP./A..', 1],
	['P07', '.JA/.R./C..', 1],
	['P08', 'C../RES/...', 1],
	['P09', '.O./S.E/C..', 1],
	['P10', '.R./.C./OS.', 1],
	['P11', '.E./AS./..R', 1],
	['P12', 'O../.MC/..J', 1],
	['P13', '..O/.ER/.J.', 1],
	['P14', '.../RJA/..S', 1],
	['P15', '.M./R.J/..A', 1],
	['P16', 'O../.J./PA.', 1],
	['P17', 'P.C/.R./.J.', 1],
	['P18', '.OS/PA./...', 2],
	['P19', '.../.SP/M.O', 2],
	['P20', 'S../PA./.C.', 2],
	['P21', 'SM./.OR/...', 2],
	['P22', '.M./O../.EJ', 2],
	['P23', 'AO./.M./E..', 2],
	['P24', 'C.M/E.A/...', 2],
	['P25', '..S/JC./..E', 2],
	['P26', '..J/S../.MA', 2],
	['P27', 'RA./.../.CM', 2],
	['P28', '.../.CO/.RP', 2],
	['P29', '..C/.O./M.E', 2],
	['P30', 'OR./M../A..', 2],
	['P31', '.PR/..J/.O.', 2],
	['P32', 'R.E/..O/.M.', 2],
	['P33', 'E../CA./J..', 2],
	['P34', '.../E.M/RP.', 2],
	['P35', '..R/A../JO.', 2],
	['P36', '.RJ/.../.CM', 3],
	['P37', 'MS./A../..P', 3],
	['P38', '.JP/..E/A..', 3],
	['P39', '..M/J../S.C', 3],
	['P40', 'A../P../ER.', 3],
	['P41', 'J../.../ESO', 3],
	['P42', 'MSE/..C/...', 3],
	['P43', '.../..O/PEJ', 3],
	['P44', 'JCP/.../..S', 3],
	['P45', 'R.E/..C/..P', 3],
	['P46', 'P.J/S../..E', 3],
	['P47', 'EP./.../S.R', 3],
	['P48', 'M.S/.../JP.', 3],
	['P49', 'J../..S/M.R', 3],
	['P50', '..M/..P/R.S', 3],
];

/** Index of an objective card, 0 for P01; UNKNOWN_OBJECTIVE for a card in the deck, NO_OBJECTIVE where none lies. */
export type Objective = number;
const OBJECTIVES = CARDS.length;
export const UNKNOWN_OBJECTIVE: Objective = OBJECTIVES;
export const NO_OBJECTIVE: Objective = -1;

export const ALL_OBJECTIVES: readonly Objective[] = CARDS.map((_, objective) => objective);

export interface Placed {
	readonly cell: number;
	readonly tile: Tile;
}

const FRAMES: readonly (readonly Placed[])[] = CARDS.map(([, frame]) =>
	[...frame.replaceAll('/', '')].flatMap((code, cell) =>
		code === '.' ? [] : [{ cell, tile: TILE_CODES.indexOf(code) }],
	),
);

/** The characters an objective asks for, by cell. */
export function frameOf(objective: Objective): readonly Placed[] {
	return FRAMES[objective];
}

/** PST-17: every character it shows is in its cell. */
export function isMatch(objective: Objective, cells: readonly Tile[]): boolean {
	return FRAMES[objective].every(({ cell, tile }) => cells[cell] === tile);
}

export function objectiveId(objective: Objective): string {
	return CARDS[objective][0];
}

export function tierOf(objective: Objective): number {
	return CARDS[objective][2];
}

export function objectiveNamed(id: string): Objective {
	return CARDS.findIndex(([name]) => name === id);
}
