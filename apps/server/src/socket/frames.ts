/** A whole message of text, from a server. */
const TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

let last: { readonly text: string; readonly frame: Buffer } = { text: '', frame: Buffer.of(TEXT, 0) };

/** A text as it goes over a WebSocket without compression (RFC 6455, 5.2); what many are sent is made once. */
export function frameOf(text: string): Buffer {
	if (text !== last.text) last = { text, frame: framed(text) };
	return last.frame;
}

function framed(text: string): Buffer {
	const length = Buffer.byteLength(text);
	if (length <= SHORT) return filled(2, length, text, (frame) => frame.writeUInt8(length, 1));
	if (length <= MEDIUM)
		return filled(4, length, text, (frame) => {
			frame.writeUInt8(126, 1);
			frame.writeUInt16BE(length, 2);
		});
	return filled(10, length, text, (frame) => {
		frame.writeUInt8(127, 1);
		frame.writeUIntBE(0, 2, 2);
		frame.writeUIntBE(length, 4, 6);
	});
}

function filled(head: number, length: number, text: string, writeHead: (frame: Buffer) => void): Buffer {
	const frame = Buffer.allocUnsafe(head + length);
	frame.writeUInt8(TEXT, 0);
	writeHead(frame);
	frame.write(text, head);
	return frame;
}
