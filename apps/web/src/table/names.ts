import type { SeatView } from '@shutterbox/table';
import { isolated } from '../i18n/isolated.ts';
import type { BotStrength } from '../ui/SeatMark.tsx';

/** How strong a bot looks, by its name in the rules. */
const STRENGTHS: Readonly<Record<string, BotStrength>> = {
	random: 'easy',
	casual: 'easy',
	easy: 'easy',
	greedy: 'medium',
	medium: 'medium',
	hard: 'hard',
};

export function strengthOf(bot: string): BotStrength {
	return STRENGTHS[bot] ?? 'medium';
}

/** One name per seat, no two alike: bots by their strength, a second one of the same name by its number. */
export function namesOf(
	seats: readonly Pick<SeatView, 'kind' | 'name' | 'bot'>[],
	botName: (bot: string) => string,
	emptyName: string,
): readonly string[] {
	const plain = seats.map(({ kind, name, bot }) =>
		kind === 'empty' ? emptyName : kind === 'bot' && bot !== null ? botName(bot) : isolated(name),
	);
	return plain.map((name, i) => {
		const before = plain.slice(0, i).filter((other) => other === name).length;
		const isAlone = plain.filter((other) => other === name).length === 1;
		return isAlone || name === emptyName ? name : `${name} (${before + 1})`;
	});
}

/** The strength of the bot of that name in a record; null where it is somebody's own name. */
export function strengthOfName(name: string): BotStrength | null {
	return Object.hasOwn(STRENGTHS, name) ? STRENGTHS[name] : null;
}
