import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';
import { onTestFinished } from 'vitest';

const A = 1;
const AAAA = 28;
const NO_SUCH_NAME = 3;

/** Answers questions for names (RFC 1035) until the test is over; its address and port. */
export async function startNameServer(names: Readonly<Record<string, readonly string[]>>): Promise<string> {
	const socket = createSocket('udp4');
	socket.on('message', (query, { port, address }) => socket.send(answer(query, names), port, address));
	socket.bind(0, '127.0.0.1');
	await once(socket, 'listening');
	onTestFinished(() => void socket.close());
	return `127.0.0.1:${socket.address().port}`;
}

function answer(query: Buffer, names: Readonly<Record<string, readonly string[]>>): Buffer {
	const labels: string[] = [];
	let at = 12;
	while (query[at] !== 0) {
		labels.push(query.toString('latin1', at + 1, at + 1 + query[at]));
		at += 1 + query[at];
	}
	const type = query.readUInt16BE(at + 1);
	const addresses = names[labels.join('.').toLowerCase()];
	const records = (addresses ?? [])
		.map((address) => Buffer.from(ipaddr.parse(address).toByteArray()))
		.filter(({ length }) => (type === A && length === 4) || (type === AAAA && length === 16))
		.map((data) => Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]), data]));
	const header = Buffer.alloc(12);
	query.copy(header, 0, 0, 2);
	header.writeUInt16BE(0x8180 | (addresses === undefined ? NO_SUCH_NAME : 0), 2);
	header.writeUInt16BE(1, 4);
	header.writeUInt16BE(records.length, 6);
	return Buffer.concat([header, query.subarray(12, at + 5), ...records]);
}
