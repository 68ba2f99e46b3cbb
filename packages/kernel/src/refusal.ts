/** A value that explains a refusal: JSON, and nothing beyond what the mover may know. */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

/** The rules' answer to a move they forbid. A value, never an exception; nothing has changed. */
export interface Refusal {
	readonly code: string;
	/** The rule that forbids it, e.g. `PHO-17`; null where no rule of the game is behind the code. */
	readonly rule: string | null;
	readonly facts: Readonly<Record<string, Fact>>;
}

export const NO_FACTS: Readonly<Record<string, Fact>> = Object.freeze({});

/**
 * The codes of a game and the rule behind each, written once: `const refuse = refuser({ BAD_ROW: 'PHO-14' })`. Where a
 * move has a rule of its own for a code, it names that rule.
 */
export function refuser<Code extends string>(rules: Readonly<Record<Code, string | null>>) {
	return (code: Code, facts: Refusal['facts'] = NO_FACTS, rule: string | null = rules[code]): Refusal => ({
		code,
		rule,
		facts,
	});
}

/** Real time: a seat moves at or after a moment at which the table has to move first. */
export function alarmDue(rule: string | null): Refusal {
	return { code: 'ALARM_DUE', rule, facts: NO_FACTS };
}

export function isRefusal(value: unknown): value is Refusal {
	return typeof value === 'object' && value !== null && 'code' in value && 'rule' in value && 'facts' in value;
}
