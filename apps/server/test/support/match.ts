import type { FastChance, Seat } from '@shutterbox/kernel';
import type { Answer, Ask } from '@shutterbox/protocol';
import { call, Device, luckOf, type Person, randomMoveOf, until } from './player.ts';

export interface MatchPlan {
	readonly game: string;
	/** People who play; the other seats are bots. */
	readonly people: number;
	readonly seats: number;
	readonly options?: Readonly<Record<string, unknown>>;
	readonly isRated?: boolean;
	readonly isPublic?: boolean;
	readonly allowsSpectators?: boolean;
}

export interface PlayedMatch {
	readonly id: string;
	readonly devices: readonly Device[];
	readonly spectator: Device;
}

/** Opens a table by the first person; the others come by its link and sit down; a spectator watches. */
export async function gather(url: string, plan: MatchPlan): Promise<PlayedMatch> {
	const devices: Device[] = [];
	for (let i = 0; i < plan.people; i++) devices.push(await Device.open(url));
	const id = await openTable(url, devices[0].person, plan);
	await sitDown(devices, id);
	const spectator = await Device.open(url);
	await spectator.watch(id);
	return { id, devices, spectator };
}

/** Opens a table where nobody sits yet but the person who opens it. */
export async function openTable(
	url: string,
	host: Person,
	{ game, seats, options = {}, isRated = false, isPublic = false, allowsSpectators = true }: Omit<MatchPlan, 'people'>,
): Promise<string> {
	const terms = { options, isRated, allowsSpectators };
	const opened = await call(url, host, 'POST', '/api/tables', { game, seats, isPublic, terms });
	if (opened.status !== 200) throw new Error(`no table: ${JSON.stringify(opened)}`);
	return (opened.body as { id: string }).id;
}

/** Everybody watches, and all but the host, who sits already, take a seat. */
export async function sitDown(devices: readonly Device[], table: string): Promise<void> {
	for (const device of devices) {
		await device.watch(table);
		if (device.seatAt(table) === -1) await device.must({ type: 'sit', table });
	}
}

export interface Temper {
	readonly seed: number;
	/** When to act on what was just learned; at once unless told. `act` says whether there was anything to do. */
	readonly when?: (act: () => boolean) => void;
	/** Whether to withdraw a secret choice now and then, as people do. */
	readonly thinksAgain?: boolean;
	readonly onAnswer?: (request: Ask, answer: Answer, milliseconds: number) => void;
}

/** How a person plays: makes random legal moves as soon as they are asked, and now and then thinks again. */
export class RandomPerson {
	readonly #device: Device;
	readonly #table: string;
	readonly #temper: Temper;
	readonly #luck: FastChance;
	#isThinking = false;
	#isBusy = false;
	moves = 0;
	withdrawals = 0;
	/** Codes of refused requests. */
	readonly refused: string[] = [];

	constructor(device: Device, table: string, temper: Temper) {
		this.#device = device;
		this.#table = table;
		this.#temper = temper;
		this.#luck = luckOf(temper.seed);
		device.onTable = () => this.#consider();
		this.#consider();
	}

	get seat(): Seat {
		return this.#device.seatAt(this.#table);
	}

	/** Whether there is something to do and nothing on its way. */
	#isAsked(): boolean {
		const known = this.#device.client.known(this.#table);
		if (this.#isBusy || known === null || known.table.stage !== 'playing') return false;
		const { toMove, decision, takeBack } = known.table;
		return decision !== null && (toMove.includes(this.seat) || takeBack === 'withdraw');
	}

	#consider(): void {
		if (this.#isThinking || !this.#isAsked()) return;
		this.#isThinking = true;
		(this.#temper.when ?? atOnce)(() => {
			this.#isThinking = false;
			return this.#act();
		});
	}

	/** Things may have changed since this person began to think. */
	#act(): boolean {
		if (!this.#isAsked()) return false;
		const known = this.#device.known(this.#table);
		const { toMove, decision, takeBack } = known.table;
		if (decision === null) return false;
		const { seat } = this;
		const isSure = this.#temper.thinksAgain === false || this.#luck.int(4) > 0;
		if (takeBack === 'withdraw' && !isSure) {
			this.#send({ type: 'takeBack', table: this.#table, decision }, () => this.withdrawals++);
		} else if (toMove.includes(seat)) {
			const move = randomMoveOf(known, seat, this.#luck);
			this.#send({ type: 'move', table: this.#table, decision, move }, () => this.moves++);
		}
		return this.#isBusy;
	}

	#send(request: Ask, onDone: () => void): void {
		this.#isBusy = true;
		const begun = performance.now();
		this.#device.ask(request).then((answer) => {
			this.#isBusy = false;
			if (answer.type === 'ok') onDone();
			else this.refused.push(answer.code);
			this.#temper.onAnswer?.(request, answer, performance.now() - begun);
			this.#consider();
		});
	}
}

function atOnce(act: () => boolean): void {
	act();
}

/** Waits for the end of a match. */
export async function untilFinished({ id, spectator }: PlayedMatch, milliseconds = 120_000): Promise<void> {
	await until('the end of the match', () => spectator.known(id).table.stage === 'finished', milliseconds);
}
