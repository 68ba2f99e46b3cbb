import type { BodyOf, ReplyOf } from '@shutterbox/protocol';
import type { Guest, Problem, TableHub } from '../../src/hub/api.ts';
import type { Notices } from '../../src/notices/api.ts';

type TableView = ReplyOf<'table'>;

/** Tables that gather and never start: enough to see what HTTP makes of a hub's answers. */
export class HubStandIn implements TableHub {
	readonly tables = new Map<string, { request: BodyOf<'openTable'>; view: TableView }>();
	readonly records = new Map<string, string>();
	readonly renamed: Guest[] = [];
	readonly abandonedBefore: number[] = [];
	readonly forgotten: string[] = [];
	readonly blocksChangedOf: string[] = [];
	readonly renamedEverywhere: Guest[] = [];
	readonly talkChangedAt: string[] = [];
	readonly bans = new Map<string, number | null>();
	readonly banChangedOf: string[] = [];
	/** What the next question is answered with, whatever it is; thrown if it is an error. */
	next: Problem | Error | null = null;

	async open(who: Guest, request: BodyOf<'openTable'>) {
		const problem = this.#problem();
		if (problem !== null) return problem;
		const id = `table-${String(this.tables.size).padStart(4, '0')}`;
		this.tables.set(id, { request, view: viewOf(id, who, request) });
		return { id };
	}

	lobby(): ReplyOf<'lobby'> {
		return [...this.tables.values()]
			.filter(({ request }) => request.isPublic)
			.map(({ view: { id, game, stage, created, pace, isRated, allowsSpectators, seats } }) => ({
				id,
				game,
				stage,
				created,
				hostName: seats[0].name,
				pace,
				isRated,
				allowsSpectators,
				seats: seats.map(({ kind, name, isReserved }) => ({ kind, name, isReserved })),
			}));
	}

	async view(_: Guest, table: string) {
		return this.#problem() ?? this.tables.get(table)?.view ?? { problem: 'NOT_FOUND' as const };
	}

	async matchesOf(who: Guest, { limit = 50 }: { before?: number; limit?: number }): Promise<ReplyOf<'myMatches'>> {
		const mine = [...this.tables.values()].filter(({ view }) => view.seats[0].who === who.id).slice(0, limit);
		return mine.map(({ request, view: { id, game, stage, created, pace, isRated, seats } }) => ({
			id,
			game,
			stage,
			updated: created,
			pace,
			isRated,
			isPublic: request.isPublic,
			seat: 0,
			isYourDecision: false,
			deadline: null,
			seats: seats.map(({ kind, name, isReserved }) => ({ kind, name, isReserved })),
			outcome: null,
		}));
	}

	async record(_: Guest | null, table: string) {
		const text = this.records.get(table);
		if (text !== undefined) return { file: `photograph "${table}".jsonl`, text };
		return { problem: this.tables.has(table) ? ('WRONG_STAGE' as const) : ('NOT_FOUND' as const) };
	}

	async closeAbandoned(updatedBefore: number) {
		this.abandonedBefore.push(updatedBefore);
		return 0;
	}

	async blocksChanged(who: string) {
		this.blocksChangedOf.push(who);
	}

	async rename(who: Guest) {
		this.renamed.push(who);
	}

	async renameEverywhere(who: Guest) {
		this.renamedEverywhere.push(who);
	}

	async talkChanged(table: string) {
		this.talkChangedAt.push(table);
	}

	banOf(userId: string) {
		const until = this.bans.get(userId);
		return until === undefined ? null : { userId, at: 0, until };
	}

	async banChanged(who: string) {
		this.banChangedOf.push(who);
	}

	async forget(who: string) {
		this.forgotten.push(who);
	}

	counts() {
		return { tables: this.tables.size, playing: 0, sockets: 7, thinking: 0 };
	}

	#problem(): Problem | null {
		const { next } = this;
		this.next = null;
		if (next instanceof Error) throw next;
		return next;
	}
}

function viewOf(id: string, who: Guest, { game, seats, terms }: BodyOf<'openTable'>): TableView {
	return {
		id,
		game,
		rulesVersion: 1,
		stage: 'gathering',
		created: 1000,
		host: who.id,
		options: {},
		pace: { kind: 'untimed' },
		isRated: false,
		allowsSpectators: true,
		...terms,
		termsNumber: 1,
		seats: Array.from({ length: seats }, (_, seat) => ({
			kind: seat === 0 ? 'person' : 'empty',
			who: seat === 0 ? who.id : null,
			name: seat === 0 ? who.name : '',
			bot: null,
			team: null,
			isPresent: seat === 0,
			isPlayedByBot: false,
			standIn: null,
			isReady: true,
			hasLeft: false,
			hasSalt: false,
			isReserved: false,
		})),
		commitment: 'c'.repeat(64),
		seed: null,
		length: 0,
		view: null,
		toMove: [],
		decision: null,
		takeBack: null,
		asking: null,
		clocks: null,
		order: null,
		outcome: null,
		breakdown: null,
		rematch: { agreed: [], fills: [], isCalled: false, table: null },
	};
}

/** Keeps what it is told and sends nothing. */
export class NoticesStandIn implements Notices {
	readonly subscriptions = new Map<string, string>();
	readonly hooks = new Map<string, string>();
	isOffered = true;

	publicKey = () => 'the-public-key';

	async subscribe(userId: string, { endpoint }: { endpoint: string }): Promise<Problem | null> {
		if (endpoint.includes('localhost')) return { problem: 'BAD_REQUEST', field: 'endpoint' };
		this.subscriptions.set(endpoint, userId);
		return null;
	}

	async unsubscribe(userId: string, endpoint: string) {
		return this.subscriptions.get(endpoint) === userId && this.subscriptions.delete(endpoint);
	}

	async webhook(userId: string) {
		return { isOffered: this.isOffered, url: this.hooks.get(userId) ?? null, secret: null };
	}

	async setWebhook(userId: string, url: string) {
		if (!this.isOffered) return { problem: 'WEBHOOKS_OFF' as const };
		if (!url.startsWith('https://')) return { problem: 'BAD_WEBHOOK' as const };
		this.hooks.set(userId, url);
		return { url, secret: 'webhook-secret' };
	}

	async removeWebhook(userId: string) {
		this.hooks.delete(userId);
	}

	yourDecision() {}
	cancel() {}
	async close() {}
}
