import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { tableWords } from '../../i18n/table.ts';
import { type Me, welcome } from '../../server/account.ts';
import { type ApiProblem, ask } from '../../server/api.ts';
import { MOST_TYPED } from '../../table/form/terms.ts';
import { nameProblem } from '../../table/name-problem.ts';
import { Button } from '../../ui/Button.tsx';
import { tell } from '../../ui/Toast.tsx';
import { Mishap } from './Part.tsx';
import { leaveIfStranger } from './use-asked.ts';
import { t } from './words.ts';

/** Why a name cannot be had is said in the words of tables. */
await tableWords.load();

/** The name that others see at tables. */
export function NameForm({ me }: { me: Me }) {
	const id = useId();
	const name = useSignal(me.name);
	const problem = useSignal<ApiProblem | string | null>(null);
	const save = async (event: Event) => {
		event.preventDefault();
		const wanted = name.peek().trim();
		if (wanted === me.name) return;
		problem.value = nameProblem(wanted, []);
		if (problem.value !== null) return;
		const refused = welcome(await ask('rename', { body: { name: wanted } }));
		problem.value = refused;
		if (refused) leaveIfStranger(refused);
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
				maxLength={MOST_TYPED}
				aria-invalid={problem.value !== null}
				autocomplete="nickname"
				aria-describedby={`${id}-help`}
				onInput={({ currentTarget }) => {
					name.value = currentTarget.value;
				}}
			/>
			<Button type="submit" onPress={() => {}} disabled={name.value.trim() === me.name}>
				{t('name.save')}
			</Button>
			<span class="help" id={`${id}-help`}>
				{t('name.help')}
			</span>
			<Mishap problem={problem.value} />
		</form>
	);
}
