import { games } from '@shutterbox/catalogue';
import type { Schema } from '@shutterbox/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { optionTitle, optionWords } from '../../src/table/form/option-words.ts';
import { bringGame, type GameKit } from '../../src/table/game-kit.ts';
import { reasonOf } from '../../src/table/reasons.ts';

/** Every word a field of this shape can show. */
function valuesIn(schema: Schema): readonly unknown[] {
	switch (schema.kind) {
		case 'choice':
			return schema.values;
		case 'boolean':
			return [true, false];
		case 'integer':
			return [schema.min, schema.max];
		case 'list':
			return valuesIn(schema.of);
		case 'anyOf':
			return schema.options.flatMap(valuesIn);
		case 'object':
			return [...Object.keys(schema.fields), ...Object.values(schema.fields).flatMap(valuesIn)];
		default:
			return [];
	}
}

describe.each(games.map((game) => [game.meta.id, game] as const))('the options of %s', (id, game) => {
	let kit: GameKit;
	beforeAll(async () => {
		kit = (await bringGame(id)) as GameKit;
	});
	const options: [string, { readonly schema: Schema }][] = Object.entries(game.options);
	test.each(options)('%s is said in words, and no two values alike', (name, { schema }) => {
		const values = [...new Set(valuesIn(schema))];
		const words = values.map((value) => optionWords(kit.words, name, value));
		for (const one of words) expect(one).not.toMatch(/[a-z][A-Z]|[a-z]-[a-z]|undefined|NaN/);
		expect(new Set(words).size).toBe(values.length);
	});
	test.each(options)('a refusal of %s calls it by its title, never by its name', (name) => {
		const words = ['', '.0', '[2]'].map((rest) =>
			reasonOf({ code: 'BAD_OPTION', rule: null, facts: { option: `${name}${rest}`, expected: '"x" or 0…1' } }, kit),
		);
		expect(new Set(words).size).toBe(1);
		expect(words[0]).not.toMatch(/[a-z][A-Z]|"|…/);
		expect(words[0]).toContain(optionTitle(kit, name));
	});
});
