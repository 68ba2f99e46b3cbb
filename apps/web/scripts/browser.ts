/** The built site on a local port, and the system's browser to look at it with. */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { preview } from 'vite';

export interface Visit {
	readonly browser: Browser;
	/** Where the site is, with a slash at the end. */
	readonly address: string;
	close(): Promise<void>;
}

export function launch(): Promise<Browser> {
	return chromium.launch({
		executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
	});
}

export async function visit(): Promise<Visit> {
	const server = await preview({ root: join(import.meta.dirname, '..'), preview: { port: 0 }, logLevel: 'silent' });
	const browser = await launch();
	return {
		browser,
		address: server.resolvedUrls?.local[0] ?? '',
		async close() {
			await browser.close();
			await server.close();
		},
	};
}
