import type { Parsed } from '@shutterbox/kernel';
import { RITUALS, type RitualKind } from '../rules/components.ts';
import { DIRECTIONS, type Direction } from '../rules/grid.ts';
import { type Gesture, type Move, SYSTEM_TYPES, type SystemType } from '../rules/move.ts';

export function printMove(move: Move): string {
	const base = 'base' in move ? ` base ${move.base}` : '';
	switch (move.type) {
		case 'swap':
			return `${move.a}-${move.b}${handling(move)}${base}`;
		case 'push':
			return `push ${move.dir}${handling(move)}${base}`;
		case 'repair':
			return `repair ${'dir' in move ? move.dir : `${move.a}-${move.b}`}`;
		case 'ritual':
			return `!${move.kind}${move.target === undefined ? '' : `>${move.target}`}${move.tile === undefined ? '' : `>${move.tile}`}`;
		case 'stop':
			return `stop ${move.seen}`;
		case 'point':
			return `point ${move.kind}${move.effect === undefined ? '' : ` ${move.effect}`}`;
		default:
			return `${move.type}${base}`;
	}
}

function handling({ gesture, holdMs }: { readonly gesture?: Gesture; readonly holdMs?: number }): string {
	return `${gesture === undefined ? '' : ` ${gesture}`}${holdMs === undefined ? '' : ` ${holdMs}`}`;
}

const PATTERN = /^(?<what>.*?)(?: (?<gesture>tap|slide))?(?: (?<hold>\d+))?(?: base (?<base>\d+))?$/;
const PLAIN = ['ready', 'flip', 'photo', 'talk', 'undo', 'resume', 'ok', ...SYSTEM_TYPES] as const;

export function parseMove(given: string): Parsed<Move> {
	const text = given.trim();
	const ritual = /^!(\w+)(?:>(\d)|>([a-z]+))?$/.exec(text);
	if (ritual) return parseRitual(ritual[1], ritual[2], ritual[3]);
	const [, seen] = /^stop (\d+)$/.exec(text) ?? [];
	if (seen !== undefined) return { value: { type: 'stop', seen: +seen } };
	const [, kind, effect] = /^point (\w+)(?: ([\w-]+))?$/.exec(text) ?? [];
	if (kind !== undefined) return { value: { type: 'point', kind, ...(effect === undefined ? {} : { effect }) } };
	const { what = '', gesture, hold, base } = PATTERN.exec(text)?.groups ?? {};
	const how = {
		...(gesture === undefined ? {} : { gesture: gesture as Gesture }),
		...(hold === undefined ? {} : { holdMs: +hold }),
	};
	const seenBase = base === undefined ? {} : { base: +base };
	const [, repairs, a, b] = /^(repair )?(\d)-(\d)$/.exec(what) ?? [];
	if (a !== undefined) {
		const cells = { a: +a, b: +b };
		return { value: repairs ? { type: 'repair', ...cells } : { type: 'swap', ...cells, ...how, ...seenBase } };
	}
	const [, verb, dir] = /^(push|repair) (\w+)$/.exec(what) ?? [];
	if (verb !== undefined && (DIRECTIONS as readonly string[]).includes(dir)) {
		const direction = { dir: dir as Direction };
		return {
			value: verb === 'push' ? { type: 'push', ...direction, ...how, ...seenBase } : { type: 'repair', ...direction },
		};
	}
	if ((PLAIN as readonly string[]).includes(what)) return { value: { type: what as SystemType, ...seenBase } };
	return { problem: `"${given}" is no move` };
}

function parseRitual(kind: string, target: string | undefined, tile: string | undefined): Parsed<Move> {
	if (!(RITUALS as readonly string[]).includes(kind)) return { problem: `no ritual "${kind}"` };
	return {
		value: {
			type: 'ritual',
			kind: kind as RitualKind,
			...(target === undefined ? {} : { target: +target }),
			...(tile === undefined ? {} : { tile }),
		},
	};
}
