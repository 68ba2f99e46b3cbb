/** The file of a game's weights with those of one kind of table put in. */
export function weightsFile(text: string, key: string, weights: string): string {
	const known = [...text.matchAll(/^\t(\w+):\s*'([^']*)',$/gm)].map(([, name, value]) => [name, value] as const);
	const all = new Map(known).set(key, weights);
	const lines = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `\t${name}: '${value}',`);
	const head = text.slice(0, text.indexOf('= {') + 3);
	return `${head}\n${lines.join('\n')}\n};\n`;
}
