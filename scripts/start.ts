/** What `npm start` runs: builds the page when it is stale, then hosts it. Options are those of `shutterbox serve`. */
import { main } from '../apps/cli/src/main.ts';
import { buildPage } from './build-page.ts';

await buildPage();
process.exitCode = await main(['serve', ...process.argv.slice(2)]);
