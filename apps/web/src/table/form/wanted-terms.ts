/** The form of a new table, begun by a link: after a match, with what may be played next. */

export interface WantedTerms {
	readonly seats: number | null;
	readonly options: Readonly<Record<string, unknown>>;
}

/** `place` is where the form lies: `/tables/new?game=…` or `/play/…?setup`. */
export function hrefWith(place: string, { seats, options }: WantedTerms): string {
	const terms = new URLSearchParams({ ...(seats && { seats: String(seats) }), options: JSON.stringify(options) });
	return `${place}&${terms}`;
}

/** What a link asks for; what the rules do not know is left out by the form. */
export function wantedTerms(query: URLSearchParams): WantedTerms {
	const seats = Number(query.get('seats'));
	return { seats: Number.isInteger(seats) && seats > 0 ? seats : null, options: optionsIn(query.get('options')) };
}

function optionsIn(text: string | null): Readonly<Record<string, unknown>> {
	try {
		const options: unknown = JSON.parse(text ?? '{}');
		return typeof options === 'object' && options !== null ? { ...options } : {};
	} catch {
		return {};
	}
}
