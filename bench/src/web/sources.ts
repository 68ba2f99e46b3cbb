import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';

const root = join(import.meta.dirname, '../../..');
const BARE = /(\bfrom |\bimport\(|^import )'([@\w][^']*)'/gm;

/** Serves this repository's modules to a browser as they are, but for their types, below an address that is nowhere. */
export async function serveSources(context: BrowserContext, address: string): Promise<void> {
	await context.route(`${address}/**`, (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === '/')
			return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title>' });
		const text = readFileSync(join(root, pathname), 'utf8');
		const body = pathname.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
		return route.fulfill({
			contentType: 'text/javascript',
			body: body.replaceAll(BARE, (_, how, name) => `${how}'${pathOf(name)}'`),
		});
	});
}

/** Where a package begins, seen from the root. */
function pathOf(name: string): string {
	return fileURLToPath(import.meta.resolve(name)).slice(root.length);
}
