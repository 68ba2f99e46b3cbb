import type { AnyGame } from '@shutterbox/kernel';
import type { BodyOf } from '@shutterbox/protocol';
import { beaten } from '../../cast/beaten.ts';
import { t } from '../../i18n/table.ts';
import { signIn } from '../../server/account.ts';
import { type Answer, ask, type Reply } from '../../server/api.ts';
import type { SeatChoice } from './terms.ts';

/** Opens a table under a name that others see; an empty one stays as it is. */
export async function openAs(name: string, body: BodyOf<'openTable'>): Promise<Answer<Reply<'openTable'>>> {
	const me = await signIn();
	if ('problem' in me) return me;
	const named = name === '' || name === me.value.name ? me : await ask('rename', { body: { name } });
	return 'problem' in named ? named : await ask('openTable', { body });
}

/** Who sits at a table that nobody has changed yet. */
export function firstSeats(
	game: AnyGame,
	count: number,
	place: 'remote' | 'local',
	people: number,
): readonly SeatChoice[] {
	const seats = Array.from({ length: place === 'remote' ? 1 : Math.min(count, people) }, (_, i): SeatChoice => {
		if (place === 'remote') return { kind: 'person', name: '' };
		return { kind: 'person', name: people === 1 ? t('you') : t('form.player', { number: i + 1 }) };
	});
	return withSeats(game, seats, count, place);
}

/** As many seats as wanted: those that are there stay, new ones are free, or have photographers on this device. */
export function withSeats(
	game: AnyGame,
	seats: readonly SeatChoice[],
	count: number,
	place: 'remote' | 'local',
): readonly SeatChoice[] {
	const staying = seats.slice(0, count);
	const seated = staying.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
	const coming = beaten.companyAt(game, count - staying.length, seated);
	const fresh = Array.from({ length: count - staying.length }, (_, i): SeatChoice => {
		if (place === 'remote') return { kind: 'open' };
		const bot = coming[i];
		return bot === undefined
			? { kind: 'person', name: t('form.player', { number: staying.length + i + 1 }) }
			: { kind: 'bot', bot };
	});
	return [...staying, ...fresh];
}
