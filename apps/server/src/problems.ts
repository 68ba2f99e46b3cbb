import { ERRORS, isErrorCode } from '@shutterbox/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BusAway } from './bus/bus.ts';
import { shortened } from './echo.ts';
import { isProblem, type Problem } from './hub/api.ts';
import type { Ban } from './storage/conduct.ts';
import { StorageBusy, TableElsewhere } from './storage/errors.ts';

/** Thrown where a request cannot be done; answered with its code. */
export class Refused extends Error {
	override readonly name = 'Refused';
	readonly problem: Problem;

	constructor(problem: Problem['problem'], more: Omit<Problem, 'problem'> = {}) {
		super(problem);
		this.problem = { problem, ...more };
	}
}

/** What the tables or the notices answered, unless that is a problem. */
export function unlessProblem<T extends object | null>(answer: T | Problem): Exclude<T, Problem> {
	if (answer !== null && isProblem(answer)) {
		const { problem, ...more } = answer;
		throw new Refused(problem, more);
	}
	return answer as Exclude<T, Problem>;
}

/** Goes on where nobody is banned. */
export function unlessBanned(ban: Pick<Ban, 'until'> | null): void {
	if (ban !== null) throw new Refused('BANNED', { facts: { until: ban.until } });
}

export function sendProblem(reply: FastifyReply, refused: Problem): FastifyReply {
	const { problem, ...more } = shortened(refused);
	if (more.retryAfter !== undefined) reply.header('retry-after', Math.ceil(more.retryAfter));
	return reply
		.code(statusOf(refused))
		.type('application/json; charset=utf-8')
		.header('cache-control', 'no-store')
		.send(JSON.stringify({ code: problem, message: messageOf(problem), ...more }));
}

/** A code that is not the platform's is a game's: against a rule, or where none is behind it, of a wrong form. */
function statusOf({ problem, rule }: Problem): number {
	if (isErrorCode(problem)) return ERRORS[problem][0];
	return rule === undefined ? 400 : 409;
}

function messageOf(code: string): string {
	return isErrorCode(code) ? ERRORS[code][1] : 'The rules of the game do not allow this.';
}

/** The one place where a failed request gets its answer. What broke here is told to the log, not to the client. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	if (error instanceof Refused) return sendProblem(reply, error.problem);
	const problem = problemOfFramework(error);
	if (problem !== null) return sendProblem(reply, problem);
	request.log.error({ err: error, route: request.routeOptions.url }, 'request broke');
	return sendProblem(reply, { problem: codeOfFault(error), facts: { incident: request.id } });
}

/** What a client hears of a fault: to ask again where the database or another node is away, else that something broke. */
export function codeOfFault(error: unknown): 'BUSY' | 'BROKEN' {
	const isPassing = error instanceof StorageBusy || error instanceof TableElsewhere || error instanceof BusAway;
	return isPassing ? 'BUSY' : 'BROKEN';
}

function problemOfFramework(error: unknown): Problem | null {
	if (!(error instanceof Error) || !('statusCode' in error)) return null;
	const { code, statusCode = 500 } = error as FastifyError;
	if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { problem: 'TOO_LARGE' };
	if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { problem: 'BAD_REQUEST', field: 'content-type' };
	if (statusCode === 404) return { problem: 'NOT_FOUND' };
	return statusCode < 500 ? { problem: 'BAD_REQUEST' } : null;
}
