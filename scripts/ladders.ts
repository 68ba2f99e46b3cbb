/** `npm run ladders [-- <game> …]`: how strong easy, medium and hard are, by the arena, written where the app has it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LADDERS, type Skill, STRENGTHS } from '@shutterbox/bots';
import { games } from '@shutterbox/catalogue';
import type { AnyGame } from '@shutterbox/kernel';

const root = join(import.meta.dirname, '..');
const FILE = 'packages/bots/src/ladders.ts';
/** Deals that nobody learned from. */
const SEED = 7001;
const GAMES = 200;

interface Told {
	readonly pairs: readonly { a: string; b: string; games: number; score: number; low: number; high: number }[];
	readonly ladder: readonly { readonly bot: string; readonly rating: number; readonly uncertainty: number }[];
	readonly checksum: string;
}

const wanted = process.argv.slice(2);
const ladders: Record<string, Record<string, Skill>> = { ...LADDERS };
for (const game of games.filter(({ meta }) => wanted.length === 0 || wanted.includes(meta.id))) {
	const { id } = game.meta;
	const players = game.meta.seats.find((seats) => sidesOf(game, seats) > 1) ?? 2;
	const arena = `arena ${id} --players ${players} --bots ${STRENGTHS} --games ${GAMES} --seed ${SEED} --json`;
	const told: Told = JSON.parse(
		execFileSync('node', ['apps/cli/src/main.ts', ...arena.split(' ')], { cwd: root, encoding: 'utf8' }),
	);
	ladders[id] = ladderOf(told);
	console.log(`${arena}: checksum ${told.checksum}`);
	const percent = (share: number) => (100 * share).toFixed(1);
	for (const { a, b, games, score, low, high } of told.pairs)
		console.log(`  ${a} against ${b}: ${percent(score)} % (${percent(low)} to ${percent(high)}) of ${games} games`);
}
writeFileSync(join(root, FILE), fileOf());

function sidesOf(game: AnyGame, seats: number): number {
	return new Set(game.teams?.(seats) ?? Array.from({ length: seats }, (_, seat) => seat)).size;
}

function ladderOf({ ladder }: Told): Record<string, Skill> {
	const rounded = (value: number) => Math.round(value * 10) / 10;
	return Object.fromEntries(
		STRENGTHS.flatMap((strength) =>
			ladder
				.filter(({ bot }) => bot === strength)
				.map(({ rating, uncertainty }) => [strength, { mu: rounded(rating), sigma: rounded(uncertainty) }]),
		),
	);
}

function fileOf(): string {
	const lines = Object.entries(ladders).map(([id, ladder]) => {
		const rungs = Object.entries(ladder).map(
			([strength, { mu, sigma }]) => `\t\t${strength}: { mu: ${mu}, sigma: ${sigma} },`,
		);
		return [`\t${/^\w+$/.test(id) ? id : `'${id}'`}: {`, ...rungs, '\t},'].join('\n');
	});
	return [
		"import type { Strength } from './photographers.ts';",
		'',
		'/** What is believed of how well somebody plays: a mean, and how uncertain it is (OpenSkill). */',
		'export interface Skill {',
		'\treadonly mu: number;',
		'\treadonly sigma: number;',
		'}',
		'',
		'/** By game, how well each strength plays it at its smallest table. Written by `npm run ladders`. */',
		'export const LADDERS: Readonly<Record<string, Readonly<Record<Strength, Skill>>>> = {',
		...lines,
		'};',
		'',
	].join('\n');
}
