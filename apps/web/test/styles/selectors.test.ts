import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');

/** A rule put between the selectors of another one takes the first of them away from it: its comment lies in their list. */
const torn = (sheet: string) => /,\s*\/\*/.exec(sheet);

test('no rule has been put into the list of selectors of another', () => {
	expect(torn('.a,\n/* b */\n.b { opacity: 0 }\n.c { left: 0 }')).not.toBeNull();
	const files = globSync('**/*.css', { cwd: SOURCES });
	expect(files.length).toBeGreaterThan(100);
	const strayed = files.filter((file) => torn(readFileSync(join(SOURCES, file), 'utf8')));
	expect(strayed).toEqual([]);
});
