/** What `npm start` runs: a greeting, the command line's help, and a short demo simulation. */
import { main } from '../apps/cli/src/main.ts';

console.log('Welcome to Shutterbox: board games about photography, with rules you can trust.');
console.log('Everything runs from the command line: npm run -s shutterbox -- <command> …\n');
await main(['help']);
console.log('\nA short demo: shutterbox simulate photograph --players 4 --games 2000\n');
process.exitCode = await main(['simulate', 'photograph', '--players', '4', '--games', '2000']);
