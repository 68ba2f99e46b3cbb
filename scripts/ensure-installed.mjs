// Installs the locked dependencies when they are missing or older than the lock file, and says so.
// Runs on any Node >= 20 before npm start and npm test, so it uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.shutterbox-lock');
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
	console.error('shutterbox: installing the locked dependencies (npm ci) …');
	const result = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
		cwd: root,
		stdio: ['ignore', 2, 2],
		shell: process.platform === 'win32',
	});
	if (result.status !== 0) {
		console.error('shutterbox: npm ci failed; is the npm registry within reach?');
		process.exit(1);
	}
	writeFileSync(stamp, lock);
	console.error('shutterbox: dependencies are in place.');
}
