/** Everything that must hold, in one command: types, lint, unused code, import graph, rule coverage, tests, real browsers; one summary at the end. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'shutterbox-test-'));
/** The steps that count tests, and where each leaves its report. */
const REPORTS = { tests: join(scratch, 'tests.json'), browser: join(scratch, 'browser.json') };

function vitest(report: string, ...args: string[]): string[] {
	return ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

const STEPS: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
	['types', 'npm', ['run', '-s', 'typecheck']],
	['lint', 'npm', ['run', '-s', 'lint']],
	['unused', 'npm', ['run', '-s', 'unused']],
	['import graph', 'npm', ['run', '-s', 'graph']],
	['rule coverage', 'npm', ['run', '-s', 'rules']],
	['tests', 'npx', vitest(REPORTS.tests)],
	['browser', 'npx', vitest(REPORTS.browser, '--config', 'e2e/vitest.config.ts')],
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
const reports = Object.values(REPORTS).map(reportIn);
for (const again of reports.flatMap((report) => report.again)) console.log(`only at the second try: ${again}`);
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.reduce((sum, report) => sum + report.failed, 0);
const failedChecks = results.filter(({ name, isFine }) => !isFine && !(name in REPORTS)).length;
console.log(`${passed} passed, ${failed + failedChecks} failed`);
rmSync(scratch, { recursive: true });
process.exitCode = results.every(({ isFine }) => isFine) && reports.every((report) => report.passed > 0) ? 0 : 1;

interface Report {
	readonly passed: number;
	readonly failed: number;
	/** Tests that passed after they had failed, and why they had. */
	readonly again: readonly string[];
}

/** As vitest writes it. */
interface Written {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly testResults: readonly {
		readonly assertionResults: readonly {
			readonly fullName: string;
			readonly status: string;
			readonly failureMessages: readonly string[];
		}[];
	}[];
}

function reportIn(file: string): Report {
	try {
		const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Written;
		const again = testResults
			.flatMap(({ assertionResults }) => assertionResults)
			.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
			.map(({ fullName, failureMessages: [why] }) => `${fullName}: ${why.split('\n')[0]}`);
		return { passed: numPassedTests, failed: numFailedTests, again };
	} catch {
		return { passed: 0, failed: 1, again: [] };
	}
}
