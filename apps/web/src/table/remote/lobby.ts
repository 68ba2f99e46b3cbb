import type { Messages } from '@shutterbox/protocol';

export type LobbyTable = Messages['lobby']['tables'][number];

/** The public tables after a message about them, newest first. */
export function lobbyAfter(
	tables: readonly LobbyTable[],
	message: Messages['lobby' | 'lobbyChange' | 'decisions'],
): readonly LobbyTable[] {
	switch (message.type) {
		case 'lobby':
			return [...message.tables].sort((a, b) => b.created - a.created);
		case 'lobbyChange': {
			const others = tables.filter(({ id }) => id !== message.id);
			return message.table ? [message.table, ...others].sort((a, b) => b.created - a.created) : others;
		}
		case 'decisions':
			return tables;
	}
}
