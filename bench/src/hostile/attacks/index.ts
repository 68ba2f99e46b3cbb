import type { Attack } from '../attack.ts';
import { foreignHosts, oddTargets, resets, slowBodies } from './connections.ts';
import { betrayedCommits, changedTerms, endlessClock, leavers, rewinds } from './fair-play.ts';
import { chatFlood, metricsHammer, pings, watchHammer } from './floods.ts';
import { records, storm, takeBacks } from './logs.ts';
import { hugeNumbers, unlistedFields } from './moves.ts';
import { abandonedTables, deletions, disguises, openFolder } from './people.ts';

/** Every attack, those on the server before those on the players. */
export const ATTACKS: readonly Attack[] = [
	resets,
	pings,
	takeBacks,
	unlistedFields,
	chatFlood,
	slowBodies,
	oddTargets,
	metricsHammer,
	watchHammer,
	foreignHosts,
	openFolder,
	storm,
	abandonedTables,
	records,
	hugeNumbers,
	rewinds,
	endlessClock,
	betrayedCommits,
	changedTerms,
	leavers,
	deletions,
	disguises,
];
