/**
 * Compares catalogues with each other and with the sources that use them. Pure: tests give it texts and read its
 * findings.
 */

import type { Messages } from '@shutterbox/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export interface Findings {
	/** `ru: home.title`: a key that another language has and this one lacks. */
	readonly missing: readonly string[];
	/** Keys that no source names. */
	readonly unused: readonly string[];
	/** `ru: home.left (count) ≠ (time)`: messages whose arguments differ from the first language's. */
	readonly unequal: readonly string[];
}

export function audit(catalogues: Readonly<Record<string, Messages>>, sources: readonly string[]): Findings {
	const [[, first], ...others] = Object.entries(catalogues);
	const keys = [...new Set(Object.values(catalogues).flatMap((messages) => Object.keys(messages)))];
	const text = sources.join('\n');
	const templates = templatesIn(text);
	return {
		missing: Object.entries(catalogues).flatMap(([language, messages]) =>
			keys.filter((key) => messages[key] === undefined).map((key) => `${language}: ${key}`),
		),
		unused: keys.filter((key) => !isNamed(key, text, templates)),
		unequal: others.flatMap(([language, messages]) =>
			keys.flatMap((key) => {
				if (first[key] === undefined || messages[key] === undefined) return [];
				const [here, there] = [argumentsOf(messages[key]), argumentsOf(first[key])];
				return here === there ? [] : [`${language}: ${key} (${here}) ≠ (${there})`];
			}),
		),
	};
}

/** A key counts as used when a source has it as a literal, or as a template with a fixed beginning: `a.${name}.help`. */
function isNamed(key: string, text: string, templates: readonly RegExp[]): boolean {
	return text.includes(`'${key}'`) || templates.some((template) => template.test(key));
}

function templatesIn(text: string): readonly RegExp[] {
	return [...text.matchAll(/`([\w-]+\.[\w.-]*(?:\$\{[^}]+\}[\w.-]*)+)`/g)].map(
		([, template]) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[\\w+-]+')}$`),
	);
}

/** The names of a message's arguments and tags, sorted. */
export function argumentsOf(message: string): string {
	const names = new Set<string>();
	collect(new IntlMessageFormat(message, 'en').getAst(), names);
	return [...names].sort().join(', ');
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The parser's numbers for what is no argument. */
const LITERAL = 0;
const POUND = 7;

function collect(elements: readonly Element[], names: Set<string>): void {
	for (const element of elements) {
		if (element.type === LITERAL || element.type === POUND) continue;
		if ('value' in element) names.add(String(element.value));
		if ('children' in element) collect(element.children, names);
		if ('options' in element) for (const { value } of Object.values(element.options)) collect(value, names);
	}
}
