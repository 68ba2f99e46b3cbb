import type { Page, WebSocketRoute } from 'playwright-core';

/** A page's way to the server, which can be cut and mended. */
export async function netOf(page: Page) {
	const open = new Set<WebSocketRoute>();
	let isCut = false;
	await page.routeWebSocket('**/ws', (socket) => {
		if (isCut) socket.close();
		else {
			socket.connectToServer();
			open.add(socket);
		}
	});
	return {
		cut: async () => {
			isCut = true;
			for (const socket of open) await socket.close();
		},
		mend: async () => {
			isCut = false;
			await page.evaluate(() => dispatchEvent(new Event('online')));
		},
	};
}

/** Something that a table told a page. */
export interface Told {
	readonly n: number;
	readonly event: { readonly type: string; readonly [fact: string]: unknown };
}

/** A page's way to the server which takes its time, up to `jitter` more now and then, and keeps the order of what is said. */
export async function slowNetOf(page: Page, delay: number, jitter: number) {
	const told: Told[] = [];
	let isHeld = false;
	let held: (() => void)[] = [];
	await page.routeWebSocket('**/ws', (socket) => {
		const server = socket.connectToServer();
		const [there, back] = [laneOf(delay, jitter), laneOf(delay, jitter)];
		socket.onMessage((message) => there(() => server.send(message)));
		server.onMessage((message) =>
			back(() => {
				const deliver = () => {
					told.push(...eventsIn(message));
					socket.send(message);
				};
				if (isHeld) held.push(deliver);
				else deliver();
			}),
		);
	});
	return {
		/** What has come through, in this order. */
		told,
		/** What the server says from now on is on its way until it is let through. */
		hold() {
			isHeld = true;
		},
		letThrough() {
			isHeld = false;
			for (const deliver of held) deliver();
			held = [];
		},
	};
}

/** Things come out in the order in which they went in. */
function laneOf(delay: number, jitter: number): (deliver: () => void) => void {
	let last = Promise.resolve();
	let turn = 0;
	return (deliver) => {
		const due = performance.now() + delay + (jitter * (turn++ % 3)) / 2;
		last = last
			.then(() => new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now()))))
			.then(deliver);
	};
}

function eventsIn(message: string | Buffer): Told[] {
	const { type, events } = JSON.parse(String(message)) as { type?: string; events?: Told[] };
	return type === 'update' ? (events ?? []) : [];
}
