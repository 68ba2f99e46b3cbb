import type Type from 'typebox';

/** A schema as the plain JSON Schema that it is. */
interface Plain {
	readonly title?: string;
	readonly description?: string;
	readonly type?: string;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly Plain[];
	readonly items?: Plain;
	readonly properties?: Readonly<Record<string, Plain>>;
	readonly patternProperties?: Readonly<Record<string, Plain>>;
	readonly required?: readonly string[];
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly maxItems?: number;
}

/** A table of the fields of an object, those of objects inside it with their path. */
export function fieldTable(schema: Type.TSchema): string[] {
	const rows = rowsOf(plain(schema), '');
	if (rows.length === 0) return [];
	const columns = rows.some(([, , about]) => about !== '') ? 3 : 2;
	const lines = [['Field', 'Type', ''], ['---', '---', '---'], ...rows].map((cells) => cells.slice(0, columns));
	return lines.map((cells) => `| ${cells.map(escaped).join(' | ')} |`);
}

/** One shape: its fields, or what it is. */
export function shapeText(schema: Type.TSchema): string[] {
	const { title: _, ...shape } = plain(schema);
	const about = sentence(shape.description ?? '');
	if (shape.properties !== undefined) return [about, '', ...fieldTable(schema)];
	if (shape.anyOf === undefined) return [`${about} ${sentence(typeOf(shape))}`];
	return [about, '', ...shape.anyOf.map((form) => `- ${inlineObject(form)}`)];
}

/** What an endpoint answers: in words, and where that is an object without a name or a list of such, as a table. */
export function replyText(schema: Type.TSchema): string[] {
	const reply = plain(schema);
	const inner = innerObject(reply);
	if (inner === null) return [`Answers: ${typeOf(reply)}.`];
	return [`Answers: ${typeOf(reply)}, with:`, '', ...fieldTable(inner as Type.TSchema)];
}

function rowsOf(schema: Plain, path: string): (readonly [field: string, type: string, description: string])[] {
	return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
		const at = path === '' ? name : `${path}.${name}`;
		const isOptional = !schema.required?.includes(name);
		const inside = innerObject(field);
		const about = descriptionOf(field);
		return [
			[`\`${at}\`${isOptional ? ' (optional)' : ''}`, typeOf(field), about] as const,
			...(inside === null ? [] : rowsOf(inside, at + (field.items ? '[]' : field.patternProperties ? '.*' : ''))),
		];
	});
}

/** An object that has no name of its own: directly, in a list, by name, or where there may also be null. */
function innerObject(field: Plain): Plain | null {
	if (field.title !== undefined) return null;
	const branches = field.anyOf?.filter(({ type }) => type !== 'null');
	const [inner, ...others] = branches ?? [field.items ?? freeFieldOf(field) ?? field];
	return others.length === 0 && inner.title === undefined && inner.properties !== undefined ? inner : null;
}

/** What has a title is described once, under it. */
function descriptionOf(field: Plain): string {
	if (field.title !== undefined) return '';
	return (
		field.description ??
		field.anyOf?.find(({ type, title }) => type !== 'null' && title === undefined)?.description ??
		''
	);
}

function typeOf(schema: Plain): string {
	if (schema.title !== undefined) return `[${schema.title}](#${schema.title.toLowerCase()})`;
	if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
	if (schema.enum !== undefined) return `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`;
	if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ');
	switch (schema.type) {
		case undefined:
			return 'any JSON';
		case 'array':
			return `list of ${several(schema.items ?? {})}${range(undefined, schema.maxItems, '')}`;
		case 'object':
			return schema.patternProperties === undefined ? 'object' : `${several(freeFieldOf(schema) ?? {})} by name`;
		case 'string':
			return `text${range(schema.minLength, schema.maxLength, ' characters')}`;
		case 'integer':
		case 'number':
			return `${schema.type}${range(schema.minimum, schema.maximum, '')}`;
		default:
			return schema.type;
	}
}

/** What the fields of an object hold whose names are free. */
function freeFieldOf({ patternProperties }: Plain): Plain | undefined {
	return patternProperties === undefined ? undefined : Object.values(patternProperties)[0];
}

function several(schema: Plain): string {
	const type = typeOf(schema);
	return /^(?:object|integer|number|boolean)$/.test(type) ? `${type}s` : type.replace(/^text/, 'texts');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
	if (least === undefined && most === undefined) return '';
	if (least === undefined) return `, at most ${most}${unit}`;
	return most === undefined ? `, from ${least}${unit}` : `, ${least} to ${most}${unit}`;
}

function inlineObject({ properties = {} }: Plain): string {
	return Object.entries(properties)
		.map(([name, field]) => `\`${name}\`: ${typeOf(field)}`)
		.join(', ');
}

function sentence(text: string): string {
	return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.:]$/.test(text) ? '' : '.'}`;
}

function escaped(cell: string): string {
	return cell.replaceAll('|', '\\|');
}

function plain(schema: Type.TSchema): Plain {
	return schema as Plain;
}
