/** In a worker of a browser. */
import { type Thinking, thought } from './thought.ts';

addEventListener('message', async ({ data }: MessageEvent<Thinking>) => postMessage(await thought(data)));
