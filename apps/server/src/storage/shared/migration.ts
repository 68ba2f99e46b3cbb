/** A step from one shape of the database to the next. Published steps are never changed; a new shape is a new step. */
export interface Migration {
	readonly number: number;
	readonly name: string;
	readonly sql: string;
}
