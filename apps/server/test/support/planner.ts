import { gameOf } from '@shutterbox/catalogue';
import type { AnyGame, View } from '@shutterbox/kernel';
import type { Ask } from '@shutterbox/protocol';
import { type Thought, think } from '@shutterbox/table';
import type { Time } from '../../src/server.ts';
import type { Temper } from './match.ts';
import type { Device } from './player.ts';

interface Planning extends Pick<Temper, 'seed' | 'onAnswer'> {
	readonly time: Time;
	readonly bot: string;
}

/**
 * A person in a real-time match who plays as a bot would, from what their screen knows: acts when they mean to, on the
 * table's clock as far as a screen can know it.
 */
export class PlanningPerson {
	readonly #device: Device;
	readonly #table: string;
	readonly #game: AnyGame;
	readonly #luck: string;
	readonly #time: Time;
	readonly #bot: string;
	readonly #onAnswer: Temper['onAnswer'];
	#timer: NodeJS.Timeout | null = null;
	#isBusy = false;
	/** When the last update came, and what the table's clock said. */
	#heard = { at: 0, now: 0 };
	readonly done: string[] = [];
	readonly refused: string[] = [];

	constructor(device: Device, table: string, { seed, time, bot, onAnswer }: Planning) {
		const game = gameOf(device.known(table).table.game);
		if (game === undefined) throw new Error('no such game');
		this.#device = device;
		this.#table = table;
		this.#game = game;
		this.#luck = seed.toString(16).padStart(64, '5');
		this.#time = time;
		this.#bot = bot;
		this.#onAnswer = onAnswer;
		device.onTable = () => this.#hear();
		this.#hear();
	}

	stop(): void {
		if (this.#timer) clearTimeout(this.#timer);
		this.#timer = null;
	}

	#now(): number {
		return this.#heard.now + this.#time.now() - this.#heard.at;
	}

	#hear(): void {
		this.#heard = { at: this.#time.now(), now: this.#device.known(this.#table).now };
		this.#plan();
	}

	#plan(): void {
		this.stop();
		const known = this.#device.client.known(this.#table);
		if (known === null) return;
		const { table } = known;
		const seat = this.#device.seatAt(this.#table);
		if (this.#isBusy || table.stage !== 'playing' || !table.toMove.includes(seat)) return;
		const view = table.view as View<unknown>;
		const thought: Thought = {
			game: table.game,
			bot: this.#bot,
			seat,
			view,
			key: table.length,
			luck: this.#luck,
			now: this.#now(),
		};
		const intention = think(this.#game, thought);
		if (intention === null) return;
		const wait = Math.max(0, (intention.at ?? 0) - this.#now());
		this.#timer = this.#time.after(wait, () => this.#act(intention.move));
	}

	#act(move: unknown): void {
		const { decision } = this.#device.known(this.#table).table;
		if (decision === null) return;
		this.#isBusy = true;
		const request: Ask = { type: 'move', table: this.#table, decision, move };
		const sent = performance.now();
		this.#device.ask(request).then((answer) => {
			this.#isBusy = false;
			this.#onAnswer?.(request, answer, performance.now() - sent);
			if (answer.type === 'ok') this.done.push((move as { type: string }).type);
			else this.refused.push(answer.code);
			// A refused plan is thought over after a moment: the clocks of two machines are never quite equal.
			if (answer.type === 'ok') this.#plan();
			else this.#timer = this.#time.after(1000, () => this.#plan());
		});
	}
}
