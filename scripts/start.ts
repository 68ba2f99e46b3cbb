/** What `npm start` runs: builds the page when it is stale, then hosts it. Options are those of `shutterbox serve`. */

import { buildPage } from '@shutterbox/web/build-page';
import { main } from '../apps/cli/src/main.ts';

await buildPage();
process.exitCode = await main(['serve', ...process.argv.slice(2)]);
