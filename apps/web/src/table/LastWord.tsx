import { lastWord } from '../cast/talk.ts';
import { t } from '../i18n/table.ts';
import type { Known } from '../match/port.ts';
import { SeatMark } from '../ui/SeatMark.tsx';
import { Typed } from '../ui/Typed.tsx';
import type { GameKit } from './game-kit.ts';
import { useTalk } from './use-talk.ts';

interface Props {
	known: Pick<Known, 'table'>;
	names: readonly string[];
	kit: Pick<GameKit, 'rules'>;
}

/** What a photographer says when a match is over. */
export function LastWord({ known: { table }, names, kit }: Props) {
	const say = useTalk(kit.rules, table);
	const word = lastWord(table);
	if (say === null || word === null) return null;
	const { seat, bot, occasion, mood } = word;
	return (
		<p class="last-word">
			<SeatMark name={names[seat]} bot={bot} mood={mood} width="44px" silent />
			<span>
				<b>
					<Typed>{names[seat]}</Typed>
				</b>{' '}
				{t('said', { line: say(bot, occasion) })}
			</span>
		</p>
	);
}
