import type { Signal } from '@preact/signals';
import { HELD } from '@shutterbox/table';
import { useEffect, useRef } from 'preact/hooks';
import { standInName } from '../../cast/bot-names.ts';
import { t } from '../../i18n/table.ts';
import type { Known } from '../../match/port.ts';
import type { RemoteMatch } from '../../match/remote.ts';
import { Button } from '../../ui/Button.tsx';
import { minutesAndSeconds } from '../../ui/Clock.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import type { GameKit } from '../game-kit.ts';
import { seatOf } from '../log-lines.ts';
import { Players } from '../Players.tsx';
import { TableBar } from '../TableBar.tsx';
import { useTableTime } from '../use-table-time.ts';
import { said } from './Presence.tsx';

interface Props {
	match: RemoteMatch;
	known: Known;
	kit: GameKit;
	names: readonly string[];
	hasLeft: Signal<boolean>;
}

/** For somebody who left: the seat is held, then played by a bot; how to come back, and how the table goes on. */
export function Left({ match, known, kit, names, hasLeft }: Props) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.querySelector('button')?.focus(), []);
	const left = known.history.findLast(({ event }) => event.type === 'botTookOver' && seatOf(event) === known.viewer);
	const now = useTableTime(match, true);
	const held = Math.max(0, (left?.at ?? 0) + HELD - now);
	const seat = known.viewer === 'spectator' ? null : known.table.seats[known.viewer];
	const bot = seat ? standInName(seat) : '';
	return (
		<>
			<TableBar title="Shutterbox" isYourTurn={false} isWatching={false} />
			<div class="left-page">
				<div class="away" ref={box}>
					<div class="stand-in">
						{seat?.standIn && <SeatMark name={bot} silent width="150px" bot={seat.standIn} />}
						{held > 0 && (
							<b class="clock" role="timer">
								{minutesAndSeconds(held)}
							</b>
						)}
					</div>
					<div role="status">
						<h1>{t(held > 0 ? 'left.held' : 'left.played', { bot })}</h1>
						<p>{t(held > 0 ? 'left.heldText' : 'left.playedText', { bot })}</p>
					</div>
					<div class="actions">
						<Button
							kind="main"
							icon="back"
							onPress={async () => {
								if (await said(match, kit, 'return')) hasLeft.value = false;
							}}
						>
							{t(held > 0 ? 'left.comeBack' : 'left.takeOver')}
						</Button>
						<Button
							onPress={() => {
								hasLeft.value = false;
							}}
						>
							{t('left.watch')}
						</Button>
						<Button href="/">{t('left.games')}</Button>
					</div>
				</div>
				<section class="panel" aria-labelledby="goes-on">
					<h2 id="goes-on">{t('left.goesOn')}</h2>
					<Players client={match} {...{ known, names }} ui={kit.ui} isHeld={held > 0} />
					<p>{t('left.stays')}</p>
				</section>
			</div>
		</>
	);
}
