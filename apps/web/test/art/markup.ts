const NAME = /^[A-Za-z][\w-]*$/;

/** The first fault in SVG text, or null: tags balance, attributes are quoted and unique, paths hold only commands and numbers. */
export function faultIn(markup: string): string | null {
	const open: string[] = [];
	let end = 0;
	for (const tag of markup.matchAll(/<(\/?)([^\s/>]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
		const between = markup.slice(end, tag.index);
		if (/[<>]/.test(between) || between.trim() !== '') return `stray text "${between.slice(0, 40)}"`;
		end = tag.index + tag[0].length;
		const [, closes, name, attributes, isEmpty] = tag;
		if (!NAME.test(name)) return `no tag may be named "${name}"`;
		if (closes) {
			const last = open.pop();
			if (last !== name) return `<${last}> is closed by </${name}>`;
			continue;
		}
		const fault = attributeFault(attributes);
		if (fault) return `<${name}>: ${fault}`;
		if (!isEmpty) open.push(name);
	}
	if (markup.slice(end).trim() !== '') return `stray text "${markup.slice(end, end + 40)}"`;
	return open.length === 0 ? null : `<${open.at(-1)}> stays open`;
}

function attributeFault(attributes: string): string | null {
	const seen = new Set<string>();
	const rest = attributes.replace(/\s([\w:-]+)="([^"<>]*)"/g, (whole, name: string, value: string) => {
		if (seen.has(name)) return ` ${name} twice`;
		if (/NaN|undefined|null|Infinity|\[object/.test(value)) return whole.replaceAll('"', '');
		if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(value)) return ` bare ampersand in ${name}`;
		if (name === 'd' && !/^M[MLHVCSQTAZ\d\s.,-]*$/i.test(value)) return whole.replaceAll('"', '');
		seen.add(name);
		return '';
	});
	return rest.trim() === '' ? null : rest.trim();
}

export const idsIn = (markup: string): string[] => [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

/** Ids that the drawing points at: gradients, clips, shared shapes. */
export const referencesIn = (markup: string): string[] =>
	[...markup.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)].map(([, paint, shape]) => paint ?? shape);
