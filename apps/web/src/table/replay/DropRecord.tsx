import { useSignal } from '@preact/signals';
import type { RecordProblem } from '@shutterbox/kernel';
import { t } from '../../i18n/table.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { recordWords } from '../record-words.ts';
import { TableBar } from '../TableBar.tsx';

interface Props {
	/** What is wrong with the file that was given. */
	problem: RecordProblem | null;
	onText: (text: string) => void;
}

/** A file larger than this is no record: 100,000 lines are the most one may have. */
const LARGEST = 64 * 1024 * 1024;

/** A place to drop a record on; a broken one is named by its line and the reason. */
export function DropRecord({ problem, onText }: Props) {
	const isOver = useSignal(false);
	const tooLarge = useSignal(false);
	usePageTitle(t('replay.title'));
	const read = async (file: File | undefined) => {
		if (!file) return;
		tooLarge.value = file.size > LARGEST;
		if (!tooLarge.value) onText(await file.text());
	};
	return (
		<>
			<TableBar title="Shutterbox" isYourTurn={false} isWatching={false} />
			<div class="page wrap drop-record">
				<h1>{t('replay.title')}</h1>
				<p class="lead">{t('replay.lead')}</p>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button below is everybody's. */}
				<div
					class={classNames('drop aim', isOver.value && 'on')}
					onDragOver={(event) => {
						event.preventDefault();
						isOver.value = true;
					}}
					onDragLeave={() => {
						isOver.value = false;
					}}
					onDrop={(event) => {
						event.preventDefault();
						isOver.value = false;
						read(event.dataTransfer?.files[0]);
					}}
				>
					<p>{t('replay.drop')}</p>
					<label class="button">
						{t('replay.choose')}
						<input
							class="aloud"
							type="file"
							accept=".jsonl,.txt,application/jsonl"
							onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
						/>
					</label>
				</div>
				<div role="alert">
					{tooLarge.value && <p class="form-problem">{t('replay.tooLarge')}</p>}
					{problem && !tooLarge.value && (
						<div class="form-problem">
							<p>
								<b>{t('replay.broken')}</b> {recordWords(problem)}
							</p>
							<p>{t(problem.field === 'rulesVersion' ? 'replay.otherRules' : 'replay.brokenNext')}</p>
						</div>
					)}
				</div>
				<div class="actions">
					<Button href="/">{t('go.home')}</Button>
				</div>
			</div>
		</>
	);
}
