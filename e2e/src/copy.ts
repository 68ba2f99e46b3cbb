import { spawnSync } from 'node:child_process';
import {
	cpSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const WORKSPACES = '{packages,games,apps}/*/package.json';

/** A copy of all sources in which games can be added as the guide says; dependencies are the ones installed here. */
export function copyOfSources(): string {
	const copy = mkdtempSync(join(tmpdir(), 'shutterbox-copy-'));
	const isSource = (path: string) => !['node_modules', 'dist', 'test'].includes(basename(path));
	for (const folder of ['packages', 'games', 'apps', 'scripts'])
		cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
	for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
		cpSync(join(root, file), join(copy, file));
	return copy;
}

/** Lays a game's files into the copy and names it in the catalogue: two lines, and what links the package. */
export function addGame(copy: string, fixture: string, id: string, name: string): void {
	cpSync(join(import.meta.dirname, '../fixtures', fixture), copy, { recursive: true });
	edit(join(copy, 'games/catalogue/src/index.ts'), (text) =>
		`import { ${name} } from '@shutterbox/${id}';\n${text}`.replace(/(AnyGame\[\] = \[[^\]]*)\]/, `$1, ${name}]`),
	);
	edit(join(copy, 'games/catalogue/src/parts.ts'), (text) =>
		text.replace(/\n};/, `\n\t'${id}': () => import('@shutterbox/${id}'),\n};`),
	);
	link(copy);
}

/** What `npm install` does: every package is found by its name. */
function link(copy: string): void {
	const installed = join(root, 'node_modules');
	mkdirSync(join(copy, 'node_modules/@shutterbox'), { recursive: true });
	for (const name of readdirSync(installed)) {
		if (name !== '@shutterbox') symlinkSync(join(installed, name), join(copy, 'node_modules', name));
	}
	for (const file of globSync(WORKSPACES, { cwd: copy })) {
		const { name } = JSON.parse(readFileSync(join(copy, file), 'utf8'));
		symlinkSync(join(copy, dirname(file)), join(copy, 'node_modules', name));
	}
}

function edit(file: string, change: (text: string) => string): void {
	const text = readFileSync(file, 'utf8');
	const changed = change(text);
	if (changed === text) throw new Error(`nothing to change in ${file}`);
	writeFileSync(file, changed);
}

/** Runs a script of the copy; what it said. Throws where it fails. */
export function run(copy: string, script: string, args: readonly string[] = [], input = ''): string {
	const env = { ...process.env, NO_COLOR: '1' };
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], {
		input,
		env,
		cwd: copy,
	});
	if (status !== 0) throw new Error(`${script} ${args.join(' ')}: ${stdout}\n${stderr}`);
	return String(stdout);
}
