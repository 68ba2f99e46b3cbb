import type { Request, Requests } from '@shutterbox/protocol';
import type { Command, Result, Terms } from '@shutterbox/table';
import type { Rates } from '../edge/rates.ts';
import type { Problem } from '../hub/api.ts';
import { type HostedTable, TableGone } from '../hub/hosted-table.ts';
import { type Hub, problemOf } from '../hub/hub.ts';
import type { Listener } from '../hub/listener.ts';

/** What a request led to: more for the answer, or why it was refused. */
export type Reply = { readonly n?: number; readonly invitation?: string } | Problem;

export type AtTable = Exclude<Request, { type: 'hello' | 'lobby' }>;

interface Surroundings {
	readonly hub: Hub;
	readonly rates: Rates;
}

/** How often a table may be put away just when somebody asks for something there. */
const TRIES = 5;

/** Does what a screen asks for at a table; where the table runs, at once. */
export function dispatch(around: Surroundings, listener: Listener, request: AtTable): Promise<Reply> {
	const hosted = around.hub.find(request.table);
	if (hosted === null) return find(around, listener, request);
	return act(around, hosted, listener, request).catch((error) => {
		if (!(error instanceof TableGone)) throw error;
		return find(around, listener, request);
	});
}

async function find(around: Surroundings, listener: Listener, request: AtTable): Promise<Reply> {
	for (let tries = 1; ; tries++) {
		const hosted = await around.hub.get(request.table);
		if (hosted === null) return { problem: 'NOT_FOUND' };
		try {
			return await act(around, hosted, listener, request);
		} catch (error) {
			if (!(error instanceof TableGone) || tries === TRIES) throw error;
		}
	}
}

/** What somebody who is banned may still do. */
const PARTING: ReadonlySet<AtTable['type']> = new Set(['leave', 'unwatch']);

async function act(
	{ hub, rates }: Surroundings,
	hosted: HostedTable,
	listener: Listener,
	request: AtTable,
): Promise<Reply> {
	const ban = hub.banOf(listener.who.id);
	if (ban !== null && !PARTING.has(request.type)) return { problem: 'BANNED', facts: { until: ban.until } };
	switch (request.type) {
		case 'watch':
			return watch(hosted, listener, request);
		case 'unwatch':
			hosted.unwatch(listener);
			return {};
		case 'sit':
			return sit(hub, hosted, listener, request);
		case 'clearSeat':
			return clearSeat(hub, hosted, listener, request);
		case 'invite':
			return replyOf(await hosted.invite(listener.who, request.seat));
		case 'chat':
			return tooTalkative(rates, hosted, listener) ?? replyOf(await hosted.say(listener, 'text', request.text));
		case 'react':
			return tooTalkative(rates, hosted, listener) ?? replyOf(await hosted.say(listener, 'reaction', request.reaction));
		case 'spectatorsMayTalk':
			return replyOf(await hosted.letSpectatorsTalk(listener.who, request.isOn));
		default:
			return replyOf(await hosted.command(listener.who, commandOf(request)));
	}
}

async function watch(hosted: HostedTable, listener: Listener, request: Requests['watch']): Promise<Reply> {
	const { stream, n, lastChat = 0 } = request;
	const from = stream === undefined || n === undefined ? null : { stream, n };
	return (await hosted.watch(listener, from, lastChat)) ? {} : { problem: 'NOT_FOUND' };
}

async function sit(hub: Hub, hosted: HostedTable, { who }: Listener, request: Requests['sit']): Promise<Reply> {
	if (await hub.isBlockedAt(hosted, who)) return { problem: 'BLOCKED' };
	if (await hub.isSentAway(hosted.id, who.id)) return { problem: 'SENT_AWAY' };
	const { name } = who;
	const invited = request.invitation === undefined ? null : hosted.invitedTo(request.invitation);
	if (request.invitation !== undefined && invited === null) return { problem: 'BAD_CODE', field: 'invitation' };
	const seat = invited ?? request.seat;
	const seen = request.terms === undefined ? {} : { terms: request.terms };
	const place = seat === undefined ? {} : { seat };
	const command: Command = { type: 'sit', name, isInvited: invited !== null, ...place, ...seen };
	return replyOf(await hosted.command(who, command));
}

/** Whoever is sent away by it stays away: that is kept first, so that they are not back before it is. */
async function clearSeat(
	hub: Hub,
	hosted: HostedTable,
	{ who }: Listener,
	request: Requests['clearSeat'],
): Promise<Reply> {
	const { stage, seating } = hosted.table;
	const occupant = seating.occupants[request.seat];
	const isTheirs = stage === 'gathering' && seating.host === who.id;
	if (isTheirs && occupant?.kind === 'person' && occupant.who !== who.id) await hub.sendAway(hosted.id, occupant.who);
	return replyOf(await hosted.command(who, { type: 'clearSeat', seat: request.seat }));
}

/** Everybody may talk only so much, and spectators only so much together. */
function tooTalkative(rates: Rates, hosted: HostedTable, { who }: Listener): Problem | null {
	const isSpectator = hosted.table.viewerOf(who.id) === 'spectator';
	const wait = rates.take('chat', who.id) || (isSpectator ? rates.take('spectatorChat', hosted.id) : 0);
	return wait > 0 ? tooMany(wait) : null;
}

export function tooMany(seconds: number): Problem {
	return { problem: 'TOO_MANY', retryAfter: Math.max(1, Math.ceil(seconds * 10)) / 10 };
}

/** The request as a command to the table; its id names the request there too. */
function commandOf(
	request: Exclude<
		AtTable,
		{ type: 'watch' | 'unwatch' | 'sit' | 'clearSeat' | 'invite' | 'chat' | 'react' | 'spectatorsMayTalk' }
	>,
): Command {
	const { id, table: _, ...rest } = request;
	if (rest.type === 'move' || rest.type === 'takeBack') return { ...rest, request: id };
	if (rest.type === 'configure') return { ...rest, terms: rest.terms as Partial<Terms> };
	return rest;
}

function replyOf(result: Result & { readonly invitation?: string }): Reply {
	if (!result.ok) return problemOf(result.refusal);
	return { n: result.n, ...(result.invitation === undefined ? {} : { invitation: result.invitation }) };
}
