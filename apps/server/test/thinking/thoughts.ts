import { type AnyGame, isRefusal } from '@shutterbox/kernel';
import { Table, type Thought } from '@shutterbox/table';

/** The question of a bot that begins a match. */
export function openingThought(game: AnyGame): Thought {
	const table = Table.open({
		id: 'table',
		game,
		host: 'ann',
		seats: 2,
		terms: { options: {}, pace: { kind: 'untimed' }, isRated: false, allowsSpectators: true },
		seed: '5'.repeat(64),
		now: 0,
		stream: 'stream',
	});
	if (isRefusal(table)) throw new Error(table.code);
	for (const each of [0, 1]) table.command('ann', { type: 'seatBot', seat: each, bot: 'easy' }, 0);
	table.command('ann', { type: 'start' }, 0);
	return table.thoughts(0)[0];
}
