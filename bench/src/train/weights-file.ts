/** An entry of the file: what came before it says how it was learned. */
const ENTRY = /^(?:\t\/\/ (.*)\n)?\t(\w+):\s*'([^']*)',$/gm;

/** The file of a game's weights with those of one kind of table put in, and how they were learned. */
export function weightsFile(text: string, key: string, weights: string, how: string): string {
	const known = [...text.matchAll(ENTRY)].map(([, how, name, weights]) => [name, { weights, how }] as const);
	const all = new Map<string, { weights: string; how: string | undefined }>(known).set(key, { weights, how });
	const lines = [...all]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, { weights, how }]) => `${how === undefined ? '' : `\t// ${how}\n`}\t${name}: '${weights}',`);
	const head = text.slice(0, text.indexOf('= {') + 3);
	return `${head}\n${lines.join('\n')}\n};\n`;
}
