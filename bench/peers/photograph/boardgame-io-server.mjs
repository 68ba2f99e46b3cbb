// boardgame.io's own server with Photograph, for the server benchmark: in memory, on this machine's loopback alone.
// Meant to be forked by the benchmark, with BOARDGAME_IO_HOME set as for boardgame-io.mjs.

import { createRequire } from 'node:module';
import { resolve as resolvePath } from 'node:path';
import { answerParent } from '@shutterbox/server/test/support/figures';
import { photograph } from './boardgame-io.mjs';

const require = createRequire(resolvePath(process.env.BOARDGAME_IO_HOME ?? '.', 'package.json'));
const { Server } = require('boardgame.io/server');

const { app, db } = Server({ games: [photograph], origins: [/^http:\/\/127\.0\.0\.1/] });
await db.connect();
const listening = app.listen(0, '127.0.0.1', () => answerParent(listening.address().port));
