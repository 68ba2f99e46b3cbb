import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Measures the page in a real browser: a program of its own, for it lives in both worlds (e2e/tsconfig.json). */
export function web(): void {
	const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'web/main.ts')], { stdio: 'inherit' });
	process.exitCode = status ?? 1;
}
