/** Where bots think: a thread of its own that gets thoughts and gives intentions. */
import { parentPort } from 'node:worker_threads';
import { gameOf } from '@shutterbox/catalogue';
import { type Thought, think } from '@shutterbox/table';

parentPort?.on('message', (thought: Thought) => {
	const game = gameOf(thought.game);
	try {
		if (game === undefined) throw new RangeError(`no game "${thought.game}"`);
		parentPort?.postMessage({ intention: think(game, thought) });
	} catch (error) {
		parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' });
	}
});
