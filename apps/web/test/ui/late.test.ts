import type { ComponentType, FunctionComponent, VNode } from 'preact';
import { expect, test } from 'vitest';
import { late, lateChunk } from '../../src/ui/late.tsx';

const Named = ({ name }: { name: string }) => `I am ${name}`;

/** What a part that is drawn now shows: nothing yet, or the component it is. */
const drawn = (part: ComponentType<{ name: string }>): unknown => {
	const shown = (part as FunctionComponent<{ name: string }>)({ name: 'Ada' });
	return (shown as VNode | null)?.type ?? null;
};

const answered = () => new Promise((resolve) => setTimeout(resolve));

test('a part sends for its chunk when it is drawn, once', async () => {
	let times = 0;
	const part = late(async () => {
		times++;
		return Named;
	});
	expect(times).toBe(0);
	expect(drawn(part)).toBeNull();
	await answered();
	expect(drawn(part)).toBe(Named);
	expect(times).toBe(1);
});

test('what was brought before is drawn at once: nobody sees a picture without it', async () => {
	const chunk = lateChunk(async () => ({ Named }));
	const part = chunk.part(({ Named }) => Named);
	chunk.bring();
	await answered();
	expect(drawn(part)).toBe(Named);
});

test('what could not be brought is sent for again when it is drawn, and then says what keeps it away', async () => {
	const answers = [new Error('first'), new Error('second')];
	const chunk = lateChunk((): Promise<{ Named: typeof Named }> => Promise.reject(answers.shift()));
	const part = chunk.part(({ Named }) => Named);
	chunk.bring();
	await answered();
	expect(drawn(part)).toBeNull();
	await answered();
	expect(() => drawn(part)).toThrow('second');
});
