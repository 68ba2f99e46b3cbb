/** To and fro: how Max is petted, and how a team mate is shaken. */
export interface Rub {
	x: number;
	dir: number;
	turns: number;
}

/** Pixels that count as a turn, and turns that are enough. */
const TURN = 10;
const ENOUGH = 3;

export const newRub = (): Rub => ({ x: 0, dir: 0, turns: 0 });

export function rubbed(rub: Rub, dx: number): void {
	if (Math.abs(dx - rub.x) < TURN) return;
	const dir = Math.sign(dx - rub.x);
	if (dir !== rub.dir) rub.turns++;
	rub.dir = dir;
	rub.x = dx;
}

export function isRubbed({ turns }: Rub): boolean {
	return turns >= ENOUGH;
}
