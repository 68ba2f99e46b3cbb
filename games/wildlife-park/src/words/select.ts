/** `{animal, select, lion {lion} … other {?}}`: one form of each of several things, in the syntax of messages. */
export function select(argument: string, forms: Readonly<Record<string, string>>): string {
	const options = Object.entries(forms).map(([name, form]) => `${name} {${form}}`);
	return `{${argument}, select, ${options.join(' ')} other {?}}`;
}

/** A tile by its animal, or a die by colour and value: what a sentence with gaps calls an item in hand. */
export function thingForms(
	animals: Readonly<Record<string, string>>,
	colours: Readonly<Record<string, string>>,
): string {
	return `{kind, select, die {${select('colour', colours)} {value}} other {${select('animal', animals)}}}`;
}
