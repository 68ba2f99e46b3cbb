import type { Migration } from '../shared/migration.ts';

export const MIGRATIONS: readonly Migration[] = [
	{
		number: 1,
		name: 'users and how they come in',
		sql: `
			CREATE TABLE users (
				id TEXT PRIMARY KEY,
				name TEXT NOT NULL,
				created INTEGER NOT NULL,
				seen INTEGER NOT NULL,
				is_lasting INTEGER NOT NULL CHECK (is_lasting IN (0, 1)),
				settings TEXT NOT NULL
			) STRICT;
			CREATE INDEX guests_by_seen ON users (seen) WHERE is_lasting = 0;

			CREATE TABLE sessions (
				token_hash TEXT PRIMARY KEY,
				user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				created INTEGER NOT NULL,
				seen INTEGER NOT NULL,
				device TEXT NOT NULL,
				expires INTEGER NOT NULL
			) STRICT;
			CREATE INDEX sessions_by_user ON sessions (user_id);
			CREATE INDEX sessions_by_expiry ON sessions (expires);

			CREATE TABLE passkeys (
				credential_id TEXT PRIMARY KEY,
				user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				public_key BLOB NOT NULL,
				counter INTEGER NOT NULL,
				transports TEXT NOT NULL,
				label TEXT NOT NULL,
				created INTEGER NOT NULL,
				used INTEGER
			) STRICT;
			CREATE INDEX passkeys_by_user ON passkeys (user_id);

			CREATE TABLE challenges (
				id TEXT PRIMARY KEY,
				value TEXT NOT NULL,
				user_id TEXT REFERENCES users ON DELETE CASCADE,
				expires INTEGER NOT NULL
			) STRICT;
			CREATE INDEX challenges_by_user ON challenges (user_id);
			CREATE INDEX challenges_by_expiry ON challenges (expires);

			CREATE TABLE link_codes (
				code_hash TEXT PRIMARY KEY,
				user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				expires INTEGER NOT NULL
			) STRICT;
			CREATE INDEX link_codes_by_user ON link_codes (user_id);
			CREATE INDEX link_codes_by_expiry ON link_codes (expires);

			CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
		`,
	},
	{
		number: 2,
		name: 'tables and their logs',
		sql: `
			CREATE TABLE tables (
				id TEXT PRIMARY KEY,
				game TEXT NOT NULL,
				stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'finished', 'frozen', 'closed')),
				is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
				is_rated INTEGER NOT NULL CHECK (is_rated IN (0, 1)),
				pace TEXT NOT NULL,
				created INTEGER NOT NULL,
				updated INTEGER NOT NULL,
				alarm INTEGER,
				saved TEXT NOT NULL
			) STRICT;
			CREATE INDEX public_tables ON tables (stage, created) WHERE is_public = 1;
			CREATE INDEX tables_by_alarm ON tables (alarm) WHERE stage = 'playing' AND alarm IS NOT NULL;
			CREATE INDEX gatherings_by_update ON tables (updated) WHERE stage = 'gathering';

			CREATE TABLE table_seats (
				table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
				seat INTEGER NOT NULL,
				user_id TEXT REFERENCES users ON DELETE SET NULL,
				PRIMARY KEY (table_id, seat)
			) STRICT, WITHOUT ROWID;
			CREATE INDEX seats_by_user ON table_seats (user_id) WHERE user_id IS NOT NULL;

			CREATE TABLE log (
				table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
				n INTEGER NOT NULL CHECK (n > 0),
				actor INTEGER,
				at INTEGER NOT NULL,
				move TEXT NOT NULL,
				request TEXT,
				note TEXT NOT NULL,
				PRIMARY KEY (table_id, n)
			) STRICT, WITHOUT ROWID;
		`,
	},
	{
		number: 3,
		name: 'results and ratings',
		sql: `
			CREATE TABLE results (
				table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
				seat INTEGER NOT NULL,
				user_id TEXT REFERENCES users ON DELETE SET NULL,
				name TEXT,
				game TEXT NOT NULL,
				place INTEGER NOT NULL,
				score REAL NOT NULL,
				seats INTEGER NOT NULL,
				finished INTEGER NOT NULL,
				is_rated INTEGER NOT NULL CHECK (is_rated IN (0, 1)),
				has_bots INTEGER NOT NULL CHECK (has_bots IN (0, 1)),
				mu REAL,
				sigma REAL,
				PRIMARY KEY (table_id, seat)
			) STRICT, WITHOUT ROWID;
			CREATE INDEX results_by_user ON results (user_id, finished) WHERE user_id IS NOT NULL;

			CREATE TABLE ratings (
				user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				game TEXT NOT NULL,
				mu REAL NOT NULL,
				sigma REAL NOT NULL,
				matches INTEGER NOT NULL,
				updated INTEGER NOT NULL,
				PRIMARY KEY (user_id, game)
			) STRICT, WITHOUT ROWID;
			CREATE INDEX leaderboard ON ratings (game, mu - 3 * sigma);
		`,
	},
	{
		number: 4,
		name: 'chat, blocks and notices',
		sql: `
			CREATE TABLE chat (
				table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
				id INTEGER NOT NULL,
				at INTEGER NOT NULL,
				user_id TEXT REFERENCES users ON DELETE SET NULL,
				seat INTEGER,
				name TEXT,
				kind TEXT NOT NULL CHECK (kind IN ('text', 'reaction')),
				text TEXT NOT NULL,
				audience TEXT NOT NULL,
				PRIMARY KEY (table_id, id)
			) STRICT, WITHOUT ROWID;
			CREATE INDEX chat_by_user ON chat (user_id) WHERE user_id IS NOT NULL;

			CREATE TABLE blocks (
				user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				other_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				kind TEXT NOT NULL CHECK (kind IN ('block', 'mute')),
				PRIMARY KEY (user_id, other_id)
			) STRICT, WITHOUT ROWID;
			CREATE INDEX blocks_by_other ON blocks (other_id);

			CREATE TABLE push_subscriptions (
				endpoint TEXT PRIMARY KEY,
				user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				keys TEXT NOT NULL,
				created INTEGER NOT NULL
			) STRICT;
			CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);

			CREATE TABLE webhooks (
				user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				url TEXT NOT NULL,
				secret TEXT NOT NULL,
				created INTEGER NOT NULL,
				PRIMARY KEY (user_id, url)
			) STRICT, WITHOUT ROWID;

			CREATE TABLE notices (
				table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
				user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				decision INTEGER NOT NULL,
				PRIMARY KEY (table_id, user_id, decision)
			) STRICT, WITHOUT ROWID;
			CREATE INDEX notices_by_user ON notices (user_id);
		`,
	},
	{
		number: 5,
		name: 'who moved in the place of a person',
		sql: `
			ALTER TABLE log ADD COLUMN stand_in TEXT CHECK (stand_in IN ('clock', 'bot'));
		`,
	},
	{
		number: 6,
		name: 'finished matches and hosts',
		sql: `
			CREATE TABLE finished_matches (
				table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
				finished INTEGER NOT NULL,
				record TEXT NOT NULL,
				ending TEXT NOT NULL
			) STRICT, WITHOUT ROWID;

			ALTER TABLE tables ADD COLUMN host_id TEXT REFERENCES users ON DELETE SET NULL;
			CREATE INDEX tables_by_host ON tables (host_id) WHERE host_id IS NOT NULL;
			UPDATE tables SET host_id = (SELECT id FROM users WHERE id = saved ->> '$.table.seating.host');
		`,
	},
	{
		number: 7,
		name: 'what changes with every entry',
		sql: `
			CREATE TABLE table_now (
				table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
				updated INTEGER NOT NULL,
				alarm INTEGER,
				waiting TEXT NOT NULL
			) STRICT, WITHOUT ROWID;
			INSERT INTO table_now SELECT id, updated, alarm, coalesce(saved -> '$.waiting', '[]') FROM tables;
			CREATE INDEX tables_to_wake ON table_now (alarm) WHERE alarm IS NOT NULL;

			DROP INDEX tables_by_alarm;
			DROP INDEX gatherings_by_update;
			ALTER TABLE tables DROP COLUMN updated;
			ALTER TABLE tables DROP COLUMN alarm;
			UPDATE tables SET saved = json_remove(saved, '$.waiting') WHERE saved -> '$.waiting' IS NOT NULL;
			CREATE INDEX gatherings ON tables (id) WHERE stage = 'gathering';
		`,
	},
	{
		number: 8,
		name: 'webhooks that fail',
		sql: `
			ALTER TABLE webhooks ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
		`,
	},
	{
		number: 9,
		name: 'people who misbehave',
		sql: `
			ALTER TABLE sessions ADD COLUMN is_by_passkey INTEGER NOT NULL DEFAULT 0 CHECK (is_by_passkey IN (0, 1));

			CREATE TABLE kicks (
				table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
				user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				PRIMARY KEY (table_id, user_id)
			) STRICT, WITHOUT ROWID;
			CREATE INDEX kicks_by_user ON kicks (user_id);

			CREATE TABLE reports (
				id TEXT PRIMARY KEY,
				at INTEGER NOT NULL,
				reporter_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				about_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
				table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
				line INTEGER NOT NULL,
				name TEXT NOT NULL,
				said TEXT NOT NULL,
				said_at INTEGER,
				reason TEXT NOT NULL,
				words TEXT NOT NULL,
				UNIQUE (reporter_id, about_id, table_id, line)
			) STRICT;
			CREATE INDEX reports_by_about ON reports (about_id);
			CREATE INDEX reports_by_line ON reports (table_id, line);
			CREATE INDEX reports_by_time ON reports (at);

			CREATE TABLE bans (
				user_id TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
				at INTEGER NOT NULL,
				expires INTEGER
			) STRICT, WITHOUT ROWID;

			CREATE TABLE deeds (
				id TEXT PRIMARY KEY,
				at INTEGER NOT NULL,
				kind TEXT NOT NULL CHECK (kind IN ('removeLine', 'removeName', 'ban', 'unban', 'dismiss')),
				owner_id TEXT REFERENCES users ON DELETE SET NULL,
				user_id TEXT REFERENCES users ON DELETE SET NULL,
				table_id TEXT,
				line INTEGER,
				expires INTEGER,
				why TEXT NOT NULL
			) STRICT;
			CREATE INDEX deeds_by_time ON deeds (at);
			CREATE INDEX deeds_by_owner ON deeds (owner_id) WHERE owner_id IS NOT NULL;
			CREATE INDEX deeds_by_user ON deeds (user_id) WHERE user_id IS NOT NULL;
		`,
	},
];
