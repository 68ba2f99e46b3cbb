import { useSignal } from '@preact/signals';
import type { BodyOf } from '@shutterbox/protocol';
import { LIMITS } from '@shutterbox/protocol';
import { useId } from 'preact/hooks';
import { ask, type Reply } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { t } from './words.ts';

/** What is about to be done, to a report or to a person. */
export interface Doing {
	readonly kind: BodyOf<'ownerDeed'>['kind'];
	readonly on: string;
	/** Whom it concerns. */
	readonly name: string;
}

interface Props {
	doing: Doing | null;
	onClose: () => void;
	onDone: (desk: Reply<'ownerDesk'>) => void;
}

const FOR_GOOD = 0;
const DAYS = [1, 7, 30, 365, FOR_GOOD] as const;

/** Says what a deed does, asks why, and does it. */
export function DeedDialog({ doing, onClose, onDone }: Props) {
	return (
		<Dialog open={doing !== null} onClose={onClose} title={doing ? t(`act.${doing.kind}`) : ''}>
			{doing && <DeedForm {...{ doing, onClose, onDone }} />}
		</Dialog>
	);
}

function DeedForm({ doing, onClose, onDone }: Props & { doing: Doing }) {
	const { kind, on, name } = doing;
	const id = useId();
	const days = useSignal<number>(7);
	const why = useSignal('');
	const problem = useSignal<string | null>(null);
	const isBusy = useSignal(false);
	const send = async (event: Event) => {
		event.preventDefault();
		if (isBusy.value) return;
		isBusy.value = true;
		const length = kind === 'ban' ? { days: days.value === FOR_GOOD ? null : days.value } : {};
		const answer = await ask('ownerDeed', { body: { kind, on, why: why.value.trim(), ...length } });
		isBusy.value = false;
		if ('value' in answer) onDone(answer.value);
		else problem.value = problemWords(answer.problem);
	};
	return (
		<form class="deed" onSubmit={send}>
			<p>{t(`about.${kind}`, { name })}</p>
			{kind === 'ban' && (
				<Field
					title={t('ban.days')}
					schema={{ kind: 'choice', values: [...DAYS] }}
					value={days.value}
					onChange={(value) => {
						days.value = value as number;
					}}
					words={(value) => (value === FOR_GOOD ? t('ban.forGood') : t('ban.for', { days: value as number }))}
				/>
			)}
			<label for={id}>{t('why')}</label>
			<input
				class="text-input"
				id={id}
				dir="auto"
				maxLength={LIMITS.words}
				value={why.value}
				onInput={({ currentTarget }) => {
					why.value = currentTarget.value;
				}}
			/>
			<p class="problem" role="alert">
				{problem.value}
			</p>
			<div class="actions">
				<Button onPress={onClose}>{t('cancel')}</Button>
				<Button kind="main" type="submit" disabled={isBusy.value} onPress={() => undefined}>
					{t(`act.${kind}`)}
				</Button>
			</div>
		</form>
	);
}
