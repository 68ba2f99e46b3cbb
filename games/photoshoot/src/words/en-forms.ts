// English does not tell forms and persons apart where other languages do.

/** Who, beginning a sentence. */
export const who = '{who, select, you {You} table {The table} other {{name}}}';
/** The team mate a ritual is done to. */
export const target = '{to, select, you {you} other {{target}}}';

export const named = (name: string) => `{form, select, other {${name}}}`;
/** What somebody did, after their name. */
export const did = (words: string) => `{who, select, other {${words}}}`;
export const countOf = (count: string, one: string, other: string) =>
	`{${count}, plural, one {# ${one}} other {# ${other}}}`;
