import type { Ban, Storage } from '../storage/index.ts';

interface BansSetup {
	readonly storage: Pick<Storage, 'bans'>;
	now(): number;
	/** Somebody is banned who was not, as far as was known here. */
	onBanned(who: string): void;
}

/** Who is banned: in memory, so that everybody can be asked about at any door. */
export class Bans {
	readonly #setup: BansSetup;
	#byUser: ReadonlyMap<string, Ban> = new Map();

	constructor(setup: BansSetup) {
		this.#setup = setup;
	}

	/** As it is kept now. */
	async load(): Promise<void> {
		const before = this.#byUser;
		const now = await this.#setup.storage.bans(this.#setup.now());
		this.#byUser = new Map(now.map((ban) => [ban.userId, ban]));
		for (const { userId } of now) if (!before.has(userId)) this.#setup.onBanned(userId);
	}

	/** Null for whoever is not, or no longer. */
	of(who: string): Ban | null {
		const ban = this.#byUser.get(who) ?? null;
		const isOver = ban !== null && ban.until !== null && ban.until <= this.#setup.now();
		return isOver ? null : ban;
	}
}
