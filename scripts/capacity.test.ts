import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INPUTS, rows } from './capacity.ts';

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** A figure of docs/performance.md. */
function measured(pattern: RegExp): number {
	const found = pattern.exec(textOf('docs/performance.md'))?.[1];
	if (found === undefined) throw new Error(`docs/performance.md says nothing like ${pattern}`);
	return Number(found.replaceAll(',', ''));
}

test('the table of docs/operations.md is what follows from the inputs; `node scripts/capacity.ts` prints it anew', () => {
	expect(textOf('docs/operations.md')).toContain(`\n${rows().join('\n')}\n`);
});

test('no input is better than what was measured', () => {
	const { fullNode, moveMilliseconds, socketKib, processMib, updateBytes } = INPUTS;
	expect(fullNode.value).toBeLessThanOrEqual(measured(/^\| Shutterbox \| all it can \| ([\d,]+) \|/m));
	expect(moveMilliseconds.value).toBeGreaterThanOrEqual(
		measured(/^\| Shutterbox \| all it can \|.* ([\d.]+) ms \| \|$/m),
	);
	expect(socketKib.value).toBeGreaterThanOrEqual(measured(/An idle socket takes ([\d.]+) KiB resident/));
	expect(processMib.value).toBeGreaterThanOrEqual(measured(/The process takes ([\d.]+) MiB with all of them/));
	expect(updateBytes.value).toBeGreaterThanOrEqual(measured(/^\| Shutterbox \| 500\/s \|.*\| ([\d,]+) B \|/m));
});
