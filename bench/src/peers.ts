import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Another program that plays the same random games. */
export interface Peer {
	readonly name: string;
	gamesPerSecond(): number;
}

const here = join(import.meta.dirname, '..');
const cache = join(here, '.cache');
export const BOARDGAME_IO = '0.50.2';
/** With a later one its server does not start. */
const KOA_COMPOSE = '4.1.0';

/** The peers of a game that can be had on this machine; says which cannot. */
export function peersOf(game: string, seats: number): Peer[] {
	const folder = join(here, 'peers', game);
	if (!existsSync(folder)) return [];
	mkdirSync(cache, { recursive: true });
	return [rust(folder, game, seats), boardgameIo(folder, seats)].filter((peer) => peer !== null);
}

function rust(folder: string, game: string, seats: number): Peer | null {
	const program = join(cache, game);
	const flags = ['-C', 'opt-level=3', '-C', 'target-cpu=native', '-C', 'panic=abort'];
	const { status } = spawnSync('rustc', [...flags, join(folder, `${game}.rs`), '-o', program], { stdio: 'inherit' });
	if (status !== 0) {
		console.error('no Rust peer: rustc is not here or failed');
		return null;
	}
	return { name: 'Rust', gamesPerSecond: () => run(program, [], seats, 1_000_000) };
}

function boardgameIo(folder: string, seats: number): Peer | null {
	const home = installBoardgameIo();
	if (home === null) return null;
	const script = join(folder, 'boardgame-io.mjs');
	return {
		name: `boardgame.io ${BOARDGAME_IO}`,
		gamesPerSecond: () => run(process.execPath, [script], seats, 600, { BOARDGAME_IO_HOME: home }),
	};
}

/** The folder boardgame.io is installed in; null where it cannot be. */
export function installBoardgameIo(): string | null {
	const home = join(cache, `boardgame.io-${BOARDGAME_IO}-koa-compose-${KOA_COMPOSE}`);
	if (existsSync(join(home, 'node_modules'))) return home;
	mkdirSync(home, { recursive: true });
	const packages = [`boardgame.io@${BOARDGAME_IO}`, `koa-compose@${KOA_COMPOSE}`];
	const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', ...packages];
	if (spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0) return home;
	console.error('no boardgame.io peer: it could not be installed');
	return null;
}

function run(program: string, args: readonly string[], seats: number, games: number, env: object = {}): number {
	const output = execFileSync(program, [...args, String(seats), String(games), '1'], {
		env: { ...process.env, ...env },
	});
	return JSON.parse(output.toString()).gamesPerSecond;
}
