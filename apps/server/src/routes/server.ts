import { listingOf } from '@shutterbox/bots';
import { games } from '@shutterbox/catalogue';
import { Refused } from '../problems.ts';
import type { Handlers, Services } from './call.ts';

/** Milliseconds. */
const PATIENCE = 2_000;
/** Milliseconds for which the last answer holds, so that nobody wears out the disk by asking. */
const FRESH = 1_000;

type Names = 'healthz' | 'readyz' | 'metrics' | 'games';

export function serverRoutes({ storage, metrics, isStopping, isBusUp }: Services): Pick<Handlers, Names> {
	const listing = games.map(listingOf);
	const canWrite = remembered(() => answers(storage.tryWrite()));
	return {
		healthz: async () => ({ status: 'alive' }),

		async readyz() {
			if (isStopping() || !(await canWrite())) throw new Refused('STOPPING');
			// Whoever cannot reach the others still serves the people of its own tables.
			return { status: 'ready', ...(isBusUp === undefined ? {} : { bus: isBusUp() ? 'up' : 'away' }) };
		},

		async metrics({ reply }) {
			reply.type(metrics.registry.contentType);
			return await metrics.registry.metrics();
		},

		games: async () => listing,
	};
}

/** Asks at most once in a while; whoever asks in between gets the same answer. */
function remembered<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
	let last: { readonly at: number; readonly answer: Promise<Answer> } | null = null;
	return () => {
		const now = performance.now();
		if (last === null || now - last.at >= FRESH) last = { at: now, answer: ask() };
		return last.answer;
	};
}

async function answers(question: Promise<unknown>): Promise<boolean> {
	const { promise: tooLate, resolve } = Promise.withResolvers<false>();
	const timer = setTimeout(resolve, PATIENCE, false);
	const answer = question.then(
		() => true,
		() => false,
	);
	return await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
