import type { Notation, Parsed } from '@shutterbox/kernel';
import { RITUALS, type RitualKind } from '../rules/components.ts';
import { DIRECTIONS, type Direction } from '../rules/grid.ts';
import { type Gesture, type Move, SYSTEM_TYPES, type SystemType } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { NotationError, parsePosition } from './parse-position.ts';
import { printPosition } from './print-position.ts';

/**
 * Moves: `2-5` swaps two cells, `2-6 slide 1200` without lifting, `push right`, `photo`, `!goodBoy`, `!highFive>2`,
 * `!pet>max`, `talk`, `undo`, `stop 3` (seen 3), `point turn`, `point effect max-pet`, `ok`, `resume`, `ready`, `flip`,
 * `repair 0-1`, `repair up`, and the table's own by their names; ` base 3` may follow.
 *
 * Positions, sections divided by ` | `:
 *   4p running round 3 first B level=2 calls=quick    seats, phase, round, starting team, options that are not default
 *   RPA/JCE/OMS                                       the arrangement with which the round began
 *   A max-pet joe-push · B alice-shake                effects held
 *   scores 4-14 · scored 1-6 2-2 · drew 0-1           points; objectives and tokens behind them; thresholds drawn for
 *   tokens 0-1 · open P32 · deck P07 P11 * · discard P01 · known 1 · blue max-pet * · orange *
 *   clock 5000 since 0 flip 0 left 90000 runs 0       now, phase since, flipped, time left, running since (or `stands`)
 *   ready 0 2 · caller 1 · seq 12                     seq before the round's first act
 *   acts 0:2-5@3000 2:!goodBoy@3200 1:stop@3500 =right#1:swap@4000
 *   unjudged                                          a view: nobody knows the faults
 * `*` in a deck stands for all cards not mentioned, in order, `?*12` for twelve unknown ones. Left out: decks `*`, no
 * acts, nothing held, no objective open, and a clock that stands at 0, or runs since then in phase `running`.
 */
export const notation: Notation<State, Move> = {
	printMove,
	parseMove,
	printPosition,
	parsePosition(text) {
		try {
			return { value: parsePosition(text) };
		} catch (error) {
			if (error instanceof NotationError) return { problem: error.message };
			throw error;
		}
	},
};

function printMove(move: Move): string {
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

function parseMove(given: string): Parsed<Move> {
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
