import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

/** A way to something on this machine that can be cut, as a cable can: nothing passes, and nobody is told. */
export class Link {
	readonly #server: Server;
	readonly #sockets = new Set<Socket>();
	#isCut = false;

	private constructor(server: Server) {
		this.#server = server;
	}

	static async to(target: NetConnectOpts): Promise<Link> {
		const server = createServer({ pauseOnConnect: true });
		const link = new Link(server);
		server.on('connection', (near) => {
			const far = connect(target);
			link.#keep(near, far);
			link.#keep(far, near);
			near.on('data', (bytes) => far.write(bytes));
			far.on('data', (bytes) => near.write(bytes));
			if (link.#isCut) for (const socket of [near, far]) socket.pause();
			else near.resume();
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		return link;
	}

	get port(): number {
		return (this.#server.address() as AddressInfo).port;
	}

	/** What is sent from now on waits; connections are made, and stay silent. */
	cut(): void {
		this.#isCut = true;
		for (const socket of this.#sockets) socket.pause();
	}

	/** What was cut is lost; new connections work. */
	mend(): void {
		this.#isCut = false;
		for (const socket of this.#sockets) socket.destroy();
	}

	close(): void {
		this.#server.close();
		for (const socket of this.#sockets) socket.destroy();
	}

	#keep(socket: Socket, other: Socket): void {
		this.#sockets.add(socket);
		socket.on('error', () => undefined);
		socket.on('close', () => {
			this.#sockets.delete(socket);
			other.destroy();
		});
	}
}
