import pg from 'pg';

const { BYTEA, INT8, JSON: JSON_TEXT } = pg.types.builtins;

type Parser = (text: string) => unknown;

const BYTES: Parser = pg.types.getTypeParser(BYTEA);

/** What comes back as it does from a data folder: whole numbers as numbers, bytes as bytes, JSON as text. */
const OURS: Readonly<Record<number, Parser>> = {
	[INT8]: Number,
	[BYTEA]: (text) => Uint8Array.from(BYTES(text) as Buffer),
	[JSON_TEXT]: (text) => text,
};

export const TYPES: pg.CustomTypesConfig = {
	getTypeParser: ((id: number, format?: 'text' | 'binary') =>
		OURS[id] ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};
