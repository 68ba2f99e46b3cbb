import { isIP } from 'node:net';
import { join } from 'node:path';
import { isBusAddress } from './bus/address.ts';
import { dataFolderFrom } from './data-folder.ts';
import { Proxies } from './identity/proxies.ts';
import { isDatabaseAddress } from './storage/postgres/address.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How this server is run. */
export interface Config {
	readonly host: string;
	readonly port: number;
	readonly data: string;
	/** The address of a PostgreSQL database that is used in place of the folder; null for the folder. */
	readonly database: string | null;
	/** The address of NATS, over which several nodes share a database; null for a server of one process. */
	readonly nats: string | null;
	/** The built page. */
	readonly web: string;
	/**
	 * Where people find this server, e.g. `https://games.example`. Empty for a server at home: then every address of this
	 * machine and every name of the local net will do.
	 */
	readonly origins: readonly string[];
	/** Whose word to take for a client's address and the name it asked for: addresses, ranges, or `loopback`. */
	readonly trustProxy: false | string;
	readonly logLevel: LogLevel;
	readonly allowsWebhooks: boolean;
	/** The accounts that keep order here, by id. */
	readonly owners: readonly string[];
	/** Whom a push service may ask about this server: an https: or mailto: address. */
	readonly contact: string;
	/** Milliseconds before a bot's move, so that people can follow. */
	readonly botPause: number;
	/** Every rate limit is multiplied by this. */
	readonly rateFactor: number;
}

/** A setting that cannot be right. */
export class ConfigError extends Error {
	override readonly name = 'ConfigError';
}

export const DEFAULT_PORT = 8484;

const HOME: Pick<Config, 'host' | 'logLevel'> = { host: '127.0.0.1', logLevel: 'info' };

/**
 * Reads the settings from environment variables; `ConfigError` names the one that is wrong. One that is empty counts as
 * not set; `unlessSet` is for hosts with habits of their own.
 */
export function configFrom(
	environment: Readonly<Record<string, string | undefined>>,
	unlessSet: Partial<typeof HOME> = {},
): Config {
	const setting = (name: string) => environment[`SHUTTERBOX_${name}`]?.trim() || undefined;
	const usual = { ...HOME, ...unlessSet };
	const database = databaseFrom(environment.DATABASE_URL?.trim() ?? '');
	return {
		host: hostFrom(setting('HOST') ?? usual.host),
		port: wholeNumber('PORT', setting('PORT') ?? String(DEFAULT_PORT), 65_535),
		data: dataFolderFrom(environment),
		database,
		nats: natsFrom(environment.NATS_URL?.trim() ?? '', database),
		web: setting('WEB') ?? join(import.meta.dirname, '../../web/dist'),
		origins: (setting('ORIGIN')?.split(/[\s,]+/) ?? []).map(originFrom),
		trustProxy: proxiesFrom(setting('TRUST_PROXY') ?? 'off'),
		logLevel: oneOf('LOG_LEVEL', setting('LOG_LEVEL') ?? usual.logLevel, LOG_LEVELS),
		allowsWebhooks: oneOf('WEBHOOKS', setting('WEBHOOKS') ?? 'off', ['on', 'off']) === 'on',
		owners: (setting('OWNERS')?.split(/[\s,]+/) ?? []).filter(Boolean).map(ownerFrom),
		contact: contactFrom(setting('CONTACT') ?? 'mailto:nobody@localhost'),
		botPause: wholeNumber('BOT_PAUSE', setting('BOT_PAUSE') ?? '700', 60_000),
		rateFactor: factorFrom(setting('RATE_FACTOR') ?? '1'),
	};
}

/** The address holds a password, so it is not said back. */
function databaseFrom(text: string): string | null {
	if (text === '') return null;
	if (!isDatabaseAddress(text))
		throw new ConfigError('DATABASE_URL must be an address such as postgres://user:password@host:5432/name');
	return text;
}

/** Nodes share what they keep, so there is none without a database. */
function natsFrom(text: string, database: string | null): string | null {
	if (text === '') return null;
	if (!isBusAddress(text)) throw new ConfigError('NATS_URL must be an address such as nats://user:password@host:4222');
	if (database === null)
		throw new ConfigError('NATS_URL is for nodes that share a database: set DATABASE_URL too, or unset NATS_URL');
	return text;
}

/** A name or an address to listen at; what looks like an address and is none would be asked of the name servers. */
function hostFrom(text: string): string {
	const isName = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text);
	if (isIP(text) === 0 && !isName) throw wrong('HOST', 'an address of this machine or its name', text);
	return text;
}

function originFrom(text: string): string {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/` || url.hostname.includes('*'))
		throw wrong('ORIGIN', 'addresses such as https://games.example, without a path', text);
	return url.origin;
}

function ownerFrom(text: string): string {
	if (!/^[\w-]{8,32}$/.test(text)) throw wrong('OWNERS', 'ids of accounts, as `GET /api/me` says them', text);
	return text;
}

function contactFrom(text: string): string {
	const isMail = /^mailto:[^\s@]+@[^\s@]+$/.test(text);
	if (!isMail && !(/^https:\/\/\S+$/.test(text) && URL.canParse(text)))
		throw wrong('CONTACT', 'an https: or mailto: address', text);
	return text;
}

function proxiesFrom(text: string): Config['trustProxy'] {
	if (text === 'off') return false;
	try {
		new Proxies(text);
		return text;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new ConfigError(
			`SHUTTERBOX_TRUST_PROXY must be off, or addresses, ranges, loopback, linklocal and uniquelocal: ${reason}`,
		);
	}
}

/** Where a factor would leave nothing, or no limit at all, somebody has mistyped. */
const FACTORS = { least: 0.01, most: 1_000_000 } as const;

function factorFrom(text: string): number {
	const factor = /^\d{1,7}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
	if (!(factor >= FACTORS.least && factor <= FACTORS.most))
		throw wrong('RATE_FACTOR', `a number from ${FACTORS.least} to ${FACTORS.most}`, text);
	return factor;
}

function wholeNumber(name: string, text: string, most: number): number {
	if (!/^(?:0|[1-9]\d{0,8})$/.test(text) || Number(text) > most)
		throw wrong(name, `a whole number from 0 to ${most}`, text);
	return Number(text);
}

function oneOf<const Word extends string>(name: string, text: string, words: readonly Word[]): Word {
	const word = words.find((each) => each === text);
	if (word === undefined) throw wrong(name, `one of ${words.join(', ')}`, text);
	return word;
}

function wrong(name: string, expected: string, text: string): ConfigError {
	return new ConfigError(`SHUTTERBOX_${name} must be ${expected}; it is ${JSON.stringify(text.slice(0, 100))}`);
}
