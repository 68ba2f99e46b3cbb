import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import files from '@fastify/static';
import { games } from '@shutterbox/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problems.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Serves the built page, or a plain one that says so where it has not been built. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
	const isBuilt = existsSync(join(folder, 'index.html'));
	if (isBuilt) {
		const assets = join(folder, 'assets') + sep;
		await app.register(files, {
			root: folder,
			preCompressed: true,
			cacheControl: false,
			dotfiles: 'ignore',
			// What the bundler names by its content never changes under that name.
			setHeaders: (reply, path) => {
				reply.header('cache-control', path.startsWith(assets) ? FOREVER : ASK_FIRST);
			},
		});
	} else {
		app.get('/plain.css', (_, reply) =>
			reply.type('text/css; charset=utf-8').header('cache-control', ASK_FIRST).send(CSS),
		);
	}
	app.setNotFoundHandler((request, reply) => {
		if (!isNavigation(request)) return sendProblem(reply, { problem: 'NOT_FOUND' });
		return isBuilt ? reply.sendFile('index.html') : sendPlainPage(reply);
	});
}

/** Somebody opens an address in a browser; the page itself finds out what it means. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
	const [path] = url.split('?');
	const lastPart = path.slice(path.lastIndexOf('/') + 1);
	return (
		(method === 'GET' || method === 'HEAD') &&
		!/^\/api(?:\/|$)/.test(path) &&
		!lastPart.includes('.') &&
		(headers.accept ?? '').includes('text/html')
	);
}

function sendPlainPage(reply: FastifyReply): FastifyReply {
	return reply.type('text/html; charset=utf-8').header('cache-control', ASK_FIRST).send(plainPage());
}

function plainPage(): string {
	const items = games.map(({ meta: { title, seats, minutes } }) => {
		const players = seats.length === 1 ? `${seats[0]}` : `${seats[0]} to ${seats.at(-1)}`;
		return `<li><b>${escaped(title)}</b> ${players} players, ${minutes} minutes</li>`;
	});
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Shutterbox</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>Shutterbox</h1>
<p>The server runs. Its page has not been built yet, so there is nothing to click here.</p>
<ul>
${items.join('\n')}
</ul>
<p>Programs find the same list at <a href="/api/games">/api/games</a>.</p>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const CSS = `:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; margin: 0; }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1.5rem; }
li { margin: 0.5rem 0; }
`;
