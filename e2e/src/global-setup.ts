import { buildPage } from '@shutterbox/web/build-page';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { TestServer } from './server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the server with the built page is, without a slash at the end. */
		address: string;
		/** Where the one browser is that all tests share. */
		browser: string;
	}
}

/** One built page, one server and one browser for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
	await buildPage();
	const server = new TestServer();
	await server.start();
	const browser = await chromium.launchServer({ executablePath: findChromium(), args: CHROMIUM_ARGS });
	provide('address', server.address);
	provide('browser', browser.wsEndpoint());
	return async () => {
		await browser.close();
		await server.discard();
	};
}
