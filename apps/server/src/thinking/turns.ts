/**
 * Things that wait, by the person and the table they belong to. Everybody gets one turn after the other, and so does
 * every table of theirs, however much waits there.
 */
export class Turns<Thing> {
	readonly #people = new Map<string, Map<string, Thing[]>>();
	#size = 0;

	get size(): number {
		return this.#size;
	}

	add(person: string, table: string, thing: Thing): void {
		const tables = this.#people.get(person) ?? new Map<string, Thing[]>();
		const things = tables.get(table) ?? [];
		things.push(thing);
		tables.set(table, things);
		this.#people.set(person, tables);
		this.#size++;
	}

	/** The next one; whoever it belongs to goes to the end of the line. */
	take(): Thing | undefined {
		const [person, tables] = this.#people.entries().next().value ?? [];
		const [table, things] = tables?.entries().next().value ?? [];
		if (person === undefined || tables === undefined || table === undefined || things === undefined) return undefined;
		const thing = things.shift();
		this.#people.delete(person);
		tables.delete(table);
		if (things.length > 0) tables.set(table, things);
		if (tables.size > 0) this.#people.set(person, tables);
		this.#size--;
		return thing;
	}
}
