/** Moves and whole positions as one line of text; printing what was parsed gives the same position. */
export interface Notation<State, Move> {
	printMove(move: Move): string;
	parseMove(text: string): Parsed<Move>;
	printPosition(state: State): string;
	parsePosition(text: string): Parsed<State>;
}

export type Parsed<T> = { readonly value: T } | { readonly problem: string };

/** What is wrong with a text: thrown by whoever reads it, told by `parser`. */
export class NotationError extends Error {}

/** A reader that throws a NotationError, made to tell the problem instead. */
export function parser<T>(read: (text: string) => T): (text: string) => Parsed<T> {
	return (text) => {
		try {
			return { value: read(text) };
		} catch (error) {
			if (error instanceof NotationError) return { problem: error.message };
			throw error;
		}
	};
}
