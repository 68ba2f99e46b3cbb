import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const documents = [
	'README.md',
	'ARCHITECTURE.md',
	'CONTRIBUTING.md',
	...globSync('{docs,games}/**/*.md', { cwd: root }),
]
	.filter((file) => !file.includes('node_modules'))
	.sort();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Everything there is but what was installed or built. */
const FILES = globSync('**/*.*', { cwd: root, exclude: ['**/node_modules', '**/dist', '.git'] });

const scratch = mkdtempSync(join(tmpdir(), 'shutterbox-docs-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('the commands in the README run as written', () => {
	const commands = [...textOf('README.md').matchAll(/^npm run -s shutterbox -- (.*)$/gm)].map(([, args]) => args);
	test('there are some', () => expect(commands.length).toBeGreaterThan(3));
	test.each(commands)('shutterbox %s', (args) => {
		// A person would answer at the prompt; here the input ends at once, which play reports with exit code 1.
		const main = join(root, 'apps/cli/src/main.ts');
		const { status, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${main}" ${args}`], {
			cwd: scratch,
			input: '',
		});
		expect([stderr.toString(), status]).toEqual(args.startsWith('play') ? [expect.any(String), 1] : ['', 0]);
	});
});

test.each(documents)('the links in %s lead somewhere', (file) => {
	for (const [, target] of textOf(file).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)) {
		expect([target, existsSync(join(root, dirname(file), target))]).toEqual([target, true]);
	}
});

test.each(documents)('the npm scripts named in %s exist', (file) => {
	const { scripts } = JSON.parse(textOf('package.json'));
	for (const [, name] of textOf(file).matchAll(/npm run (?:-s )?([a-z][a-z0-9:]*)/g))
		expect(Object.keys(scripts)).toContain(name);
});

test.each(documents)('the files named in %s exist', (file) => {
	const named = [...textOf(file).matchAll(/`(?:\.\/)?((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|md|jsonc?))`/g)].map(
		([, name]) => name,
	);
	expect(named.filter((name) => !FILES.some((one) => `/${one}`.endsWith(`/${name}`)))).toEqual([]);
});
