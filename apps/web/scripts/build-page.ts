/** Builds the page into apps/web/dist when something it is made of is newer. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'apps/web/dist');
const stamp = join(dist, '.built-from');
const SOURCES = [
	'apps/web/{src,public}/**/*',
	'apps/web/*.{ts,html,json}',
	'{packages,games}/*/src/**/*.ts',
	'games/*/RULES*.md',
	'package-lock.json',
];

/** Says what it does only when there is something to do. */
export async function buildPage(): Promise<void> {
	const sources = fingerprint();
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
	console.error('shutterbox: building the page …');
	const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], {
		cwd: join(root, 'apps/web'),
		stdio: ['ignore', 2, 2],
		// Whoever builds it, in a test or at home, it is the page that people get.
		env: { ...process.env, NODE_ENV: 'production' },
		shell: process.platform === 'win32',
	});
	if (status !== 0) throw new Error('the page could not be built');
	writeFileSync(stamp, sources);
}

/** Follows from the names, sizes and contents of everything the page is made of. */
function fingerprint(): string {
	const hash = createHash('sha256');
	const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
	for (const file of files) {
		if (!statSync(join(root, file)).isFile()) continue;
		hash.update(`${file}\n`).update(readFileSync(join(root, file)));
	}
	return hash.digest('hex');
}

if (import.meta.main) await buildPage();
