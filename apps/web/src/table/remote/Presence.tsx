import type { Signal } from '@preact/signals';
import { HELD } from '@shutterbox/table';
import type { ComponentChildren } from 'preact';
import { standInName } from '../../cast/bot-names.ts';
import { rich, t } from '../../i18n/table.ts';
import type { Known } from '../../match/port.ts';
import type { RemoteMatch } from '../../match/remote.ts';
import { Button } from '../../ui/Button.tsx';
import { minutesAndSeconds } from '../../ui/Clock.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { tell } from '../../ui/Toast.tsx';
import type { GameKit } from '../game-kit.ts';
import { reasonOf } from '../reasons.ts';

interface Props {
	match: RemoteMatch;
	known: Known;
	kit: GameKit;
	/** This screen's person has just left, and is told so. */
	hasLeft: Signal<boolean>;
	/** Whether they are asked now if they mean it. */
	isAsking: Signal<boolean>;
}

/** Leaving is asked first: the seat is held a moment, then a bot plays on; coming back takes the seat from it. */
export function Presence({ match, known: { table, viewer }, kit, hasLeft, isAsking }: Props) {
	if (viewer === 'spectator') return null;
	const seat = table.seats[viewer];
	const isAway = seat.isPlayedByBot;
	const bot = standInName(seat);
	const stay = () => {
		isAsking.value = false;
	};
	const leave = async () => {
		isAsking.value = false;
		hasLeft.value = await said(match, kit, 'leave');
	};
	return (
		<>
			{isAway && (
				<Button kind="main" small hint={t('return.hint')} onPress={() => said(match, kit, 'return')}>
					{t('return')}
				</Button>
			)}
			<Dialog open={isAsking.value} onClose={stay} title={t(table.isRated ? 'leave.titleRated' : 'leave.title')}>
				<ul class="leave-terms">
					{table.isRated && <Term sign={<Icon name="chart" size={24} />} words="leave.rated" />}
					<Term
						sign={
							seat.standIn ? (
								<SeatMark name={bot} silent width="46px" bot={seat.standIn} />
							) : (
								<Icon name="bot" size={28} />
							)
						}
						words="leave.bot"
						bot={bot}
					/>
					<Term sign={<b class="clock">{minutesAndSeconds(HELD)}</b>} words="leave.held" />
					<Term sign={<Icon name="undo" size={24} />} words="leave.back" />
				</ul>
				<div class="actions">
					<Button isFirst onPress={stay}>
						{t('leave.no')}
					</Button>
					<Button kind="main" icon="leave" onPress={leave}>
						{t('leave')}
					</Button>
				</div>
			</Dialog>
		</>
	);
}

/** What leaving means, with the part that matters standing out. */
function Term({
	sign,
	words,
	bot = '',
}: {
	sign: ComponentChildren;
	words: 'leave.rated' | 'leave.bot' | 'leave.held' | 'leave.back';
	bot?: string;
}) {
	return (
		<li>
			<span class="sign" aria-hidden="true">
				{sign}
			</span>
			<span>{rich(words, { bot, b: (inside) => <b>{inside}</b> })}</span>
		</li>
	);
}

/** Says it to the table, and why not, where it is refused; whether it was done. */
export async function said(match: RemoteMatch, kit: GameKit, type: 'leave' | 'return'): Promise<boolean> {
	const sent = await match.send({ type });
	if (!sent.ok) tell({ text: reasonOf(sent.refusal, kit) });
	return sent.ok;
}
