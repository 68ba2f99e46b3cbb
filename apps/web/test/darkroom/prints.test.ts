import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Drawing } from '../../src/darkroom/drawing.ts';
import type { Painted } from '../../src/darkroom/worker.ts';

/** The worker's part, played by hand. */
class FakeWorker {
	static readonly hired: FakeWorker[] = [];
	readonly asked: string[] = [];
	onmessage: (event: { readonly data: Painted }) => void = () => undefined;
	onerror: (event: { readonly message?: string }) => void = () => undefined;

	constructor() {
		FakeWorker.hired.push(this);
	}

	postMessage({ body }: Drawing): void {
		this.asked.push(body);
	}

	print(text: string): void {
		this.onmessage({ data: { type: 'print', print: new Blob([text]) } });
	}
}

const drawing = (body: string) => () => ({ body, viewBox: '0 0 30 40' });
/** The worker, as soon as it has been asked for so many prints. */
const askedFor = (count: number) => vi.waitUntil(() => FakeWorker.hired.find(({ asked }) => asked.length === count));
const problems: unknown[] = [];
let printOf: typeof import('../../src/darkroom/prints.ts')['printOf'];

beforeEach(async () => {
	FakeWorker.hired.length = 0;
	problems.length = 0;
	vi.stubGlobal('window', new EventTarget());
	vi.stubGlobal('Worker', FakeWorker);
	vi.stubGlobal('OffscreenCanvas', class {});
	vi.spyOn(console, 'error').mockImplementation((problem) => problems.push(problem));
	vi.resetModules();
	({ printOf } = await import('../../src/darkroom/prints.ts'));
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('one worker paints one drawing after the other, in the order they are asked for', async () => {
	const [a, b] = [printOf('a', drawing('<g/>')), printOf('b', drawing('<defs/>'))];
	expect(a.value).toBeNull();
	(await askedFor(1)).print('a');
	await vi.waitUntil(() => a.value);
	expect(b.value).toBeNull();
	(await askedFor(2)).print('b');
	await vi.waitUntil(() => b.value);
	expect(FakeWorker.hired.map(({ asked }) => asked)).toEqual([['<g/>', '<defs/>']]);
	expect([a.value, b.value]).toEqual([expect.stringMatching(/^blob:/), expect.stringMatching(/^blob:/)]);
	expect(a.value).not.toBe(b.value);
	expect(problems).toEqual([]);
});

test('what is asked for twice is drawn once', async () => {
	const draw = vi.fn(drawing('<g/>'));
	expect(printOf('a', draw)).toBe(printOf('a', draw));
	await askedFor(1);
	expect(draw).toHaveBeenCalledTimes(1);
});

test('a drawing that cannot be painted is shown itself, and the next one is painted', async () => {
	const [a, b] = [printOf('a', drawing('<text/>')), printOf('b', drawing('<g/>'))];
	(await askedFor(1)).onmessage({ data: { type: 'failed', reason: 'unknown element <text>' } });
	(await askedFor(2)).print('b');
	await vi.waitUntil(() => b.value);
	expect(decodeURIComponent(String(a.value))).toBe(
		'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" viewBox="0 0 30 40"><text/></svg>',
	);
	expect(b.value).toMatch(/^blob:/);
	expect(problems.map(String)).toEqual(['Error: unknown element <text>']);
});

test('a drawing that cannot be made keeps nobody waiting', async () => {
	const a = printOf('a', () => {
		throw new Error('no such frame');
	});
	const b = printOf('b', drawing('<g/>'));
	(await askedFor(1)).print('b');
	await vi.waitUntil(() => b.value);
	expect(a.value).toBeNull();
	expect(problems.map(String)).toEqual(['Error: no such frame']);
});

test('a worker that does not arrive is not asked again', async () => {
	const [a, b] = [printOf('a', drawing('<g/>')), printOf('b', drawing('<g/>'))];
	(await askedFor(1)).onerror({});
	await vi.waitUntil(() => b.value);
	expect([a.value, b.value]).toEqual([expect.stringMatching(/^data:/), expect.stringMatching(/^data:/)]);
	expect(FakeWorker.hired.map(({ asked }) => asked)).toEqual([['<g/>']]);
	expect(problems.map(String)).toEqual(['Error: the darkroom could not be loaded']);
});

test.each(['Worker', 'OffscreenCanvas'])(
	'without %s the drawings themselves are shown, and nobody complains',
	async (missing) => {
		vi.stubGlobal(missing, undefined);
		vi.resetModules();
		({ printOf } = await import('../../src/darkroom/prints.ts'));
		const a = printOf('a', drawing('<g/>'));
		await vi.waitUntil(() => a.value);
		expect(a.value).toMatch(/^data:/);
		expect(FakeWorker.hired).toEqual([]);
		expect(problems).toEqual([]);
	},
);
