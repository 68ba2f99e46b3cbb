/** Everything that must hold, in one command: types, lint, import graph, rule coverage, tests; one summary at the end. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'shutterbox-test-'));
const report = join(scratch, 'vitest.json');

const STEPS: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
	['types', 'npm', ['run', '-s', 'typecheck']],
	['lint', 'npm', ['run', '-s', 'lint']],
	['import graph', 'npm', ['run', '-s', 'graph']],
	['rule coverage', 'npm', ['run', '-s', 'rules']],
	['tests', 'npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]],
];

const results = STEPS.map(([name, command, args]) => {
	console.log(`\n── ${name}`);
	const begun = performance.now();
	const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
	return { name, isFine: status === 0, seconds: (performance.now() - begun) / 1000 };
});

console.log('\n── summary');
for (const { name, isFine, seconds } of results) {
	console.log(`${name.padEnd(14)} ${isFine ? 'fine  ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s`);
}
const { passed, failed } = testCounts();
const failedChecks = results.filter(({ name, isFine }) => !isFine && name !== 'tests').length;
console.log(`${passed} passed, ${failed + failedChecks} failed`);
rmSync(scratch, { recursive: true });
process.exitCode = results.every(({ isFine }) => isFine) && passed > 0 ? 0 : 1;

function testCounts(): { passed: number; failed: number } {
	try {
		const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
		return { passed: numPassedTests, failed: numFailedTests };
	} catch {
		return { passed: 0, failed: 1 };
	}
}
