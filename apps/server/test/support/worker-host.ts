/** A worker in a process of its own, set by its environment; tells its parent when it is ready. */
import { createLog } from '../../src/log.ts';
import { startWorker } from '../../src/worker.ts';

const { DATABASE_URL: database = '', NATS_URL: nats = '' } = process.env;
const worker = await startWorker({ database, nats, log: createLog('error'), threads: 1 });
process.once('SIGTERM', () => worker.close().then(() => process.exit(0)));
process.send?.('ready');
