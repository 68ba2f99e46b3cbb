import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startServer } from './server.ts';

describe('the built page', () => {
	async function built() {
		const server = await startServer();
		const web = join(server.folder, 'built');
		mkdirSync(join(web, 'assets'), { recursive: true });
		writeFileSync(join(web, 'index.html'), '<!doctype html><title>Shutterbox</title>');
		writeFileSync(join(web, 'assets', 'app-3f2a.js'), 'plain');
		writeFileSync(join(web, 'assets', 'app-3f2a.js.br'), 'squeezed');
		writeFileSync(join(web, 'service-worker.js'), 'worker');
		writeFileSync(join(web, '.secret'), 'no');
		return (await startServer({ web })).url;
	}
	const navigation = { headers: { accept: 'text/html,*/*' } };

	test('is asked for anew each time, but its named parts are kept for good', async () => {
		const url = await built();
		const index = await fetch(url, navigation);
		expect([index.status, index.headers.get('cache-control')]).toEqual([200, 'no-cache']);
		expect(await index.text()).toContain('<title>Shutterbox');
		const script = await fetch(`${url}/assets/app-3f2a.js`, { headers: { 'accept-encoding': 'identity' } });
		expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(await script.text()).toBe('plain');
		const worker = await fetch(`${url}/service-worker.js`);
		expect(worker.headers.get('cache-control')).toBe('no-cache');
	});

	test('comes compressed to those who take it so', async () => {
		const url = await built();
		const encoding = await new Promise((resolve, reject) => {
			get(`${url}/assets/app-3f2a.js`, { headers: { 'accept-encoding': 'br' } }, (response) => {
				response.resume();
				resolve([response.statusCode, response.headers['content-encoding'], response.headers['content-type']]);
			}).on('error', reject);
		});
		expect(encoding).toEqual([200, 'br', 'application/javascript; charset=utf-8']);
	});

	test('answers every address a browser opens, and nothing else', async () => {
		const url = await built();
		const page = await fetch(`${url}/tables/abc?x=1`, navigation);
		expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
		for (const path of ['/api/nothing', '/assets/missing.js', '/.secret', '/..%2f..%2fpackage.json', '/%2e%2e/x.ts'])
			expect([path, (await fetch(url + path, navigation)).status]).toEqual([path, 404]);
		expect((await fetch(`${url}/tables/abc`)).status).toBe(404);
		expect((await fetch(`${url}/tables/abc`, { ...navigation, method: 'POST' })).status).toBe(404);
	});
});

test('without a built page there is an honest one, without script or style of its own', async () => {
	const { url } = await startServer();
	const response = await fetch(url, { headers: { accept: 'text/html' } });
	expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
	const html = await response.text();
	for (const title of ['Photograph', 'Snapshot', 'Wildlife Park', 'Sasquatch Snap!', 'Photoshoot'])
		expect(html).toContain(`<b>${title}</b>`);
	expect(html).toContain('href="/api/games"');
	expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
	const css = await fetch(`${url}/plain.css`);
	expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});
