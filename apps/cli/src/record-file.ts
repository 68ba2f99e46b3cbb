import { readFileSync, statSync } from 'node:fs';
import { fileReason } from './usage.ts';

const MIB = 1024 * 1024;
const RECORD_FILE_MAX = 16 * MIB;

/** The text of a record file; `wrong` where the file itself cannot be a record. */
export type RecordText = { readonly text: string } | { readonly unreadable: string } | { readonly wrong: string };

export function readRecord(file: string): RecordText {
	let bytes: Buffer;
	try {
		const stats = statSync(file);
		if (stats.isDirectory()) return { unreadable: 'is a folder; name the files in it' };
		if (!stats.isFile()) return { unreadable: 'is not a regular file' };
		if (stats.size > RECORD_FILE_MAX)
			return {
				wrong: `${(stats.size / MIB).toFixed(1)} MiB is more than the ${RECORD_FILE_MAX / MIB} MiB a record may have`,
			};
		bytes = readFileSync(file);
	} catch (error) {
		return { unreadable: fileReason(error) };
	}
	const text = decoded(bytes);
	return text === null ? { wrong: `line ${firstBadLine(bytes)}: not UTF-8 text` } : { text };
}

/** Strictly: no byte may be repaired or dropped unseen. */
function decoded(bytes: Uint8Array): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return null;
	}
}

function firstBadLine(bytes: Buffer): number {
	let line = 1;
	for (let start = 0; start < bytes.length; line++) {
		const feed = bytes.indexOf(0x0a, start);
		const end = feed === -1 ? bytes.length : feed;
		if (decoded(bytes.subarray(start, end)) === null) break;
		start = end + 1;
	}
	return line;
}
