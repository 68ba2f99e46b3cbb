import { networkInterfaces } from 'node:os';
import { configFrom, DEFAULT_PORT } from '@shutterbox/server/config';
import { renderUnicodeCompact } from 'uqr';
import type { Command } from '../command.ts';
import { DATA_FLAG, dataFolderOf } from '../data.ts';
import { complain, stopAsked, usualLevel } from '../hosting.ts';
import { UsageError } from '../usage.ts';

/** Every address of this machine, by both kinds of addresses where it has both. */
const EVERYWHERE = '::';

export const serveCommand: Command = {
	name: 'serve',
	operands: '[--port N] [--host H] [--data DIR]',
	summary: 'host tables for everybody who opens the page',
	about: [
		'Starts the server: one process, one data folder. People open the page, by this machine or over the local net, and play. Ctrl-C stops it in good order; everything is kept.',
		'Settings beyond these come from the environment: SHUTTERBOX_ORIGIN (where people find a public server, e.g. https://games.example), SHUTTERBOX_TRUST_PROXY, SHUTTERBOX_LOG_LEVEL, SHUTTERBOX_WEBHOOKS, DATABASE_URL (a PostgreSQL database in place of the data folder) and NATS_URL (one of several nodes over that database; docs/operations.md).',
	],
	flags: [
		{ name: 'port', value: 'N', help: `the port; ${DEFAULT_PORT} unless given, 0 for any free one` },
		{ name: 'host', value: 'H', help: 'the address to listen at; every address of this machine unless given' },
		DATA_FLAG,
	],
	examples: ['serve', 'serve --port 9000 --data /srv/shutterbox', 'serve --host 127.0.0.1'],

	async run(args) {
		if (args.words.length > 0) throw new UsageError('serve takes no operands');
		const port = args.whole('port', 0, 65_535);
		try {
			const environment = configFrom(process.env, { host: EVERYWHERE, logLevel: usualLevel() });
			const config = {
				...environment,
				data: dataFolderOf(args),
				// Who names a folder means that folder.
				...(args.text('data') === undefined ? {} : { database: null, nats: null }),
				host: args.text('host') ?? environment.host,
				...(port === undefined ? {} : { port }),
			};
			// The server is large, and no other command needs it.
			const [{ startServer }, { createLog }, { standGuard }] = await Promise.all([
				import('@shutterbox/server/server'),
				import('@shutterbox/server/log'),
				import('@shutterbox/server/last-resort'),
			]);
			const log = createLog(config.logLevel);
			const starting = startServer({ config, log });
			standGuard({ log, stop: async () => (await starting).close() });
			const server = await starting;
			const asked = stopAsked();
			process.stderr.write(greeting(server.url, isOpen(config.host) ? lanAddress(server.port) : null));
			await asked;
			process.stderr.write('\nshutterbox: stopping; everything is kept\n');
			await server.close();
			return 0;
		} catch (error) {
			return complain(error);
		}
	},
};

/** The address for this machine and, on a local net, one for everybody else's phone. */
export function greeting(url: string, lan: string | null): string {
	const lines = ['', `  Shutterbox is open: ${url}`];
	if (lan !== null) lines.push(`  On the same net:    ${lan}`, '', renderUnicodeCompact(lan, { border: 2 }));
	return `${[...lines, '', '  Ctrl-C stops it; everything is kept.', ''].join('\n')}\n`;
}

function isOpen(host: string): boolean {
	return host === EVERYWHERE || host === '0.0.0.0';
}

function lanAddress(port: number): string | null {
	const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
	const found = addresses.find(({ internal, family, address }) => !internal && family === 'IPv4' && isPrivate(address));
	return found ? `http://${found.address}:${port}` : null;
}

/** An address of a home or office net: one that is worth showing to the people in the room. */
function isPrivate(address: string): boolean {
	return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address);
}
