import { type AfterPress, afterOwnPress } from '../ui/after-press.ts';

/** The part of a socket that a connection needs; a browser's `WebSocket` is one. */
export interface Socket {
	onopen: (() => void) | null;
	onmessage: ((event: { readonly data: unknown }) => void) | null;
	onclose: ((event: { readonly code: number }) => void) | null;
	send(text: string): void;
	close(): void;
}

/** Something about the page that bears on its connection. */
export type NetworkEvent = 'online' | 'offline' | 'visible';

/** Everything a connection asks of the world; a browser's is `browserNetwork`. */
export interface Network {
	/** Who I am here: a cookie is set, so that the socket is let in. Null where no server says so. */
	signIn(): Promise<Me | 'banned' | null>;
	openSocket(): Socket;
	/** Hears what the server says, now or after a press that is under way. */
	readonly hear: AfterPress;
	/** Acts once, later; the answer calls it off. */
	after(milliseconds: number, act: () => void): () => void;
	isOnline(): boolean;
	listen(on: (event: NetworkEvent) => void): () => void;
	/** A clock that runs evenly. */
	now(): number;
	/** A number in [0, 1). */
	luck(): number;
}

export interface Me {
	readonly id: string;
	readonly name: string;
	readonly isLasting: boolean;
}

/** This page's own network. */
export function browserNetwork(signIn: Network['signIn']): Network {
	return {
		signIn,
		openSocket: () => new WebSocket(new URL('/ws', location.href.replace(/^http/, 'ws'))) as Socket,
		hear: afterOwnPress,
		after(milliseconds, act) {
			const timer = setTimeout(act, milliseconds);
			return () => clearTimeout(timer);
		},
		isOnline: () => navigator.onLine,
		listen(on) {
			const ending = new AbortController();
			const { signal } = ending;
			addEventListener('online', () => on('online'), { signal });
			addEventListener('offline', () => on('offline'), { signal });
			document.addEventListener('visibilitychange', () => !document.hidden && on('visible'), { signal });
			return () => ending.abort();
		},
		now: () => performance.now(),
		luck: () => Math.random(),
	};
}
