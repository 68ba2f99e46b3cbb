import type { Actor, Chance } from '@shutterbox/kernel';
import { type Table, tableAt } from '@shutterbox/testkit';
import { type Event, type Move, photoshoot, type State } from '../src/index.ts';
import { printCells } from '../src/notation/print-position.ts';
import { deadline } from '../src/rules/clock.ts';
import { faultText } from '../src/rules/faults.ts';
import { objectiveId } from '../src/rules/objectives.ts';
import { openFaults } from '../src/rules/round-acts.ts';

export interface StageSetup {
	readonly seats?: number;
	readonly phase?: string;
	/** Effects of team A. */
	readonly effects?: string;
	readonly open?: string;
	/** Objectives on top of the deck. */
	readonly deck?: string;
	/** Round, options, e.g. `round 2 calls=quick`. */
	readonly head?: string;
	/** Further sections of the position. */
	readonly more?: readonly string[];
	readonly chance?: Chance;
}

/** Time between two moves when a test does not care. */
const APART = 2_000;

/**
 * A round on a table of its own, with a host that lets the table act when something is due. Lines are as in the worked
 * examples: `0: 2-5 @3000` is a move of seat 0 at 3,000 ms; without a time, 2,000 ms after the last.
 */
export class Stage {
	readonly table: Table<State, Move, Event>;
	#now: number;

	constructor(arrangement: string, setup: StageSetup = {}) {
		const { seats = 4, phase = 'running', effects, open = 'P01', deck, head = '', more = [], chance } = setup;
		const sections = [
			`${seats}p ${phase} ${head}`,
			arrangement,
			...(effects ? [`A ${effects}`] : []),
			...(phase === 'ready' || phase === 'repair' ? [] : [`open ${open}`]),
			...(deck ? [`deck ${deck} *`] : []),
			...more,
		];
		this.table = tableAt(photoshoot, sections.join(' | '), chance);
		this.#now = this.state.now;
	}

	get state(): State {
		return this.table.state;
	}

	/** Plays lines; what is due before one of them happens first. */
	do(...lines: readonly string[]): this {
		for (const line of lines) {
			const { actor, move, at } = this.#read(line);
			if (actor !== 'table') this.pass(at);
			this.table.at(at).play(actor, move);
			this.#now = at;
		}
		return this;
	}

	/** Lets the table do everything that is due up to a moment. */
	pass(until: number): this {
		for (let due = photoshoot.alarm?.(this.state); due != null && due <= until; due = photoshoot.alarm?.(this.state)) {
			const move = photoshoot.tableMove?.(this.state);
			if (!move) throw new Error('nothing is due');
			this.table.at(due).play('table', move);
			this.#now = due;
		}
		this.#now = Math.max(this.#now, until);
		return this;
	}

	/** The code with which a line is refused, or null. Nothing that may be due happens before. */
	refused(line: string): string | null {
		const { actor, move, at } = this.#read(line);
		return this.table.at(at).refused(actor, move);
	}

	get cells(): string {
		return printCells(this.state.cells);
	}

	/** The judge's knowledge of the latest open item. */
	get faults(): string[] {
		return this.faultsByItem.at(-1) ?? [];
	}

	get faultsByItem(): string[][] {
		const { judge } = this.state;
		return judge ? openFaults(judge).map(({ faults }) => faults.map(faultText)) : [];
	}

	get taken(): string[] {
		return this.state.taken.map(objectiveId);
	}

	get open(): string {
		return objectiveId(this.state.open);
	}

	/** Objectives everybody knows to lie on top of the deck. */
	get knownTop(): string[] {
		return this.state.deck.slice(0, this.state.knownTop).map(objectiveId);
	}

	get deadline(): number {
		return deadline(this.state);
	}

	get due(): string {
		const { state } = this;
		return `${photoshoot.tableMove?.(state)?.type} @${photoshoot.alarm?.(state)}`;
	}

	/** Events of one type from the last move. */
	told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
		return this.table.told('spectator').filter((event) => event.type === type) as Extract<Event, { type: Type }>[];
	}

	#read(line: string): { actor: Actor; move: string; at: number } {
		const [, who, move, at] = /^(\d|table): (.*?)(?: @(\d+))?$/.exec(line) ?? [];
		if (who === undefined) throw new Error(`"${line}" is no line`);
		return {
			actor: who === 'table' ? who : Number(who),
			move,
			at: at === undefined ? this.#now + APART : Number(at),
		};
	}
}

export function stage(arrangement: string, setup?: StageSetup): Stage {
	return new Stage(arrangement, setup);
}
