import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { games } from '@shutterbox/catalogue';
import type { BenchOptions } from './main.ts';

/** Measures the page in a real browser. */
export function web({ games: chosen, rounds }: BenchOptions): void {
	const ids = chosen.length === games.length ? [] : chosen.map(({ meta }) => meta.id);
	started('web/main.ts', [...ids, ...(rounds === undefined ? [] : [`--rounds=${rounds}`])]);
}

/** Measures how long hard thinks in a real browser. */
export function thinking({ games: chosen, seconds }: BenchOptions): void {
	started('web/thinking.ts', [
		...chosen.map(({ meta }) => meta.id),
		...(seconds === undefined ? [] : [`--seconds=${seconds}`]),
	]);
}

/** A program of its own, for it lives in both worlds (e2e/tsconfig.json). */
function started(program: string, args: readonly string[]): void {
	const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program), ...args], { stdio: 'inherit' });
	process.exitCode = status ?? 1;
}
