/** A server in a process of its own, set by its environment; tells its parent the port, and its figures when asked. */
import { configFrom } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { answerParent } from './figures.ts';
import { fastTime } from './serve.ts';

const speed = Number(process.env.SPEED ?? 1);
const server = await startServer({
	config: configFrom(process.env),
	...(speed === 1 ? {} : { time: fastTime(speed) }),
});
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
answerParent(server.port);
