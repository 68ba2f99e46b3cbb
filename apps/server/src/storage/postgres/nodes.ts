import type { Membership, NodeRow } from '../nodes.ts';
import type { Ask, Ownership } from './ownership.ts';

/** How long a lease lasts, and how long the row of a node that is gone is kept for people who look. */
const LEASE = '10 seconds';
const MEMORY = '1 day';

const RENEW = `
	INSERT INTO nodes (node, until, drains, games) VALUES ($1, now() + interval '${LEASE}', $2, $3)
	ON CONFLICT (node) DO UPDATE SET until = excluded.until, drains = excluded.drains, games = excluded.games`;
const FORGET = `DELETE FROM nodes WHERE until < now() - interval '${MEMORY}'`;
const OTHERS = 'SELECT node, drains, games FROM nodes WHERE until > now() AND node <> $1 ORDER BY node';
const DRAIN = 'UPDATE nodes SET drains = true WHERE node = $1';
const LEAVE = 'DELETE FROM nodes WHERE node = $1';

export function membershipOver(ask: Ask, ownership: Ownership): Membership {
	const { node } = ownership;
	let drains = false;
	return {
		node,
		get taken() {
			return ownership.taken;
		},
		async renew(games) {
			await ask(RENEW, [node, drains, JSON.stringify(games)]);
			return await ownership.lost();
		},
		async others() {
			await ask(FORGET, []);
			const { rows } = await ask<NodeRow & { games: string }>(OTHERS, [node]);
			return rows.map((row) => ({ ...row, games: JSON.parse(row.games) }));
		},
		believeGone: (other) => ownership.believeGone(other),
		async drain() {
			drains = true;
			ownership.takeNoMore();
			await ask(DRAIN, [node]);
		},
		async leave() {
			await ask(LEAVE, [node]);
		},
	};
}
