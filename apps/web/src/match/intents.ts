import type { Ask } from '@shutterbox/protocol';
import type { Command } from '@shutterbox/table';
import type { Intent } from './port.ts';

/** Whether it is said to the open question, rather than at any time. */
export function answers({ type }: Intent): boolean {
	return type === 'move' || type === 'takeBack';
}

/** The intent as the server is asked; null where it answers a question that is not open. */
export function requestOf(intent: Intent, table: string, decision: number | null): Ask | null {
	if (intent.type !== 'move' && intent.type !== 'takeBack') return { ...intent, table } as Ask;
	return decision === null ? null : ({ ...said(intent), table, decision } as Ask);
}

/** The intent as a table of this page is told; null where such a table knows nothing of it, or no question is open. */
export function commandOf(intent: Intent, request: string, decision: number | null, name: string): Command | null {
	switch (intent.type) {
		case 'move':
		case 'takeBack':
			return decision === null ? null : { ...said(intent), request, decision };
		case 'sit':
			return intent.seat === undefined ? { type: 'sit', name } : { type: 'sit', name, seat: intent.seat };
		case 'invite':
		case 'chat':
		case 'react':
		case 'spectatorsMayTalk':
			return null;
		default:
			return intent;
	}
}

/** Whose move it is, the table knows by who sends it. */
function said(intent: Intent & { type: 'move' | 'takeBack' }) {
	return intent.type === 'move' ? { type: intent.type, move: intent.move } : { type: intent.type };
}
