import type { Migration } from '../shared/migration.ts';

// Names are compared byte by byte, as in a data folder, whatever language the database speaks. Yes and no are 1 and 0
// and JSON is text there as here, so that what is read is what was written.

export const MIGRATIONS: readonly Migration[] = [
	{
		number: 1,
		name: 'everything that a data folder has',
		sql: `
			CREATE TABLE users (
				id text COLLATE "C" PRIMARY KEY,
				name text NOT NULL,
				created bigint NOT NULL,
				seen bigint NOT NULL,
				is_lasting smallint NOT NULL CHECK (is_lasting IN (0, 1)),
				settings text NOT NULL
			);
			CREATE INDEX guests_by_seen ON users (seen) WHERE is_lasting = 0;

			CREATE TABLE sessions (
				token_hash text COLLATE "C" PRIMARY KEY,
				user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				created bigint NOT NULL,
				seen bigint NOT NULL,
				device text NOT NULL,
				expires bigint NOT NULL
			);
			CREATE INDEX sessions_by_user ON sessions (user_id);
			CREATE INDEX sessions_by_expiry ON sessions (expires);

			CREATE TABLE passkeys (
				credential_id text COLLATE "C" PRIMARY KEY,
				user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				public_key bytea NOT NULL,
				counter bigint NOT NULL,
				transports text NOT NULL,
				label text NOT NULL,
				created bigint NOT NULL,
				used bigint
			);
			CREATE INDEX passkeys_by_user ON passkeys (user_id);

			CREATE TABLE challenges (
				id text COLLATE "C" PRIMARY KEY,
				value text NOT NULL,
				user_id text COLLATE "C" REFERENCES users ON DELETE CASCADE,
				expires bigint NOT NULL
			);
			CREATE INDEX challenges_by_user ON challenges (user_id);
			CREATE INDEX challenges_by_expiry ON challenges (expires);

			CREATE TABLE link_codes (
				code_hash text COLLATE "C" PRIMARY KEY,
				user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				expires bigint NOT NULL
			);
			CREATE INDEX link_codes_by_user ON link_codes (user_id);
			CREATE INDEX link_codes_by_expiry ON link_codes (expires);

			CREATE TABLE settings (key text COLLATE "C" PRIMARY KEY, value text NOT NULL);

			CREATE TABLE tables (
				id text COLLATE "C" PRIMARY KEY,
				game text NOT NULL,
				stage text NOT NULL CHECK (stage IN ('gathering', 'playing', 'finished', 'frozen', 'closed')),
				is_public smallint NOT NULL CHECK (is_public IN (0, 1)),
				is_rated smallint NOT NULL CHECK (is_rated IN (0, 1)),
				pace text NOT NULL,
				created bigint NOT NULL,
				saved text NOT NULL,
				host_id text COLLATE "C" REFERENCES users ON DELETE SET NULL
			);
			CREATE INDEX public_tables ON tables (stage, created) WHERE is_public = 1;
			CREATE INDEX tables_by_host ON tables (host_id) WHERE host_id IS NOT NULL;
			CREATE INDEX gatherings ON tables (id) WHERE stage = 'gathering';

			CREATE TABLE table_now (
				table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
				updated bigint NOT NULL,
				alarm bigint,
				waiting text NOT NULL
			) WITH (fillfactor = 50);
			CREATE INDEX tables_to_wake ON table_now (alarm) WHERE alarm IS NOT NULL;

			CREATE TABLE table_seats (
				table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
				seat integer NOT NULL,
				user_id text COLLATE "C" REFERENCES users ON DELETE SET NULL,
				PRIMARY KEY (table_id, seat)
			);
			CREATE INDEX seats_by_user ON table_seats (user_id) WHERE user_id IS NOT NULL;

			CREATE TABLE log (
				table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
				n integer NOT NULL CHECK (n > 0),
				actor integer,
				at bigint NOT NULL,
				move text NOT NULL,
				stand_in text CHECK (stand_in IN ('clock', 'bot')),
				request text COLLATE "C",
				note text NOT NULL,
				PRIMARY KEY (table_id, n),
				UNIQUE (table_id, actor, request)
			);

			CREATE TABLE results (
				table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
				seat integer NOT NULL,
				user_id text COLLATE "C" REFERENCES users ON DELETE SET NULL,
				name text,
				game text NOT NULL,
				place integer NOT NULL,
				score double precision NOT NULL,
				seats integer NOT NULL,
				finished bigint NOT NULL,
				is_rated smallint NOT NULL CHECK (is_rated IN (0, 1)),
				has_bots smallint NOT NULL CHECK (has_bots IN (0, 1)),
				mu double precision,
				sigma double precision,
				PRIMARY KEY (table_id, seat)
			);
			CREATE INDEX results_by_user ON results (user_id, finished) WHERE user_id IS NOT NULL;

			CREATE TABLE finished_matches (
				table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
				finished bigint NOT NULL,
				record text NOT NULL,
				ending text NOT NULL
			);

			CREATE TABLE ratings (
				user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				game text COLLATE "C" NOT NULL,
				mu double precision NOT NULL,
				sigma double precision NOT NULL,
				matches integer NOT NULL,
				updated bigint NOT NULL,
				PRIMARY KEY (user_id, game)
			);
			CREATE INDEX leaderboard ON ratings (game, (mu - 3 * sigma));

			CREATE TABLE chat (
				table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
				id integer NOT NULL,
				at bigint NOT NULL,
				user_id text COLLATE "C" REFERENCES users ON DELETE SET NULL,
				seat integer,
				name text,
				kind text NOT NULL CHECK (kind IN ('text', 'reaction')),
				text text NOT NULL,
				audience text NOT NULL,
				PRIMARY KEY (table_id, id)
			);
			CREATE INDEX chat_by_user ON chat (user_id) WHERE user_id IS NOT NULL;

			CREATE TABLE blocks (
				user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				other_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				kind text NOT NULL CHECK (kind IN ('block', 'mute')),
				PRIMARY KEY (user_id, other_id)
			);
			CREATE INDEX blocks_by_other ON blocks (other_id);

			CREATE TABLE push_subscriptions (
				endpoint text COLLATE "C" PRIMARY KEY,
				user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				keys text NOT NULL,
				created bigint NOT NULL
			);
			CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);

			CREATE TABLE webhooks (
				user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				url text COLLATE "C" NOT NULL,
				secret text NOT NULL,
				created bigint NOT NULL,
				failures integer NOT NULL,
				PRIMARY KEY (user_id, url)
			);

			CREATE TABLE notices (
				table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
				user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				decision integer NOT NULL,
				PRIMARY KEY (table_id, user_id, decision)
			);
			CREATE INDEX notices_by_user ON notices (user_id);
		`,
	},
	{
		number: 2,
		name: 'who may write to a table',
		sql: `
			CREATE TABLE owners (
				table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
				epoch integer NOT NULL CHECK (epoch > 0),
				node text NOT NULL
			);
		`,
	},
	{
		number: 3,
		name: 'nodes that share the tables',
		sql: `
			ALTER TABLE owners ALTER COLUMN node DROP NOT NULL;
			CREATE TABLE nodes (
				node text COLLATE "C" PRIMARY KEY,
				until timestamptz NOT NULL,
				drains boolean NOT NULL,
				games text NOT NULL
			);
		`,
	},
	{
		number: 4,
		name: 'people who misbehave',
		sql: `
			ALTER TABLE sessions ADD COLUMN is_by_passkey smallint NOT NULL DEFAULT 0 CHECK (is_by_passkey IN (0, 1));

			CREATE TABLE kicks (
				table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
				user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				PRIMARY KEY (table_id, user_id)
			);
			CREATE INDEX kicks_by_user ON kicks (user_id);

			CREATE TABLE reports (
				id text COLLATE "C" PRIMARY KEY,
				at bigint NOT NULL,
				reporter_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				about_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
				table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
				line integer NOT NULL,
				name text NOT NULL,
				said text NOT NULL,
				said_at bigint,
				reason text NOT NULL,
				words text NOT NULL,
				UNIQUE (reporter_id, about_id, table_id, line)
			);
			CREATE INDEX reports_by_about ON reports (about_id);
			CREATE INDEX reports_by_line ON reports (table_id, line);
			CREATE INDEX reports_by_time ON reports (at);

			CREATE TABLE bans (
				user_id text COLLATE "C" PRIMARY KEY REFERENCES users ON DELETE CASCADE,
				at bigint NOT NULL,
				expires bigint
			);

			CREATE TABLE deeds (
				id text COLLATE "C" PRIMARY KEY,
				at bigint NOT NULL,
				kind text NOT NULL CHECK (kind IN ('removeLine', 'removeName', 'ban', 'unban', 'dismiss')),
				owner_id text COLLATE "C" REFERENCES users ON DELETE SET NULL,
				user_id text COLLATE "C" REFERENCES users ON DELETE SET NULL,
				table_id text COLLATE "C",
				line integer,
				expires bigint,
				why text NOT NULL
			);
			CREATE INDEX deeds_by_time ON deeds (at);
			CREATE INDEX deeds_by_owner ON deeds (owner_id) WHERE owner_id IS NOT NULL;
			CREATE INDEX deeds_by_user ON deeds (user_id) WHERE user_id IS NOT NULL;
		`,
	},
];
