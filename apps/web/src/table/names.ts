import { nameKey, type SeatView } from '@shutterbox/table';
import { isolated } from '../i18n/isolated.ts';

/** What a bot is called: in short, and beside a person of the same name. */
export interface BotNames {
	short(bot: string): string;
	long(bot: string): string;
}

/** One name per seat, no two alike: bots by their own name, with their aperture where a person has it too. */
export function namesOf(
	seats: readonly Pick<SeatView, 'kind' | 'name' | 'bot'>[],
	bots: BotNames,
	emptyName: string,
): readonly string[] {
	const people = new Set(seats.flatMap(({ kind, name }) => (kind === 'person' ? [nameKey(name)] : [])));
	const plain = seats.map(({ kind, name, bot }) => {
		if (kind === 'empty') return emptyName;
		if (kind !== 'bot' || bot === null) return isolated(name);
		return people.has(nameKey(bots.short(bot))) ? bots.long(bot) : bots.short(bot);
	});
	return plain.map((name, i) => {
		const before = plain.slice(0, i).filter((other) => other === name).length;
		const isAlone = plain.filter((other) => other === name).length === 1;
		return isAlone || name === emptyName ? name : `${name} (${before + 1})`;
	});
}
