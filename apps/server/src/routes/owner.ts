import type { BodyOf, ReplyOf } from '@shutterbox/protocol';
import { neutralName } from '../identity/names.ts';
import { isReadable } from '../identity/text.ts';
import { newId } from '../identity/tokens.ts';
import { Refused } from '../problems.ts';
import type { Deed, Storage } from '../storage/index.ts';
import type { Handlers, Services } from './call.ts';

const DAY = 86_400_000;
/** The newest of each; the rest comes when these are done with. */
const REPORTS = 200;
const DEEDS = 200;

type Request = BodyOf<'ownerDeed'>;
/** What is kept of a deed, but for when and by whom. */
type Doing = Deed extends infer Each
	? Each extends Deed
		? Omit<Each, 'id' | 'at' | 'ownerId' | 'why'>
		: never
	: never;

/** What the owners of a server do about people who misbehave. Each deed is kept together with what it changes. */
export function ownerRoutes({ storage, hub, owners }: Services): Pick<Handlers, 'ownerDesk' | 'ownerDeed'> {
	return {
		ownerDesk: async ({ now }) => await desk(storage, now),

		async ownerDeed({ who, body, now }) {
			if (body.why !== '' && !isReadable(body.why)) throw new Refused('BAD_TEXT');
			const doing = await doingOf(storage, owners, body, now);
			const kept = { ...doing, id: newId(), at: now, ownerId: who.user.id, why: body.why };
			if (!(await storage.doDeed(kept))) throw new Refused('NOT_FOUND');
			if (doing.kind === 'removeLine') await hub.talkChanged(doing.tableId);
			if (doing.kind === 'removeName') await hub.renameEverywhere({ id: doing.userId, name: doing.name });
			if (doing.kind === 'ban' || doing.kind === 'unban') await hub.banChanged(doing.userId);
			return await desk(storage, now);
		},
	};
}

async function doingOf(storage: Storage, owners: readonly string[], body: Request, now: number): Promise<Doing> {
	const { kind, on, days } = body;
	if ((days === undefined) === (kind === 'ban')) throw new Refused('BAD_REQUEST', { field: 'days' });
	switch (kind) {
		case 'dismiss':
			return { kind, report: on };
		case 'removeLine': {
			const report = await storage.getReport(on);
			if (report === null || report.line === null) throw new Refused('NOT_FOUND');
			return { kind, tableId: report.tableId, line: report.line };
		}
		case 'removeName':
			return { kind, userId: on, name: neutralName() };
		case 'ban':
			// Nobody locks out whoever could let them in again.
			if (owners.includes(on)) throw new Refused('NOT_ALLOWED');
			return { kind, userId: on, until: days == null ? null : now + days * DAY };
		case 'unban':
			return { kind, userId: on };
	}
}

/** Nothing of what is played: neither cards nor views nor moves. */
async function desk(storage: Storage, now: number): Promise<ReplyOf<'ownerDesk'>> {
	const [reports, bans, deeds] = await Promise.all([
		storage.openReports(REPORTS),
		storage.bans(now),
		storage.deeds(DEEDS),
	]);
	const whose = [
		...reports.map(({ aboutId }) => aboutId),
		...bans.map(({ userId }) => userId),
		...deeds.flatMap(({ ownerId, userId }) => [ownerId, userId].filter((id) => id !== null)),
	];
	const names = new Map((await storage.getUsers([...new Set(whose)])).map(({ id, name }) => [id, name]));
	const named = (id: string) => ({ id, name: names.get(id) ?? '' });
	return {
		reports: reports.map(({ reporterId, reporterName, aboutId, tableId, ...same }) => ({
			...same,
			by: { id: reporterId, name: reporterName },
			about: named(aboutId),
			table: tableId,
		})),
		bans: bans.map(({ userId, at, until }) => ({ user: named(userId), at, until })),
		deeds: deeds.map(({ ownerId, userId, tableId, ...same }) => ({
			...same,
			owner: ownerId === null ? null : named(ownerId),
			user: userId === null ? null : named(userId),
			table: tableId,
		})),
	};
}
