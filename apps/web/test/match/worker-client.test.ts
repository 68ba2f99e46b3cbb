import { expect, test } from 'vitest';
import type { FromWorker, ToWorker } from '../../src/local/messages.ts';
import { WorkerClient, type WorkerPort } from '../../src/match/worker-client.ts';

test('what is asked during a press, and the answer to it, wait for its picture', async () => {
	const waiting: (() => void)[] = [];
	const goOn = () => {
		for (const deed of waiting.splice(0)) deed();
	};
	const asked: ToWorker[] = [];
	const port: WorkerPort = {
		postMessage: (question) => asked.push(question),
		onmessage: null,
		onerror: null,
		terminate: () => undefined,
	};
	const worker = new WorkerClient(port, (deed) => waiting.push(deed));
	const answer = worker.ask({ type: 'follow', viewer: 0 });
	expect(asked).toEqual([]);
	goOn();
	expect(asked).toEqual([{ type: 'follow', viewer: 0, id: 1 }]);
	port.onmessage?.({ data: { type: 'answer', id: 1, answer: null } as FromWorker });
	expect(waiting).toHaveLength(1);
	goOn();
	expect(await answer).toBeNull();
});
