import type { AnyGame } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';
import type { ComponentChildren } from 'preact';
import { botName } from '../../cast/bot-names.ts';
import { list } from '../../i18n/format.ts';
import { t } from '../../i18n/table.ts';
import type { Intent } from '../../match/port.ts';
import { Release } from '../../ui/Release.tsx';
import { type StartChoice, startChoice } from './start-choice.ts';

interface Props {
	game: AnyGame;
	table: TableView;
	/** The seat of the one who may start. */
	seat: number | null;
	names: readonly string[];
	isSending: boolean;
	onSend: (intent: Intent) => void;
	/** What may be done instead. */
	children: ComponentChildren;
}

/** The foot of the waiting room: the release says who plays and what becomes of the free seats. */
export function StartDock({ game, table, seat, names, isSending, onSend, children }: Props) {
	const choice = startChoice(game, table);
	const late = table.seats.flatMap(({ kind, isReady }, i) => (kind === 'person' && !isReady ? [names[i]] : []));
	const seated = table.seats.flatMap(({ kind }, i) => (kind === 'empty' || i === seat ? [] : [names[i]]));
	const players = list([...(seat === null ? [] : [t('gather.youFirst')]), ...seated]);
	return (
		<footer class="start-dock">
			<Release
				icon="play"
				verb={verbOf(choice)}
				detail={
					late.length > 0 ? t('gather.waitsFor', { names: list(late), count: late.length }) : detailOf(choice, players)
				}
				disabled={isSending || late.length > 0}
				onPress={() => onSend(startOf(choice))}
			/>
			<span class="others">{children}</span>
		</footer>
	);
}

function verbOf(choice: StartChoice): string {
	switch (choice.is) {
		case 'full':
			return t('gather.start');
		case 'closing':
			return t('gather.startWith', { count: choice.count });
		case 'filling':
			return t('gather.startFilled');
	}
}

function detailOf(choice: StartChoice, players: string): string {
	switch (choice.is) {
		case 'full':
			return t('gather.startPlayers', { players });
		case 'closing':
			return t('gather.startClosing', { players, free: choice.free.length, seat: choice.free[0] + 1 });
		case 'filling':
			return t('gather.startFilling', {
				names: list(choice.coming.map((bot) => botName(bot))),
				count: choice.coming.length,
			});
	}
}

function startOf(choice: StartChoice): Intent {
	if (choice.is === 'closing') return { type: 'start', close: true };
	const [fill] = choice.is === 'filling' ? choice.coming : [];
	return { type: 'start', ...(fill !== undefined && { fill }) };
}
