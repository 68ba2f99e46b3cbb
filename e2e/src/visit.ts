import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { complainOfNameless } from './names.ts';

/** A laptop, and the screen of a phone. */
const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** What a browser says by itself when nobody answers or whoever answers is about to stop, and when the server does not know who asks. */
export const UNREACHABLE = [
	/net::ERR_/,
	/WebSocket connection to/,
	/status of 503/,
	/error occurred when fetching the script/,
];
export const STRANGER = /status of 401/;

/** Nothing a person does here takes longer than this to show, not even on a machine that has other things to do. */
const PATIENCE = 30_000;

export interface VisitOptions extends BrowserContextOptions {
	/** Where the site is; the shared server unless said otherwise. */
	readonly address?: string;
	/** What the console may say, because the test breaks something on purpose. */
	readonly expected?: readonly RegExp[];
	/**
	 * Whether the page is copied for times without a net, which takes as long as opening it. Otherwise it is as at a plain
	 * local address, where no browser keeps such a copy.
	 */
	readonly keepsCopy?: boolean;
	/**
	 * What is kept of earlier visits. Nobody watches the bots think here, and to people for whom nothing moves nothing is
	 * played and nothing sounds either, unless it is said here.
	 */
	readonly settings?: Readonly<Record<string, unknown>>;
}

let connection: ReturnType<typeof chromium.connect> | null = null;

/**
 * A person with a fresh browser of their own: nothing kept but settings, English, paper. When the test is over, it fails if anything
 * was said on the console or asked for from elsewhere, or a drawn board had a button without a name.
 */
export async function visit({
	address = inject('address'),
	expected = [],
	keepsCopy = false,
	settings,
	...options
}: VisitOptions = {}): Promise<Page> {
	connection ??= chromium.connect(inject('browser'));
	const browser = await connection;
	const context = await browser.newContext({
		baseURL: address,
		viewport: LAPTOP,
		locale: 'en',
		colorScheme: 'light',
		reducedMotion: 'reduce',
		...options,
	});
	context.setDefaultTimeout(PATIENCE);
	if (!keepsCopy) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
	const plain = options.reducedMotion === 'no-preference' ? {} : { speed: 'instant', sounds: false };
	await context.addInitScript(keepOnce, JSON.stringify({ quickBots: true, ...plain, ...settings }));
	await context.addInitScript(complainOfNameless);
	const problems = problemsOf(context, address, expected);
	onTestFinished(async () => {
		// While a browser is closed it says things that are no page's doing.
		const said = problems.slice();
		await context.close();
		expect(said, 'console and requests').toEqual([]);
	});
	return await context.newPage();
}

/** What people change stays changed. Runs in the page. */
function keepOnce(settings: string): void {
	try {
		localStorage.setItem('shutterbox.settings', localStorage.getItem('shutterbox.settings') ?? settings);
	} catch {
		// An empty page has no storage.
	}
}

function problemsOf(context: BrowserContext, address: string, expected: readonly RegExp[]): string[] {
	const problems: string[] = [];
	const report = (problem: string) => expected.some((pattern) => pattern.test(problem)) || problems.push(problem);
	context.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') report(`${message.type()}: ${message.text()}`);
	});
	context.on('weberror', (error) => report(`threw: ${error.error().message}`));
	context.on('request', (request) => {
		const url = request.url();
		if (!url.startsWith(`${address}/`) && !/^(?:data|blob):/.test(url)) report(`asked for ${url}`);
	});
	context.on('page', (page) => {
		page.on('websocket', (socket) => {
			if (!socket.url().startsWith(`${address.replace('http', 'ws')}/`)) report(`talked to ${socket.url()}`);
		});
	});
	return problems;
}
