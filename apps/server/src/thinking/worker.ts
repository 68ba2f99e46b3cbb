/** Where bots think: a thread of its own that gets thoughts and gives intentions. */
import { parentPort } from 'node:worker_threads';
import { prepared } from '@shutterbox/bots';
import { gameOf } from '@shutterbox/catalogue';
import { type Thought, think } from '@shutterbox/table';

/** What was said already. */
const said = new Set<string>();

parentPort?.on('message', async (thought: Thought) => {
	const game = gameOf(thought.game);
	try {
		if (game === undefined) throw new RangeError(`no game "${thought.game}"`);
		const problem = await prepared(game);
		if (problem !== null) warnOnce(problem);
		parentPort?.postMessage({ intention: think(game, thought) });
	} catch (error) {
		parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' });
	}
});

function warnOnce(problem: string): void {
	if (said.has(problem)) return;
	said.add(problem);
	console.error(problem);
}
