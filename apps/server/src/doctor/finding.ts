import { statfsSync } from 'node:fs';

/** One thing that was looked at; what is not fine says what to do. */
export interface Finding {
	readonly isFine: boolean;
	readonly text: string;
}

/** What keeps whoever looks from looking further: matches of a store like this cannot be read. */
export interface Checked {
	readonly findings: readonly Finding[];
	readonly isReadable: boolean;
}

export const fine = (text: string): Finding => ({ isFine: true, text });
export const wrong = (text: string): Finding => ({ isFine: false, text });

const GIGABYTE = 2 ** 30;
/** Beside as much as is kept already, for a copy of it. */
const ROOM = GIGABYTE / 4;

/** Whether there is room to go on, and for a copy of what is there. */
export function roomCheck(folder: string, kept: number): Finding {
	const { bavail, bsize } = statfsSync(folder);
	const free = bavail * bsize;
	const text = `${gigabytes(free)} free on the disk of ${folder}, ${gigabytes(kept)} kept`;
	return free >= kept + ROOM ? fine(text) : wrong(`only ${text}: make room, also for a backup`);
}

export function gigabytes(bytes: number): string {
	return `${(bytes / GIGABYTE).toFixed(2)} GiB`;
}
