import { isDeepStrictEqual } from 'node:util';
import type { Refusal, View, Viewer } from '@shutterbox/kernel';
import type { Messages } from '@shutterbox/protocol';
import { distinctName, namesOfBots, type Table } from '@shutterbox/table';
import { isReadable } from '../identity/text.ts';
import type { ChatMessage } from '../storage/data.ts';
import type { Guest } from './api.ts';
import type { HubContext } from './context.ts';
import type { Listener } from './listener.ts';

type ChatContext = Pick<HubContext, 'storage' | 'isForgotten'>;
type ChatLine = Messages['chat']['lines'][number];

/** Lines a screen gets when it begins. */
const RECENT = 100;

/** Lines a table keeps; older ones go. */
export const KEPT = 500;

/** A line in memory, with where it was said from. */
interface Line {
	readonly line: ChatLine;
	readonly speaker: Viewer;
}

/**
 * The talk at one table. Every line is kept; who may hear it, and when, is for the rules of the game; whom a person
 * mutes they do not hear.
 */
export class TableChat {
	readonly #table: Table;
	readonly #context: ChatContext;
	spectatorsMayTalk: boolean;
	#lines: Line[] = [];
	#loaded: Promise<void> | null = null;
	/** By screen: the lines it has had, as they were. */
	readonly #told = new WeakMap<Listener, Set<Line>>();

	constructor(table: Table, context: ChatContext, spectatorsMayTalk: boolean) {
		this.#table = table;
		this.#context = context;
		this.spectatorsMayTalk = spectatorsMayTalk;
	}

	/** Brings the recent lines back; a screen that has some already names the last. */
	async open(listener: Listener, last: number): Promise<void> {
		this.#loaded ??= this.#load();
		await this.#loaded;
		// What was taken away is news for a screen that had it, and for no other.
		const isHad = ({ line }: Line) => line.id <= last === (line.text !== '');
		this.#told.set(listener, new Set(this.#lines.filter(isHad)));
	}

	/** Lines were changed from outside: whoever has had them is told anew. */
	async review(): Promise<void> {
		if (this.#loaded === null) return;
		await this.#loaded;
		const { storage } = this.#context;
		const kept = await storage.listChat(this.#table.id, { limit: 2 * RECENT });
		const now = new Map(kept.map((message) => [message.id, lineOf(message)]));
		this.#lines = this.#lines.map((had) => {
			const is = now.get(had.line.id);
			return is === undefined || isDeepStrictEqual(is, had) ? had : is;
		});
	}

	mayNotSay(viewer: Viewer, text: string): Refusal | null {
		if (!isReadable(text)) return { code: 'BAD_TEXT', rule: null, facts: {} };
		if (viewer === 'spectator' && !this.spectatorsMayTalk) return { code: 'CHAT_CLOSED', rule: null, facts: {} };
		const view = this.#viewInPlay();
		const { talk } = this.#table.game;
		if (view === null || talk === undefined || talk.maySpeak(view, viewer)) return null;
		return { code: 'SILENCE', rule: null, facts: {} };
	}

	filed(viewer: Viewer): unknown {
		const view = this.#viewInPlay();
		return view === null || viewer === 'spectator' ? null : (this.#table.game.talk?.filed(view, viewer) ?? null);
	}

	async add(who: Guest, speaker: Viewer, kind: ChatLine['kind'], text: string, at: number): Promise<void> {
		this.#loaded ??= this.#load();
		await this.#loaded;
		const seat = speaker === 'spectator' ? null : speaker;
		const kept = await this.#context.storage.addChat(
			{
				tableId: this.#table.id,
				at,
				userId: who.id,
				seat,
				name: this.#nameOf(who, seat),
				kind,
				text,
				audience: null,
			},
			KEPT,
		);
		this.#lines.push(lineOf(kept));
		if (this.#lines.length > 2 * RECENT) this.#lines = this.#lines.slice(-RECENT);
	}

	/** What a screen may hear now and has not had. */
	take(listener: Listener, viewer: Viewer): ChatLine[] {
		const told = this.#told.get(listener);
		if (told === undefined) return [];
		const isNew = (one: Line) =>
			!told.has(one) &&
			!(one.line.who !== null && (listener.deafTo.has(one.line.who) || this.#context.isForgotten(one.line.who)));
		const unheard = this.#lines.filter(isNew);
		// Nearly always: after every move, for every screen.
		if (unheard.length === 0) return [];
		const view = this.#viewInPlay();
		const { talk } = this.#table.game;
		const lines = unheard.filter(
			({ line, speaker }) =>
				view === null || talk === undefined || line.who === listener.who.id || talk.mayHear(view, speaker, viewer),
		);
		for (const one of lines) told.add(one);
		return lines.map(({ line }) => line);
	}

	/** As the table shows people at its seats; others who speak have a name that is nobody else's here. */
	#nameOf({ id, name }: Guest, seat: number | null): string {
		const { game, seating } = this.#table;
		const occupant = seat === null ? null : seating.occupants[seat];
		if (occupant?.kind === 'person') return occupant.name;
		const seated = seating.occupants.flatMap((other) => (other.kind === 'person' ? [other.name] : []));
		const others = this.#lines.flatMap(({ line }) => (line.who === id ? [] : [line.name]));
		return distinctName(name, [...seated, ...namesOfBots(game, name), ...others]);
	}

	/** What everybody may know, while the rules of the game have a say. */
	#viewInPlay(): View<unknown> | null {
		const { stage, game } = this.#table;
		return stage === 'playing' && game.talk ? (this.#table.view('spectator').view as View<unknown>) : null;
	}

	async #load(): Promise<void> {
		try {
			const kept = await this.#context.storage.listChat(this.#table.id, { limit: RECENT });
			this.#lines = kept.map(lineOf);
		} catch (error) {
			// Whoever comes next asks again.
			this.#loaded = null;
			throw error;
		}
	}
}

function lineOf({ id, at, userId, name, seat, kind, text }: ChatMessage): Line {
	return { line: { id, at, who: userId, name: name ?? '', seat, kind, text }, speaker: seat ?? 'spectator' };
}
