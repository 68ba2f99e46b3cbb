import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/table.ts';
import { welcome } from '../../server/account.ts';
import { ask } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { Icon } from '../../ui/Icon.tsx';
import { nameProblem } from '../name-problem.ts';

interface Props {
	/** As the others see it. */
	name: string;
	others: readonly string[];
}

/** One's own name, written where it stands: Enter keeps it, and so does going elsewhere. */
export function OwnName({ name, others }: Props) {
	const text = useSignal(name);
	const problem = useSignal<string | null>(null);
	useEffect(() => {
		text.value = name;
	}, [name]);
	const keep = async () => {
		const wanted = text.peek().trim();
		if (wanted === name) {
			problem.value = null;
			return;
		}
		problem.value = nameProblem(wanted, others);
		if (problem.value !== null) return;
		const answer = await ask('rename', { body: { name: wanted } });
		if ('problem' in answer) problem.value = problemWords(answer.problem);
		else welcome(answer);
	};
	return (
		<form
			class="own-name"
			onSubmit={(event) => {
				event.preventDefault();
				keep();
			}}
		>
			<label>
				<span class="aloud">{t('form.name')}</span>
				<input
					dir="auto"
					value={text.value}
					autocomplete="nickname"
					aria-invalid={problem.value !== null}
					aria-describedby={problem.value === null ? undefined : 'own-name-problem'}
					onFocus={({ currentTarget }) => currentTarget.select()}
					onInput={({ currentTarget }) => {
						text.value = currentTarget.value;
					}}
					onBlur={keep}
				/>
				<Icon name="pen" size={18} />
			</label>
			<span class="name-problem" id="own-name-problem" role="alert">
				{problem.value}
			</span>
		</form>
	);
}
