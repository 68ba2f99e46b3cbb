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
