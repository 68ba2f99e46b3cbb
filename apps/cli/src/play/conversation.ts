import {
	type AnyMatch,
	type BySeat,
	type Emitted,
	type GameEvent,
	type GameMove,
	hasSeat,
	isRealTime,
	type MatchEvent,
	type Parsed,
	type Refusal,
	type Seat,
	seatsOf,
} from '@shutterbox/kernel';
import type { Scene, Shown } from '../boards/board.ts';
import { paragraphs } from '../story.ts';
import { wrap } from '../text.ts';
import { decisionOf } from './decision.ts';
import { helpText } from './help.ts';
import type { Lines } from './input.ts';
import { moveList } from './move-list.ts';
import { type Bots, type Intent, nextInTime, nextInTurn, tableIntent } from './others.ts';
import { ruleText } from './rulebook.ts';
import { StandingOrder } from './standing-order.ts';

export type Ending = 'over' | 'quit' | 'input ended' | 'frozen';

export const COMMAND_WORDS = ['help', 'board', 'moves', 'rules', 'undo', 'wait', 'quit'] as const;

export interface Table extends Bots {
	readonly match: AnyMatch;
	readonly shown: Shown;
	readonly names: BySeat<string>;
	/** The person's seat. */
	readonly seat: Seat;
	readonly now: () => number;
	readonly lines: Lines;
}

/** A person at the table: bots move by themselves, the person is told what happened and asked what to do. */
export class Conversation {
	readonly #table: Table;
	#untold: string[] = [];
	/** Whether the person has just moved and moves again. */
	#goesOn = false;
	/** Whether the person has let the others go first. */
	#waits = false;
	readonly #order: StandingOrder;
	/** Real-time games: what the clock shows. It stands while the person thinks. */
	#clock = 0;

	constructor(at: Table) {
		this.#table = at;
		this.#order = new StandingOrder(at.shown);
		this.#note(at.match.opening);
	}

	async run(): Promise<Ending> {
		const { match } = this.#table;
		while (match.outcome() === null) {
			if (match.bug !== null) return 'frozen';
			const intent = this.#nextOfOthers();
			if (intent !== null && !this.#isAsked(intent)) this.#carryOut(intent);
			else if (!this.#obeyOrder()) {
				const ending = await this.#decide(intent !== null);
				if (ending !== null) return ending;
			}
		}
		this.tell();
		return 'over';
	}

	/** Says what happened since the person was told last. */
	tell(): void {
		if (this.#untold.length > 0) say('');
		for (const text of this.#untold) say(wrap(` · ${text}`, 3));
		this.#untold = [];
	}

	scene(): Scene<unknown> {
		const { match, seat, names } = this.#table;
		return { position: match.game.view(match.state, seat), viewer: seat, names, options: match.header.options };
	}

	get #isInTime(): boolean {
		return isRealTime(this.#table.match.game);
	}

	#now(): number {
		return this.#isInTime ? this.#clock : this.#table.now();
	}

	#nextOfOthers(): Intent | null {
		const { match } = this.#table;
		const intent = (this.#isInTime ? nextInTime : nextInTurn)(match, this.#table, this.#now());
		if (intent === null && match.game.toMove(match.state) === 0)
			throw new Error('nobody is to move, but the match is not over');
		return intent;
	}

	/** Whether the person is asked before somebody else goes on. */
	#isAsked({ move }: Intent): boolean {
		const { match, shown, seat } = this.#table;
		if (this.#waits || !hasSeat(match.game.toMove(match.state), seat)) return false;
		return shown.board.yields?.(this.scene(), move) ?? false;
	}

	#carryOut({ actor, move, at }: Intent): void {
		const { match } = this.#table;
		if (this.#isInTime) this.#clock = at;
		const result = match.submit(actor, move, at);
		if (result.accepted) this.#note(result.events);
		else if (match.bug === null) throw new Error(`a bot was refused: ${result.refusal.code}`);
		this.#goesOn = false;
		this.#waits = false;
	}

	#note(events: readonly Emitted<GameEvent | MatchEvent>[]): void {
		const { match, shown, seat, names } = this.#table;
		this.#untold.push(...paragraphs(shown, events, seat, names, match.header.options));
	}

	/** Asks until a move is made or the person stops. */
	async #decide(canWait: boolean): Promise<Ending | null> {
		const { match, shown, lines } = this.#table;
		const { board, voice } = shown;
		this.tell();
		const scene = this.scene();
		const isBrief = this.#goesOn || (board.isBrief?.(scene) ?? false);
		say(`\n${isBrief ? board.drawOwn(scene) : board.draw(scene)}\n`);
		for (;;) {
			say(wrap(decisionOf(shown, this.scene(), seatsOf(match.game.toMove(match.state))), 0));
			const line = await lines.next();
			if (line === null) return 'input ended';
			const [word = '', ...rest] = line.split(/\s+/);
			if (word === 'quit' || word === 'exit') return 'quit';
			if (word === 'wait' && canWait) {
				this.#waits = true;
				return null;
			}
			if (word === 'wait' && this.#isInTime) say(voice.say('cli.nobodyElse'));
			else if (word === 'undo' && !this.#hasOwnUndo()) {
				if (this.#undo()) return null;
			} else if (word === 'order' && board.orders) {
				say(wrap(this.#order.take(this.scene(), rest.join(' ')), 0));
				if (this.#obeyOrder()) return null;
			} else if (!this.#answer(word.toLowerCase(), rest.join(' ')) && this.#submit(line)) return null;
		}
	}

	/** Answers a question; false if the line was none. */
	#answer(word: string, rest: string): boolean {
		const { shown, seat } = this.#table;
		const { board, voice } = shown;
		if (word === '') return true;
		if (word === 'help' || word === '?') say(helpText(board, voice));
		else if (word === 'board') say(`\n${board.draw(this.scene())}\n`);
		else if (word === 'rules')
			say(
				ruleText(shown, rest)
					.split('\n')
					.map((line) => wrap(line, 3))
					.join('\n'),
			);
		else if (word === 'moves') {
			say(moveList(shown, this.scene(), seat, rest === 'all'));
		} else return false;
		return true;
	}

	/** Makes the move that the person's order makes of the open question; false where the person is asked. */
	#obeyOrder(): boolean {
		const { match, seat } = this.#table;
		const move = this.#order.answer(match, seat);
		const result = move && match.submit(seat, move, this.#now());
		if (result?.accepted) this.#note(result.events);
		return result?.accepted ?? false;
	}

	#submit(line: string): boolean {
		const { match, shown, seat } = this.#table;
		const parsed = readMove(match.game.notation, shown.board.shorthand?.(this.scene(), line) ?? { value: line });
		if ('problem' in parsed) {
			say(wrap(shown.voice.say('cli.notUnderstood', { problem: parsed.problem }), 0));
			return false;
		}
		const hasChanged = this.#letTimePass();
		const result = match.submit(seat, parsed.value, this.#now());
		if (!result.accepted) {
			if (match.bug !== null) return true;
			say(wrap(this.#refusalText(result.refusal), 0));
			return hasChanged;
		}
		this.#note(result.events);
		this.#goesOn = true;
		return true;
	}

	/** Real-time games: a person acts as soon as hands are free; what was due before that happens first. */
	#letTimePass(): boolean {
		const { match } = this.#table;
		if (!this.#isInTime) return false;
		const length = match.length;
		const paceOf = () => Math.max(this.#clock, match.game.pace?.(match.state) ?? 0);
		for (let due = tableIntent(match); due !== null && due.at <= paceOf(); due = tableIntent(match))
			this.#carryOut(due);
		this.#clock = paceOf();
		return match.length > length;
	}

	/** In some games taking back is a move. */
	#hasOwnUndo(): boolean {
		return Object.hasOwn(this.#table.match.game.moveSchema, 'undo');
	}

	#undo(): boolean {
		const { match, seat, now } = this.#table;
		const result = match.undo(seat, now());
		if (!result.accepted) {
			say(wrap(this.#refusalText(result.refusal), 0));
			return false;
		}
		this.#note(result.events);
		this.#goesOn = false;
		return true;
	}

	#refusalText(refusal: Refusal): string {
		const { code, rule } = refusal;
		const { words, voice } = this.#table.shown;
		const own = UNDO_REFUSALS.includes(code) ? voice.say(`cli.${code}`) : null;
		const reason = own ?? words.refusal(refusal) ?? voice.say('cli.forbidden');
		const source = rule === null ? code : voice.say('cli.ofRule', { code, rule });
		return voice.say('cli.notPossible', { reason, source });
	}
}

const UNDO_REFUSALS: readonly string[] = ['NOTHING_TO_UNDO', 'UNDO_BARRED', 'TAKE_BACKS_SPENT'];

function readMove({ parseMove }: AnyMatch['game']['notation'], typed: Parsed<string>): Parsed<GameMove> {
	return 'problem' in typed ? typed : parseMove(typed.value);
}

function say(text: string): void {
	process.stdout.write(`${text}\n`);
}
