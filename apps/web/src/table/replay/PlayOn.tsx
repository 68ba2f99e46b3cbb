import { useSignal } from '@preact/signals';
import { isRecordProblem } from '@shutterbox/kernel';
import { t } from '../../i18n/table.ts';
import type { ReplayMatch } from '../../match/replay.ts';
import { go } from '../../shell/router.ts';
import { Button } from '../../ui/Button.tsx';
import { branchLocal, leaveFor } from '../local/open.ts';
import { platformReason } from '../reasons.ts';
import { recordWords } from '../record-words.ts';

/** Chooses a seat and goes on from the moment on screen, against bots. */
export function PlayOn({ match, names }: { match: ReplayMatch; names: readonly string[] }) {
	const looking = match.look.peek();
	const seat = useSignal(typeof looking === 'number' ? looking : 0);
	const problem = useSignal<string | null>(null);
	const isBusy = useSignal(false);
	const start = async () => {
		isBusy.value = true;
		const setup = { record: match.text, n: match.cursor.peek(), seat: seat.value, name: t('you') };
		const branch = await branchLocal(setup).catch(() => null);
		isBusy.value = false;
		if (branch === null) problem.value = t('local.brokenText');
		else if ('refused' in branch)
			problem.value = platformReason(branch.refused) ?? t('reason.OTHER', { code: branch.refused });
		else if (isRecordProblem(branch)) problem.value = recordWords(branch);
		else {
			leaveFor(branch);
			go(`/local/${branch.table}`);
		}
	};
	return (
		<>
			<p>{t('playOn.text')}</p>
			<label class="play-on-seat">
				<span>{t('playOn.seat')}</span>
				<select
					class="select"
					value={seat.value}
					onChange={({ currentTarget }) => {
						seat.value = Number(currentTarget.value);
					}}
				>
					{names.map((name, i) => (
						<option key={i} value={i}>
							{name}
						</option>
					))}
				</select>
			</label>
			{problem.value && <p role="alert">{problem.value}</p>}
			<div class="actions">
				<Button kind="main" disabled={isBusy.value} onPress={start}>
					{t('playOn.start')}
				</Button>
			</div>
		</>
	);
}
