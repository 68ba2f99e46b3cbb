import { expect, test } from 'vitest';
import { faultIn, idsIn, referencesIn } from './markup.ts';

test('balanced tags with quoted attributes are well formed', () => {
	expect(faultIn('<g id="a"><path d="M0 0L3 4Z" fill="#fff"/></g><circle r="1.5"/>')).toBeNull();
});

test.each([
	['<g><path d="M0 0"/>', '<g> stays open'],
	['<g><path d="M0 0"></g>', '<path> is closed by </g>'],
	['<path d="M0 NaN"/>', '<path>: d=M0 NaN'],
	['<path d="M0 0Lx"/>', '<path>: d=M0 0Lx'],
	['<path d="L0 0"/>', '<path>: d=L0 0'],
	['<path d="M0 0" d="M1 1"/>', '<path>: d twice'],
	['<path d=M0/>', '<path>: d=M0'],
	['<g>false</g>', 'stray text "false"'],
	['<a href="?a&b"/>', '<a>: bare ampersand in href'],
])('%s is refused', (markup, fault) => {
	expect(faultIn(markup)).toBe(fault);
});

test('ids and references are read from the text', () => {
	const markup = '<g id="a"><use href="#b"/><path fill="url(#c)"/></g>';
	expect(idsIn(markup)).toEqual(['a']);
	expect(referencesIn(markup)).toEqual(['b', 'c']);
});
