import type { Refusal } from '@shutterbox/kernel';
import { useId } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { reason } from '../words.ts';

interface Props {
	kind: 'radio' | 'checkbox';
	/** Radios of one name exclude each other. */
	name: string;
	/** Tells it from the others of its name. */
	value: string;
	label: string;
	/** What would come of it. */
	preview?: string;
	/** Why it cannot be chosen. */
	refusal?: Refusal | null;
	checked: boolean;
	onChoose: () => void;
}

/** One answer of the form: its name, what follows, or why it is not possible. */
export function Option({ kind, name, value, label, preview, refusal, checked, onChoose }: Props) {
	const id = useId();
	const more = refusal ? reason(refusal) : preview;
	return (
		<label class={classNames('option', refusal && 'refused')}>
			<input
				type={kind}
				name={name}
				value={value}
				checked={checked}
				disabled={Boolean(refusal)}
				aria-labelledby={`${id}-label`}
				aria-describedby={more ? `${id}-more` : undefined}
				onChange={onChoose}
			/>
			<span class="label" id={`${id}-label`}>
				{label}
			</span>
			{more && (
				<span class="more" id={`${id}-more`}>
					{more}
				</span>
			)}
		</label>
	);
}
