import type { Refusal } from '@shutterbox/kernel';
import type { Result } from '@shutterbox/table';

/** How an intent ended. */
export type Sent = Result & { readonly invitation?: string };

export function refused(code: string, rule: string | null = null, facts: Readonly<Record<string, unknown>> = {}): Sent {
	return { ok: false, refusal: { code, rule, facts: facts as Refusal['facts'] } };
}
