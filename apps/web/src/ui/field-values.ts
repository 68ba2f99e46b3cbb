/** What a form starts from and what it is looking at; pure. */
import { misfit, type Schema } from '@shutterbox/kernel';

/** The plainest value of a shape: the first choice, the smallest number, nothing in the list. */
export function blank(schema: Schema): unknown {
	switch (schema.kind) {
		case 'null':
			return null;
		case 'boolean':
			return false;
		case 'string':
			return '';
		case 'integer':
			return schema.min;
		case 'choice':
			return schema.values[0];
		case 'list':
			return [];
		case 'object':
			return Object.fromEntries(Object.entries(schema.fields).map(([name, field]) => [name, blank(field)]));
		case 'anyOf':
			return blank(schema.options[0]);
	}
}

/** Which of several shapes a value has; the first when it has none. */
export function alternativeOf(options: readonly Schema[], value: unknown): number {
	return Math.max(
		0,
		options.findIndex((option) => misfit(option, value) === null),
	);
}

/** A list in which each value of a choice can stand once: a set of boxes to tick. */
export function isSet(schema: Schema & { kind: 'list' }): boolean {
	return schema.of.kind === 'choice' && schema.max <= schema.of.values.length;
}

/** A value in or out of a set, in the order of the choice. */
export function toggled<T>(order: readonly T[], chosen: readonly T[], value: T): readonly T[] {
	return order.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));
}

/** An integer kept within its bounds. */
export function within({ min, max }: Schema & { kind: 'integer' }, value: number): number {
	return Math.min(max, Math.max(min, Math.round(value)));
}
