import { listingOf } from '@shutterbox/bots';
import { games } from '@shutterbox/catalogue';
import { Refused } from '../problems.ts';
import type { Handlers, Services } from './call.ts';

const PATIENCE = 2000;

type Names = 'healthz' | 'readyz' | 'metrics' | 'games';

export function serverRoutes({ storage, metrics, isStopping }: Services): Pick<Handlers, Names> {
	const listing = games.map(listingOf);
	return {
		healthz: async () => ({ status: 'alive' }),

		async readyz() {
			if (isStopping() || !(await answers(storage.getUser('nobody')))) throw new Refused('STOPPING');
			return { status: 'ready' };
		},

		async metrics({ reply }) {
			reply.type(metrics.registry.contentType);
			return await metrics.registry.metrics();
		},

		games: async () => listing,
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
