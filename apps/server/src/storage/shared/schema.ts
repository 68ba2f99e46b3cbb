import type { StandIn } from '@shutterbox/kernel';
import type { Deed, ReportReason } from '../conduct.ts';
import type { TableStage } from '../data.ts';

// The columns as they are stored: yes and no are 1 and 0, JSON is text.

export type Bit = 0 | 1;
export type Json = string;

export interface Schema {
	users: { id: string; name: string; created: number; seen: number; is_lasting: Bit; settings: Json };
	sessions: {
		token_hash: string;
		user_id: string;
		created: number;
		seen: number;
		device: string;
		expires: number;
		is_by_passkey: Bit;
	};
	passkeys: {
		credential_id: string;
		user_id: string;
		public_key: Uint8Array<ArrayBuffer>;
		counter: number;
		transports: Json;
		label: string;
		created: number;
		used: number | null;
	};
	challenges: { id: string; value: string; user_id: string | null; expires: number };
	link_codes: { code_hash: string; user_id: string; expires: number };
	tables: {
		id: string;
		game: string;
		stage: TableStage;
		is_public: Bit;
		is_rated: Bit;
		pace: string;
		created: number;
		saved: Json;
		host_id: string | null;
	};
	table_now: { table_id: string; updated: number; alarm: number | null; waiting: Json };
	table_seats: { table_id: string; seat: number; user_id: string | null };
	log: {
		table_id: string;
		n: number;
		/** Null for the table itself. */
		actor: number | null;
		at: number;
		move: Json;
		/** Null where the seat moved itself. */
		stand_in: StandIn | null;
		request: string | null;
		note: Json;
	};
	results: {
		table_id: string;
		seat: number;
		user_id: string | null;
		name: string | null;
		game: string;
		place: number;
		score: number;
		seats: number;
		finished: number;
		is_rated: Bit;
		has_bots: Bit;
		mu: number | null;
		sigma: number | null;
	};
	finished_matches: { table_id: string; finished: number; record: string; ending: Json };
	ratings: { user_id: string; game: string; mu: number; sigma: number; matches: number; updated: number };
	chat: {
		table_id: string;
		id: number;
		at: number;
		user_id: string | null;
		seat: number | null;
		name: string | null;
		kind: 'text' | 'reaction';
		text: string;
		audience: Json;
	};
	blocks: { user_id: string; other_id: string; kind: 'block' | 'mute' };
	push_subscriptions: { endpoint: string; user_id: string; keys: Json; created: number };
	webhooks: { user_id: string; url: string; secret: string; created: number; failures: number };
	notices: { table_id: string; user_id: string; decision: number };
	settings: { key: string; value: Json };
	kicks: { table_id: string; user_id: string };
	reports: {
		id: string;
		at: number;
		reporter_id: string;
		about_id: string;
		table_id: string;
		/** 0 for the name itself. */
		line: number;
		name: string;
		said: string;
		said_at: number | null;
		reason: ReportReason;
		words: string;
	};
	bans: { user_id: string; at: number; expires: number | null };
	deeds: {
		id: string;
		at: number;
		kind: Deed['kind'];
		owner_id: string | null;
		user_id: string | null;
		table_id: string | null;
		line: number | null;
		expires: number | null;
		why: string;
	};
}

/** The columns that name a row of each table; those that others refer to come before them. */
export const KEYS: Readonly<Record<keyof Schema, readonly string[]>> = {
	users: ['id'],
	sessions: ['token_hash'],
	passkeys: ['credential_id'],
	challenges: ['id'],
	link_codes: ['code_hash'],
	settings: ['key'],
	tables: ['id'],
	table_now: ['table_id'],
	table_seats: ['table_id', 'seat'],
	log: ['table_id', 'n'],
	results: ['table_id', 'seat'],
	finished_matches: ['table_id'],
	ratings: ['user_id', 'game'],
	chat: ['table_id', 'id'],
	blocks: ['user_id', 'other_id'],
	push_subscriptions: ['endpoint'],
	webhooks: ['user_id', 'url'],
	notices: ['table_id', 'user_id', 'decision'],
	kicks: ['table_id', 'user_id'],
	reports: ['id'],
	bans: ['user_id'],
	deeds: ['id'],
};

export function bit(value: boolean): Bit {
	return value ? 1 : 0;
}

export function json(value: unknown): Json {
	return JSON.stringify(value ?? null);
}
