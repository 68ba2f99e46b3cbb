import { join } from 'node:path';
import { defaultDataFolder } from './data-folder.ts';
import { Proxies } from './identity/proxies.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How this server is run. */
export interface Config {
	readonly host: string;
	readonly port: number;
	readonly data: string;
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

/** Reads the settings from environment variables; `ConfigError` names the one that is wrong. */
export function configFrom(environment: Readonly<Record<string, string | undefined>>): Config {
	const setting = (name: string) => environment[`SHUTTERBOX_${name}`]?.trim() || undefined;
	return {
		host: setting('HOST') ?? '127.0.0.1',
		port: wholeNumber('PORT', setting('PORT') ?? String(DEFAULT_PORT), 65_535),
		data: setting('DATA') ?? defaultDataFolder(),
		web: setting('WEB') ?? join(import.meta.dirname, '../../web/dist'),
		origins: (setting('ORIGIN')?.split(/[\s,]+/) ?? []).map(originFrom),
		trustProxy: proxiesFrom(setting('TRUST_PROXY') ?? 'off'),
		logLevel: oneOf('LOG_LEVEL', setting('LOG_LEVEL') ?? 'info', LOG_LEVELS),
		allowsWebhooks: oneOf('WEBHOOKS', setting('WEBHOOKS') ?? 'off', ['on', 'off']) === 'on',
		contact: contactFrom(setting('CONTACT') ?? 'mailto:nobody@localhost'),
		botPause: wholeNumber('BOT_PAUSE', setting('BOT_PAUSE') ?? '700', 60_000),
		rateFactor: factorFrom(setting('RATE_FACTOR') ?? '1'),
	};
}

function originFrom(text: string): string {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
		throw wrong('ORIGIN', 'addresses such as https://games.example, without a path');
	return url.origin;
}

function contactFrom(text: string): string {
	if (!/^(?:https:\/\/|mailto:)./.test(text)) throw wrong('CONTACT', 'an https: or mailto: address');
	return text;
}

function proxiesFrom(text: string): Config['trustProxy'] {
	if (text === 'off') return false;
	try {
		new Proxies(text);
		return text;
	} catch {
		throw wrong('TRUST_PROXY', 'addresses, ranges, loopback, linklocal or uniquelocal');
	}
}

function factorFrom(text: string): number {
	const factor = Number(text);
	if (!Number.isFinite(factor) || factor <= 0) throw wrong('RATE_FACTOR', 'a number above 0');
	return factor;
}

function wholeNumber(name: string, text: string, most: number): number {
	if (!/^\d{1,9}$/.test(text) || Number(text) > most) throw wrong(name, `a whole number from 0 to ${most}`);
	return Number(text);
}

function oneOf<const Word extends string>(name: string, text: string, words: readonly Word[]): Word {
	const word = words.find((each) => each === text);
	if (word === undefined) throw wrong(name, `one of ${words.join(', ')}`);
	return word;
}

function wrong(name: string, expected: string): ConfigError {
	return new ConfigError(`SHUTTERBOX_${name} must be ${expected}`);
}
