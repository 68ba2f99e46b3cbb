import type Type from 'typebox';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { ENDPOINTS, type Endpoint, Problem } from '../http.ts';
import { CLOSE_CODES, CLOSE_MEANINGS, LIMIT_MEANINGS, LIMITS, PROTOCOL_VERSION, SOCKET_PATH } from '../limits.ts';
import { RATES } from '../rates.ts';
import * as Shape from '../shapes.ts';
import { MESSAGES, REQUESTS } from '../socket.ts';
import { EXCHANGE } from './example.ts';
import { fieldTable, replyText, shapeText } from './schemas.ts';

/** The page `docs/protocol.md`, made from the schemas that the server checks everything by. */
export function protocolPage(): string {
	const lines = [
		'<!-- Written by `npm run -s protocol` from packages/protocol/src; change it there. -->',
		'# Protocol',
		'',
		...INTRODUCTION,
		...limits(),
		...http(),
		...socket(),
		...CONVERSATION,
		...exchange(),
		...CHANGES,
		...errors(),
		...shapes(),
	];
	return `${lines
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.trimEnd()}\n`;
}

const INTRODUCTION = `
How programs talk to a Shutterbox server: over HTTP for people, tables and lists, over one WebSocket for everything that
happens while people play. Both speak JSON in UTF-8. What is described here is what the server checks: a field that is
missing, of another type, or not listed for a request is refused, and the answer names it.

## Connecting

1. \`POST /api/session\` says who you are. A stranger becomes a guest and gets a cookie; send it with everything.
2. Open a WebSocket at \`${SOCKET_PATH}\`, with the cookie. Without a session, from a page of another origin, or with too many
   sockets open, the upgrade itself is refused with the status of the error.
3. Say \`hello\` with the version you speak. \`welcome\` answers; from then on ask what you like.

## Versions

This is version ${PROTOCOL_VERSION}. It goes up when an older client could misunderstand a newer server; a client of another version is
refused with \`VERSION\` and should load itself anew. Within a version messages may gain fields and the server may gain
messages: ignore what you do not know.

## Sessions

A session is a random token in the cookie \`shutterbox\` (over https \`__Host-shutterbox\`), out of reach of scripts. The server
keeps only its hash. It lasts 400 days from when it was last seen. A guest who adds a passkey becomes lasting; signing in
with a passkey or a link code replaces the session the device had. When a session ends its sockets are closed with
${CLOSE_CODES.session}. Whoever is banned keeps the session and is refused everything that needs one with \`BANNED\`, but for taking a copy of
their data, deleting it and signing out; their sockets are closed with ${CLOSE_CODES.banned}. Requests that change something must come from a page of the server's own origin, or from no page at all.
`.split('\n');

const CONVERSATION = `
### Requests, answers and questions

- Every request has an \`id\` of your own making, and gets exactly one \`ok\` or \`error\` with it. A message whose \`id\` cannot
  be read is answered with \`null\`.
- The \`id\` of a \`move\` or a \`takeBack\` is kept with the match. Sent again, after a broken connection say, it gives the same
  answer and is not done twice. So repeat what was not answered, under its old \`id\`, and give no \`id\` twice otherwise.
- \`ok\` means kept: what it acknowledges survives a crash of the server.
- The questions of a match are numbered. A \`move\` names the number it answers, \`decision\` of the last view; if the question
  has changed since it is refused with \`STALE_DECISION\`, and nothing happens. A late click never answers the next question.
- \`update\` and \`ok\` of the same request come in either order.

### Missing nothing

\`fresh\` and every \`update\` of a table have a number \`n\`, counted for you alone, within a \`stream\`. An \`update\` whose \`n\` is one
more than the last belongs to what you know; one with a smaller or equal \`n\` is old; one with a larger \`n\` means that something
is missing. After a break, or when something is missing, \`watch\` again with the \`stream\` and \`n\` you have: the server sends the
updates after it or, when it no longer has them or the stream is another one, a new \`fresh\`. \`lastChat\` does the same for talk.
On \`gone\` with the code \`AGAIN\` the table was set up anew: \`watch\` it without \`stream\` and \`n\`.

Times called \`at\` and \`now\` in \`fresh\`, \`update\` and events are on the table's own clock, in milliseconds; compare
them with each other only.
`.split('\n');

const CHANGES = `
### Changes

\`delta\` says how the \`view\` of the last \`fresh\` becomes the new one. A change of a value is one of these:

| Change | Meaning |
|---|---|
| \`null\` | nothing changes |
| \`[value]\` | the value is replaced |
| \`0\` | the field is removed from its object |
| \`{"name": change, …}\` of an object | these fields change |
| \`{"3": change, …}\` of a list | these elements change |
| \`{"#": length}\` of a list | it is cut to this length |
| \`{"+": [elements]}\` of a list | these are appended, after it was cut |
`.split('\n');

function limits(): string[] {
	return [
		'## Limits',
		'',
		'| Limit | |',
		'|---:|---|',
		...Object.entries(LIMITS).map(
			([name, value]) => `| ${value.toLocaleString('en')} | ${LIMIT_MEANINGS[name as keyof typeof LIMITS]} |`,
		),
		'',
		'A list that is asked for page by page gives at most 100 entries: ask again with `before` as the moment of the last one.',
		'',
		'Sessions, addresses, people and tables may do some things only so often. What goes beyond is refused with `TOO_MANY`, whose',
		'`retryAfter` says how many seconds to wait; a socket that does not is closed. All sockets of a session count together, and so',
		'do all addresses of IPv6 that share their first 64 bits.',
		'',
		'| At once | A minute | By | |',
		'|---:|---:|---|---|',
		...Object.values(RATES).map(
			({ by, burst, perMinute, meaning }) =>
				`| ${burst.toLocaleString('en')} | ${perMinute.toLocaleString('en')} | ${by} | ${meaning} |`,
		),
		'',
	];
}

function http(): string[] {
	const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
	return [
		'## HTTP',
		'',
		'A body has the type `application/json`. An answer without content has the status 204. A refused request answers with',
		'the status of its error and:',
		'',
		...fieldTable(Problem),
		'',
		...endpoints.flatMap(endpointText),
	];
}

const NEEDS = {
	nothing: '',
	session: ' Needs a session.',
	owner: ' Needs a session of an owner of the server, begun by a passkey; for anybody else there is no such place.',
} as const;

function endpointText(endpoint: Endpoint): string[] {
	const { method, path, about, needs, params, query, body, reply, replyText: text } = endpoint;
	const part = (name: string, schema: Endpoint['body']) =>
		schema === undefined ? [] : [`${name}:`, '', ...fieldTable(schema), ''];
	const errors = [...(needs === 'session' ? (['NO_SESSION'] as const) : []), ...(endpoint.errors ?? [])];
	return [
		`### ${method} ${path}`,
		'',
		`${about}${NEEDS[needs]}`,
		'',
		...part('In the path', params),
		...part('Query', query),
		...part('Body', body),
		...(reply !== undefined ? replyText(reply) : [text === undefined ? 'Answers: nothing.' : `Answers: ${text}.`]),
		'',
		...(errors.length === 0 ? [] : [`Errors: ${errors.map((code) => `\`${code}\``).join(', ')}.`, '']),
	];
}

function socket(): string[] {
	return [
		'## The socket',
		'',
		'Each message is one JSON object in a text frame, told apart by its `type`. The server pings every 25 seconds.',
		'It closes the socket with a code of the WebSocket standard or one of these, and says `bye` before where it can:',
		'',
		'| Code | |',
		'|---:|---|',
		...Object.entries(CLOSE_CODES).map(
			([name, code]) => `| ${code} | ${CLOSE_MEANINGS[name as keyof typeof CLOSE_CODES]} |`,
		),
		'',
		'### What a client sends',
		'',
		...Object.values(REQUESTS).flatMap(messageText),
		'### What the server sends',
		'',
		...Object.values(MESSAGES).flatMap(messageText),
	];
}

function messageText(schema: Type.TSchema): string[] {
	const { description, properties } = schema as unknown as {
		description: string;
		properties: { type: { const: string } };
	};
	return [`#### ${properties.type.const}`, '', description, '', ...fieldTable(schema), ''];
}

function exchange(): string[] {
	return [
		'### An exchange',
		'',
		'The game is made up: two people count by turns. Lines of the client begin with `→`, those of the server with `←`.',
		'',
		'```',
		...EXCHANGE.map(({ from, says }) => `${from === 'client' ? '→' : '←'} ${laidOut(says, 0)}`),
		'```',
		'',
	];
}

/** JSON that is broken only where a line would be too long. */
function laidOut(value: unknown, depth: number): string {
	const short = JSON.stringify(value);
	if (short.length + depth * 2 <= 112 || typeof value !== 'object' || value === null) return short;
	const inside = '  '.repeat(depth + 2);
	const parts = Array.isArray(value)
		? value.map((part) => laidOut(part, depth + 1))
		: Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${laidOut(part, depth + 1)}`);
	const [open, close] = Array.isArray(value) ? '[]' : '{}';
	return `${open}\n${parts.map((part) => inside + part).join(',\n')}\n${'  '.repeat(depth + 1)}${close}`;
}

function errors(): string[] {
	return [
		'## Errors',
		'',
		'Codes of the platform. Games have codes of their own for moves against their rules, listed in each `RULES.md`; they',
		'come with the number of the `rule`.',
		'',
		'| Code | HTTP | Meaning |',
		'|---|---:|---|',
		...(Object.keys(ERRORS) as ErrorCode[]).map((code) => `| \`${code}\` | ${ERRORS[code][0]} | ${ERRORS[code][1]} |`),
		'',
	];
}

function shapes(): string[] {
	const titled = Object.entries(Shape)
		.filter(([, value]) => typeof value === 'object' && 'title' in value)
		.sort(([a], [b]) => (a < b ? -1 : 1)) as [string, Type.TSchema][];
	return [
		'## Shapes',
		'',
		'Objects that the server sends may gain fields.',
		'',
		...titled.flatMap(([title, schema]) => [`### ${title}`, '', ...shapeText(schema), '']),
	];
}
