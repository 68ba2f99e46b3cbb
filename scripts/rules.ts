/**
 * Rule coverage. RULES.md of each game is the list of its rule numbers, worked examples, refusal codes and end reasons;
 * tests cite rules and examples in their titles (`[PHO-13, 14, X-7] …`). Prints what is covered; exits 1 on a gap.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
let gaps = 0;

for (const rulesFile of globSync('games/*/RULES.md', { cwd: root }).sort()) {
	const folder = join(rulesFile, '..');
	const rules = readFileSync(join(root, rulesFile), 'utf8');
	const tests = globSync(`${folder}/test/**/*.test.ts`, { cwd: root }).map((file) =>
		readFileSync(join(root, file), 'utf8'),
	);
	const playthroughs = globSync(`${folder}/playthroughs/*`, { cwd: root }).map((file) =>
		readFileSync(join(root, file), 'utf8'),
	);
	const cited = new Set(tests.flatMap(citations));

	report(folder, 'rules', numbersDefined(rules, '(?!RUL)[A-Z]{3}-\\d+'), (rule) => cited.has(rule));
	report(folder, 'worked examples', workedExamples(rules), (example) => cited.has(example));
	report(folder, 'refusals', tableColumn(rules, 'Refusals'), (code) =>
		tests.some((text) => text.includes(`'${code}'`)),
	);
	report(folder, 'end reasons', tableColumn(rules, 'End reasons'), (reason) =>
		playthroughs.some((text) => text.includes(`"reason":"${reason}"`)),
	);
}
console.log(gaps === 0 ? 'rule coverage: fine' : `rule coverage: ${gaps} gaps`);
process.exitCode = gaps === 0 ? 0 : 1;

function report(folder: string, what: string, wanted: readonly string[], isCovered: (name: string) => boolean): void {
	const missing = wanted.filter((name) => !isCovered(name));
	if (wanted.length === 0) missing.push(`(RULES.md lists none)`);
	gaps += missing.length;
	const note = missing.length === 0 ? '' : `; no test for ${missing.join(', ')}`;
	console.log(
		`${folder}: ${wanted.length - Math.min(missing.length, wanted.length)} of ${wanted.length} ${what} tested${note}`,
	);
}

/** Rule numbers defined as list items, `- **PHO-12** …`. A number defined twice is a gap of its own. */
function numbersDefined(text: string, pattern: string): string[] {
	const found = [...text.matchAll(new RegExp(`^- \\*\\*(${pattern})\\*\\*`, 'gm'))].map(([, number]) => number);
	const twice = found.filter((number, i) => found.indexOf(number) !== i);
	if (twice.length > 0) {
		gaps += twice.length;
		console.log(`defined twice: ${twice.join(', ')}`);
	}
	return [...new Set(found)];
}

/** `Worked examples: X-1 to X-38` */
function workedExamples(text: string): string[] {
	const [, first, last] = /^Worked examples: X-(\d+) to X-(\d+)/m.exec(text) ?? [];
	if (first === undefined) return [];
	return Array.from({ length: +last - +first + 1 }, (_, i) => `X-${+first + i}`);
}

/** The codes in the first column of the table under a heading. */
function tableColumn(text: string, heading: string): string[] {
	const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
	return [...section.matchAll(/^\|\s*`([^`]+)`/gm)].map(([, code]) => code);
}

/** What the titles of a test file cite: `[PHO-13, 14]`, `[PHO-47 to 51]`, `[X-8, PHO-32]`. */
function citations(text: string): string[] {
	return [...text.matchAll(/['"`]\[([A-Z]+-\d[^\]]*)\]/g)].flatMap(([, list]) => {
		let prefix = '';
		return list.split(',').flatMap((item) => {
			const [, name, from, , to] = /^\s*(?:([A-Z]+)-)?(\d+)(\s*(?:to|–)\s*(?:[A-Z]+-)?(\d+))?\s*$/.exec(item) ?? [];
			if (from === undefined) return [];
			prefix = name ?? prefix;
			return Array.from({ length: +(to ?? from) - +from + 1 }, (_, i) => `${prefix}-${+from + i}`);
		});
	});
}
