import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const units = globSync('deploy/systemd/*.service', { cwd: root }).sort();
const container = textOf('deploy/Containerfile');

/** Where the program lies, to whoever runs it as these files say. */
const HOME = '/opt/shutterbox';
const NODE = `${HOME}/node_modules/.bin/node`;

/** Every setting that a program of ours reads. */
const KNOWN = new Set([
	...[...textOf('apps/server/src/config.ts').matchAll(/setting\('([A-Z_]+)'\)/g)].map(
		([, name]) => `SHUTTERBOX_${name}`,
	),
	...['apps/server/src/config.ts', 'apps/server/src/data-folder.ts', 'apps/cli/src/keys.ts', 'apps/cli/src/data.ts']
		.flatMap((file) => [...textOf(file).matchAll(/environment\.([A-Z_]+)|process\.env\.([A-Z_]+)/g)])
		.map(([, a, b]) => a ?? b),
]);

function helpOf(command: string): string {
	const { stdout, status } = spawnSync(process.execPath, [join(root, 'apps/cli/src/main.ts'), 'help', command]);
	expect(status, `shutterbox ${command}`).toBe(0);
	return String(stdout);
}

/** A line that runs our program: its file is there, and the command and its options exist. */
function mustRun(words: readonly string[]): void {
	const [file, command, ...rest] = words;
	expect(existsSync(join(root, file.replace(`${HOME}/`, ''))), file).toBe(true);
	const help = helpOf(command);
	for (const option of rest.filter((word) => word.startsWith('--'))) expect(help).toContain(`  ${option}`);
}

test('there is a unit for the server, for workers and for backups', () => {
	expect(units.map((file) => /([\w-]+)\.service$/.exec(file)?.[1])).toEqual([
		'shutterbox-backup',
		'shutterbox-worker',
		'shutterbox',
	]);
	expect(textOf('deploy/systemd/shutterbox-backup.timer')).toMatch(/^OnCalendar=/m);
});

test.each(units)('what %s starts is there, and so is every setting it makes', (file) => {
	const text = textOf(file);
	const [, program, rest] = /^ExecStart=(\S+) (.*)$/m.exec(text) ?? [];
	expect(program).toBe(NODE);
	mustRun(rest.split(' '));
	const settings = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list]) => list.split(' '));
	expect(settings.map((each) => each.split('=')[0]).filter((name) => !KNOWN.has(name))).toEqual([]);
});

test('the folder that backups go to is the one that old ones are cleared from, under the name they get', () => {
	const text = textOf('deploy/systemd/shutterbox-backup.service');
	const folder = /^WorkingDirectory=(.*)$/m.exec(text)?.[1];
	expect(text).toContain(`find ${folder} -name shutterbox-backup-*.sealed `);
	expect(textOf('apps/cli/src/commands/backup.ts')).toMatch(/`shutterbox-backup-\$\{.*\}\.\$\{ending\}`/);
});

test('what the container is built of and starts is there, and so is every setting it makes', () => {
	const { scripts } = JSON.parse(textOf('package.json'));
	for (const [, name] of container.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
	const list = (word: string) => JSON.parse(new RegExp(`^${word} (\\[.*\\])$`, 'm').exec(container)?.[1] ?? '[]');
	const [program, ...words] = [...list('ENTRYPOINT'), ...list('CMD')];
	expect(program).toBe('node');
	mustRun(words);
	expect(container).toContain(`WORKDIR ${HOME}\n`);
	const [, settings] = /^ENV (.*)$/m.exec(container) ?? [];
	const names = settings.split(' ').map((each) => each.split('=')[0]);
	expect(names.filter((name) => name !== 'NODE_ENV' && !KNOWN.has(name))).toEqual([]);
	const port = /SHUTTERBOX_PORT=(\d+)/.exec(container)?.[1];
	expect(container).toContain(`EXPOSE ${port}\n`);
	expect(container).toContain(`http://127.0.0.1:${port}/healthz`);
	expect(textOf('apps/server/src/routes/server.ts') + textOf('docs/operations.md')).toContain('/healthz');
	const wanted = /^FROM .*node:(\d+)/m.exec(container)?.[1];
	expect(JSON.parse(textOf('package.json')).devDependencies.node.split('.')[0]).toBe(wanted);
});

test('what runs needs nothing that is installed for building alone', () => {
	const { devDependencies } = JSON.parse(textOf('package.json'));
	const sources = globSync('{packages,games,apps/server,apps/cli}/**/src/**/*.ts', {
		cwd: root,
		exclude: ['**/node_modules'],
	});
	const imported = sources.flatMap((file) =>
		[...textOf(file).matchAll(/from '([^'.][^']*)'/g)].map(([, name]) => name),
	);
	expect(imported.length).toBeGreaterThan(500);
	const building = Object.keys(devDependencies).filter((name) =>
		imported.some((each) => each === name || each.startsWith(`${name}/`)),
	);
	// Of the test kit, which no program starts.
	expect(building.filter((name) => !['vitest', 'fast-check'].includes(name))).toEqual([]);
});
