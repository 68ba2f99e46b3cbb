import type { Duplex } from 'node:stream';

/** Milliseconds for the other side to read why, and to close. */
const LAST_WORD = 1_000;

/** Errors of a connection concern nobody but its two ends; without a listener, though, one would end the process. */
export function ignoreErrors(socket: Duplex): void {
	socket.on('error', () => undefined);
}

/** Answers a connection that is not, or no more, in the hands of the HTTP server, and is done with it. */
export function hangUp(
	socket: Duplex,
	status: string,
	problem: { readonly code: string; readonly message?: string },
): void {
	if (socket.destroyed) return;
	if (!socket.writable) {
		socket.destroy();
		return;
	}
	const body = JSON.stringify(problem);
	const headers = [
		`HTTP/1.1 ${status}`,
		'Content-Type: application/json; charset=utf-8',
		`Content-Length: ${Buffer.byteLength(body)}`,
		'Connection: close',
	];
	socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
	// Read on, so that the other side's goodbye is heard; but nobody may say nothing for ever.
	socket.resume();
	setTimeout(() => socket.destroy(), LAST_WORD).unref();
}
