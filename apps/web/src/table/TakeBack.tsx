import { t } from '../i18n/table.ts';
import type { Known, MatchClient } from '../match/port.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface Props {
	known: Known;
	onSend: (intent: Parameters<MatchClient['send']>[0]) => void;
	/** Nobody else has to agree. */
	isAlone: boolean;
	/** Time decides in this game: what is done is done, or the board has its own way back. */
	isRealTime: boolean;
}

/** Withdraw, take back, or ask the others; the dotted bar stands where something was revealed. */
export function TakeBack({ known: { table, viewer }, onSend, isAlone, isRealTime }: Props) {
	const { takeBack, asking } = table;
	if (viewer === 'spectator' || isRealTime || table.stage !== 'playing') return null;
	const isAsking = asking?.seat === viewer;
	return (
		<Button
			kind="quiet"
			icon="undo"
			barred={takeBack === 'rewind'}
			hint={t(hintOf(table))}
			disabled={takeBack === null || isAsking}
			onPress={() => {
				// It may mean something else the next time: who has pressed it is led back to the question.
				document.querySelector<HTMLElement>('.prompt-region')?.focus();
				onSend({ type: 'takeBack' });
			}}
		>
			<span class="take-back">
				{isAsking
					? t('takeBack.asked')
					: t(`takeBack.${takeBack === 'rewind' && isAlone ? 'undo' : (takeBack ?? 'undo')}`)}
			</span>
		</Button>
	);
}

function hintOf({ takeBack, isRated }: Known['table']) {
	if (takeBack === 'rewind') return 'takeBack.barred';
	if (takeBack !== null) return 'takeBack.free';
	return isRated ? 'takeBack.noneRated' : 'takeBack.none';
}

/** Somebody asks to take back more than the barrier allows; everybody who plays has a say. */
export function Consent({
	known: { table, viewer },
	names,
	onSend,
}: Omit<Props, 'isAlone' | 'isRealTime'> & { names: readonly string[] }) {
	const { asking } = table;
	const isAsked = asking !== null && viewer !== 'spectator' && !asking.agreed.includes(viewer);
	const answer = (agrees: boolean) => () => onSend({ type: 'consent', agrees });
	return (
		<Dialog
			open={isAsked}
			onClose={answer(false)}
			title={t('consent.title', { name: asking ? names[asking.seat] : '' })}
		>
			<p>{t('consent.text')}</p>
			<div class="actions">
				<Button onPress={answer(false)}>{t('consent.no')}</Button>
				<Button kind="main" onPress={answer(true)}>
					{t('consent.yes')}
				</Button>
			</div>
		</Dialog>
	);
}
