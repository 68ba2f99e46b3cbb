import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { type Me, welcome } from '../../server/account.ts';
import { type ApiProblem, ask } from '../../server/api.ts';
import { Button } from '../../ui/Button.tsx';
import { tell } from '../../ui/Toast.tsx';
import { Mishap } from './Part.tsx';
import { leaveIfStranger } from './use-asked.ts';
import { t } from './words.ts';

/** As the server has it. */
const LONGEST = 24;

/** The name that others see at tables. */
export function NameForm({ me }: { me: Me }) {
	const id = useId();
	const name = useSignal(me.name);
	const problem = useSignal<ApiProblem | null>(null);
	const save = async (event: Event) => {
		event.preventDefault();
		const wanted = name.peek().trim();
		if (wanted === me.name) return;
		problem.value = welcome(await ask('rename', { body: { name: wanted } }));
		if (problem.value) leaveIfStranger(problem.value);
		else tell({ text: t('name.saved', { name: wanted }) });
	};
	return (
		<form class="one-line" onSubmit={save}>
			<label for={id}>{t('name.label')}</label>
			<input
				class="text-input"
				id={id}
				dir="auto"
				value={name.value}
				maxLength={LONGEST}
				required
				autocomplete="nickname"
				aria-describedby={`${id}-help`}
				onInput={({ currentTarget }) => {
					name.value = currentTarget.value;
				}}
			/>
			<Button type="submit" onPress={() => {}} disabled={['', me.name].includes(name.value.trim())}>
				{t('name.save')}
			</Button>
			<span class="help" id={`${id}-help`}>
				{t('name.help')}
			</span>
			<Mishap problem={problem.value} />
		</form>
	);
}
