import { useSignal } from '@preact/signals';
import { t } from '../../i18n/table.ts';
import type { Known } from '../../match/port.ts';
import type { RemoteMatch } from '../../match/remote.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { tell } from '../../ui/Toast.tsx';
import type { GameKit } from '../game-kit.ts';
import { reasonOf } from '../reasons.ts';

interface Props {
	match: RemoteMatch;
	known: Known;
	kit: GameKit;
}

/** Leaving lets a bot play on; coming back takes the seat from it. Whoever leaves a rated match is told what that means. */
export function Presence({ match, known: { table, viewer }, kit }: Props) {
	const isAsking = useSignal(false);
	if (viewer === 'spectator') return null;
	const isAway = table.seats[viewer].isPlayedByBot;
	const send = async (type: 'leave' | 'return') => {
		isAsking.value = false;
		const sent = await match.send({ type });
		if (!sent.ok) tell({ text: reasonOf(sent.refusal, kit) });
	};
	const press = () => {
		if (!isAway && table.isRated) isAsking.value = true;
		else send(isAway ? 'return' : 'leave');
	};
	return (
		<>
			<Button
				kind={isAway ? 'main' : 'quiet'}
				small
				{...(!isAway && { icon: 'leave' as const })}
				hint={t(isAway ? 'return.hint' : 'leave.hint')}
				onPress={press}
			>
				{isAway ? t('return') : <span class="long">{t('leave')}</span>}
			</Button>
			<Dialog
				open={isAsking.value}
				onClose={() => {
					isAsking.value = false;
				}}
				title={t('leave.title')}
			>
				<p>{t('leave.text')}</p>
				<div class="actions">
					<Button
						kind="main"
						onPress={() => {
							isAsking.value = false;
						}}
					>
						{t('leave.no')}
					</Button>
					<Button onPress={() => send('leave')}>{t('leave.yes')}</Button>
				</div>
			</Dialog>
		</>
	);
}
