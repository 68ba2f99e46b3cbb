import type { FastChance, Seat } from '@shutterbox/kernel';
import { call, Device, luckOf, randomMoveOf, until } from './player.ts';

export interface MatchPlan {
	readonly game: string;
	/** People who play; the other seats are bots. */
	readonly people: number;
	readonly seats: number;
	readonly options?: Readonly<Record<string, unknown>>;
	readonly bot?: string;
	readonly seed: number;
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
	const [host] = devices;
	const opened = await call(url, host.person, 'POST', '/api/tables', {
		game: plan.game,
		seats: plan.seats,
		isPublic: false,
		terms: { options: plan.options ?? {} },
	});
	if (opened.status !== 200) throw new Error(`no table: ${JSON.stringify(opened)}`);
	const { id } = opened.body as { id: string };
	for (const device of devices) {
		await device.watch(id);
		if (device !== host) await device.must({ type: 'sit', table: id });
	}
	const spectator = await Device.open(url);
	await spectator.watch(id);
	return { id, devices, spectator };
}

/** How a person plays: makes random legal moves as soon as they are asked, and now and then thinks again. */
export class RandomPerson {
	readonly #device: Device;
	readonly #table: string;
	readonly #luck: FastChance;
	#isBusy = false;
	moves = 0;
	withdrawals = 0;
	/** Codes of refused requests. */
	readonly refused: string[] = [];

	constructor(device: Device, table: string, seed: number) {
		this.#device = device;
		this.#table = table;
		this.#luck = luckOf(seed);
		device.onTable = () => this.act();
		this.act();
	}

	get seat(): Seat {
		return this.#device.seatAt(this.#table);
	}

	/** Acts if it is this person's turn and nothing is on its way. */
	act(): void {
		const known = this.#device.client.known(this.#table);
		if (this.#isBusy || known === null || known.table.stage !== 'playing') return;
		const { seat } = this;
		const { toMove, decision, takeBack } = known.table;
		if (decision === null) return;
		if (takeBack === 'withdraw' && this.#luck.int(4) === 0) {
			this.#send({ type: 'takeBack', table: this.#table, decision }, () => this.withdrawals++);
		} else if (toMove.includes(seat)) {
			const move = randomMoveOf(known, seat, this.#luck);
			this.#send({ type: 'move', table: this.#table, decision, move }, () => this.moves++);
		}
	}

	#send(request: Parameters<Device['ask']>[0], onDone: () => void): void {
		this.#isBusy = true;
		this.#device.ask(request).then((answer) => {
			this.#isBusy = false;
			if (answer.type === 'ok') onDone();
			else this.refused.push(answer.code);
			this.act();
		});
	}
}

/** Waits for the end of a match. */
export async function untilFinished({ id, spectator }: PlayedMatch, milliseconds = 60_000): Promise<void> {
	await until('the end of the match', () => spectator.known(id).table.stage === 'finished', milliseconds);
}
