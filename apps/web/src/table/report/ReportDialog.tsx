import { type Signal, useSignal } from '@preact/signals';
import { LIMITS, REPORT_REASONS } from '@shutterbox/protocol';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/table.ts';
import { ask } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { tell } from '../../ui/Toast.tsx';
import { Typed } from '../../ui/Typed.tsx';

type Reason = (typeof REPORT_REASONS)[number];

/** What may be reported: a line of talk, or the name of somebody at the table. */
export interface Reported {
	readonly name: string;
	readonly line?: { readonly id: number; readonly text: string };
	/** The person, where it is their name. */
	readonly user?: string;
}

interface Props {
	table: string;
	/** Of several, one is chosen; none where the dialog is shut. */
	reported: Signal<readonly Reported[]>;
}

interface FormProps {
	table: string;
	things: readonly Reported[];
	onClose: () => void;
}

/** Tells the owner of the server that something here is out of place. */
export function ReportDialog({ table, reported }: Props) {
	const things = reported.value;
	const onClose = () => {
		reported.value = [];
	};
	return (
		<Dialog open={things.length > 0} onClose={onClose} title={t('report.title')}>
			<ReportForm {...{ table, things, onClose }} />
		</Dialog>
	);
}

function ReportForm({ table, things, onClose }: FormProps) {
	const id = useId();
	const chosen = useSignal(0);
	const reason = useSignal<Reason>('insult');
	const words = useSignal('');
	const problem = useSignal<string | null>(null);
	const { name, line, user } = things[chosen.value] ?? things[0];
	const send = async (event: Event) => {
		event.preventDefault();
		const what = line ? { line: line.id } : { user: user ?? '' };
		const body = { table, ...what, reason: reason.value, words: words.value.trim() };
		const answer = await ask('report', { body });
		if ('problem' in answer) {
			const isText = answer.problem.kind === 'refused' && answer.problem.code === 'BAD_TEXT';
			problem.value = isText ? t('reason.BAD_TEXT') : problemWords(answer.problem);
			return;
		}
		onClose();
		tell({ text: t('report.sent') });
	};
	return (
		<form class="report-form" onSubmit={send}>
			{things.length > 1 ? (
				<Field
					title={t('report.who')}
					schema={{ kind: 'choice', values: things.map((_, i) => i) }}
					value={chosen.value}
					onChange={(value) => {
						chosen.value = value as number;
					}}
					words={(value) => things[value as number].name}
				/>
			) : (
				<blockquote>
					<b>
						<Typed>{name}</Typed>
					</b>{' '}
					{line && <Typed>{line.text}</Typed>}
				</blockquote>
			)}
			<Field
				title={t('report.reason')}
				schema={{ kind: 'choice', values: [...REPORT_REASONS] }}
				value={reason.value}
				onChange={(value) => {
					reason.value = value as Reason;
				}}
				words={(value) => t(`report.${value as Reason}`)}
			/>
			<label for={id}>{t('report.words')}</label>
			<textarea
				class="text-input"
				id={id}
				dir="auto"
				rows={2}
				maxLength={LIMITS.words}
				value={words.value}
				onInput={({ currentTarget }) => {
					words.value = currentTarget.value;
				}}
			/>
			<p class="note">{t('report.note')}</p>
			<p class="problem" role="alert">
				{problem.value}
			</p>
			<div class="actions">
				<Button onPress={onClose}>{t('report.cancel')}</Button>
				<Button kind="main" type="submit" onPress={() => undefined}>
					{t('report.send')}
				</Button>
			</div>
		</form>
	);
}
