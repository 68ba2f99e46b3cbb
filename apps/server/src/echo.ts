import type { Problem } from './hub/api.ts';

/** What a refusal may say back of what was sent, in characters. */
export const ECHO_MAX = 200;

/** A refusal with no more of what was sent than explains it, wherever in it that may stand. */
export function shortened({ field, facts, ...rest }: Problem): Problem {
	const echo = new Echo();
	return {
		...rest,
		...(field === undefined ? {} : { field: echo.text(field) }),
		...(facts === undefined ? {} : { facts: echo.fields(facts) }),
	};
}

/** Says values again until its breath is spent. */
class Echo {
	#left = ECHO_MAX;

	text(text: string): string {
		const kept = text.length <= this.#left ? text : `${text.slice(0, Math.max(0, this.#left - 1)).toWellFormed()}…`;
		this.#left -= kept.length;
		return this.#left < 0 ? '' : kept;
	}

	fields(fields: object): Record<string, unknown> {
		return Object.fromEntries(
			Object.entries(fields).flatMap(([name, value]) => (this.#left > 0 ? [[this.text(name), this.value(value)]] : [])),
		);
	}

	value(value: unknown): unknown {
		if (typeof value === 'string') return this.text(value);
		if (Array.isArray(value)) return value.flatMap((part) => (this.#left > 0 ? [this.value(part)] : []));
		if (typeof value === 'object' && value !== null) return this.fields(value);
		this.#left -= String(value).length;
		return this.#left < 0 ? null : value;
	}
}
