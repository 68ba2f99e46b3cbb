import { list } from '../../i18n/format.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { nameOf } from '../home/own-matches.ts';
import type { PastMatch } from './past.ts';
import { t } from './words.ts';

/** What everybody at a match is called, seat by seat. */
export function namesIn({ players }: PastMatch): readonly string[] {
	return players.map(({ name, bot }) => nameOf(bot === null ? { kind: 'person', name } : { kind: 'bot', name: bot }));
}

/** With whom: marks for the eye, names for everybody else. Around one device, all who sat there. */
export function Company({ match }: { match: PastMatch }) {
	const names = namesIn(match);
	const seats = [...names.keys()].filter((seat) => match.own.length !== 1 || seat !== match.own[0]);
	if (seats.length === 0) return <small>{t('past.alone')}</small>;
	const words = t('past.with', { names: list(seats.map((seat) => names[seat])) });
	return (
		<span class="company" role="img" aria-label={words} title={words}>
			{seats.map((seat) => (
				<SeatMark key={seat} name={names[seat]} bot={match.players[seat].bot} width="22px" silent />
			))}
		</span>
	);
}
