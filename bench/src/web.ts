import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { games } from '@shutterbox/catalogue';
import type { BenchOptions } from './main.ts';

/** Measures the page in a real browser: a program of its own, for it lives in both worlds (e2e/tsconfig.json). */
export function web({ games: chosen, rounds }: BenchOptions): void {
	const ids = chosen.length === games.length ? [] : chosen.map(({ meta }) => meta.id);
	const { status } = spawnSync(
		process.execPath,
		[join(import.meta.dirname, 'web/main.ts'), ...ids, ...(rounds === undefined ? [] : [`--rounds=${rounds}`])],
		{ stdio: 'inherit' },
	);
	process.exitCode = status ?? 1;
}
