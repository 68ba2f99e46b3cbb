import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '@shutterbox/e2e/chromium';

const VERSION = '13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const home = join(import.meta.dirname, '../../.cache', `lighthouse-${VERSION}`);

export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** Now and then Lighthouse loses its own trace: such a run is made again. */
const [RUNS, ATTEMPTS] = [3, 6];

/** Lighthouse's scores from 0 to 100, for a phone as it imagines one, the middle of three runs; null where it cannot be had. */
export function lighthouse(address: string): Scores | null {
	if (!isInstalled()) return null;
	const runs: Scores[] = [];
	for (let attempt = 0; attempt < ATTEMPTS && runs.length < RUNS; attempt++) {
		const scores = judge(address);
		if (scores) runs.push(scores);
	}
	if (runs.length < RUNS) return null;
	return runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(RUNS / 2)];
}

function judge(address: string): Scores | null {
	const report = join(home, 'report.json');
	const { status } = spawnSync(
		process.execPath,
		[
			join(home, 'node_modules/lighthouse/cli/index.js'),
			address,
			'--quiet',
			'--output=json',
			`--output-path=${report}`,
			`--only-categories=${CATEGORIES.join()}`,
			`--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
		],
		{ stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: findChromium() } },
	);
	if (status !== 0) return null;
	const { categories } = JSON.parse(readFileSync(report, 'utf8'));
	const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]);
	return Object.fromEntries(scores) as Scores;
}

function isInstalled(): boolean {
	if (existsSync(join(home, 'node_modules/lighthouse'))) return true;
	mkdirSync(home, { recursive: true });
	const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', `lighthouse@${VERSION}`];
	const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
	if (status !== 0) console.error('no Lighthouse: it could not be installed');
	return status === 0;
}
