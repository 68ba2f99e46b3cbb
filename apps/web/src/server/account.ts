/** Who this page is to its server, and which of their matches wait for them. */
import { computed, signal } from '@preact/signals';
import { language } from '../i18n/area.ts';
import { type ApiProblem, ask, isStranger, type Reply } from './api.ts';
import { ban } from './ban.ts';

export type Me = Reply<'me'>;
export type MatchSummary = Reply<'myMatches'>[number];

/** Not asked yet, nobody signed in, somebody, or why it cannot be known. */
export type Account =
	| { readonly kind: 'unknown' }
	| { readonly kind: 'nobody' }
	| { readonly kind: 'somebody'; readonly me: Me }
	| { readonly kind: 'unreachable'; readonly problem: ApiProblem };

/** Reading it in a component redraws that component when it changes. */
export const account = signal<Account>({ kind: 'unknown' });

/** This person's matches on the server as last heard, those that wait for them first; null before anything was heard. */
export const matches = signal<readonly MatchSummary[] | null>(null);

/** Matches that wait for this person, the most urgent first. */
export const decisions = computed(() => (matches.value ?? []).filter(({ isYourDecision }) => isYourDecision));

/** Asks who we are without becoming anybody. */
export async function recognise(): Promise<void> {
	const before = account.peek();
	const answer = await ask('me');
	// Whoever has signed in meanwhile was a stranger only when that was asked.
	const isOld = account.peek() !== before && account.peek().kind === 'somebody';
	if (!isOld || 'value' in answer) heard(answer);
}

let signingIn: ReturnType<typeof ask<'signIn'>> | null = null;

/** Who we are; a new guest where nobody is signed in. Asked twice at once, a stranger would become two guests. */
export function signIn(): ReturnType<typeof ask<'signIn'>> {
	signingIn ??= ask('signIn', { query: { language: language() } }).finally(() => {
		signingIn = null;
	});
	return signingIn;
}

/** Becomes a guest where nobody is signed in; null when it worked. */
export async function becomeGuest(): Promise<ApiProblem | null> {
	return welcome(await signIn());
}

/** Takes the answer of anything that tells who we are now: signing in, renaming, a new passkey. */
export function welcome(answer: { readonly value: Me } | { readonly problem: ApiProblem }): ApiProblem | null {
	if ('problem' in answer) return answer.problem;
	ban.value = null;
	const before = account.peek();
	if (before.kind === 'somebody' && before.me.id !== answer.value.id) matches.value = null;
	account.value = { kind: 'somebody', me: answer.value };
	remember(true);
	return null;
}

/** Nobody any more: after signing out or being deleted. */
export function forget(): void {
	remember(false);
	account.value = { kind: 'nobody' };
	matches.value = null;
}

/** Hears which matches there are. A stranger has none; while the server is away the last list stays. */
export async function hearMatches(): Promise<void> {
	if (account.peek().kind !== 'somebody' && !isRemembered()) return forget();
	const answer = await ask('myMatches', { query: { limit: 100 } });
	if ('value' in answer) {
		matches.value = answer.value;
		if (account.peek().kind !== 'somebody') await recognise();
	} else if (isStranger(answer.problem)) forget();
	else if (account.peek().kind !== 'somebody') account.value = { kind: 'unreachable', problem: answer.problem };
}

const EVERY = 60_000;

/** Keeps the list of matches fresh while the page is looked at; the answer ends it. */
export function followMatches(): () => void {
	const ending = new AbortController();
	const look = () => {
		if (!document.hidden && account.peek().kind !== 'nobody') hearMatches();
	};
	const timer = setInterval(look, EVERY);
	document.addEventListener('visibilitychange', look, { signal: ending.signal });
	addEventListener('online', look, { signal: ending.signal });
	look();
	return () => {
		clearInterval(timer);
		ending.abort();
	};
}

function heard(answer: Awaited<ReturnType<typeof ask<'me'>>>): void {
	if ('value' in answer) welcome(answer);
	else if (isStranger(answer.problem)) forget();
	else account.value = { kind: 'unreachable', problem: answer.problem };
}

const KNOWN = 'shutterbox.known';

/** The cookie is the server's own: this only says that asking who we are is worth it. */
function remember(isKnown: boolean): void {
	try {
		if (isKnown) localStorage.setItem(KNOWN, 'yes');
		else localStorage.removeItem(KNOWN);
	} catch {
		// Without storage the page asks each time it needs to know.
	}
}

function isRemembered(): boolean {
	try {
		return localStorage.getItem(KNOWN) !== null;
	} catch {
		return false;
	}
}
