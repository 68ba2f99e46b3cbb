import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { type ApiProblem, ask } from '../../server/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Mishap } from './Part.tsx';
import { leaveIfStranger } from './use-asked.ts';
import { t } from './words.ts';

/** An address of this person's own that notices are posted to. Its secret is shown once. */
export function Webhook({ url, onChanged }: { url: string | null; onChanged: () => void }) {
	const id = useId();
	const wanted = useSignal(url ?? '');
	const secret = useSignal<string | null>(null);
	const problem = useSignal<ApiProblem | null>(null);
	const failed = (mishap: ApiProblem) => {
		problem.value = mishap;
		leaveIfStranger(mishap);
	};
	const save = async (event: Event) => {
		event.preventDefault();
		const answer = await ask('setWebhook', { body: { url: wanted.peek().trim() } });
		if ('problem' in answer) return failed(answer.problem);
		problem.value = null;
		secret.value = answer.value.secret;
		onChanged();
	};
	const remove = async () => {
		const answer = await ask('removeWebhook');
		if ('problem' in answer) return failed(answer.problem);
		problem.value = null;
		wanted.value = '';
		secret.value = null;
		onChanged();
	};
	return (
		<form class="one-line webhook" onSubmit={save}>
			<label for={id}>{t('webhook.label')}</label>
			<input
				class="text-input"
				id={id}
				type="url"
				required
				placeholder="https://"
				value={wanted.value}
				aria-describedby={`${id}-help`}
				onInput={({ currentTarget }) => {
					wanted.value = currentTarget.value;
				}}
			/>
			<Button type="submit" onPress={() => {}} disabled={wanted.value.trim() === ''}>
				{t('webhook.save')}
			</Button>
			<span class="help" id={`${id}-help`}>
				{t('webhook.help')}
			</span>
			{secret.value !== null && (
				<p class="note" role="status">
					{t('webhook.secret')} <code>{secret.value}</code>
				</p>
			)}
			{url !== null && (
				<Button small onPress={remove}>
					{t('webhook.remove')}
				</Button>
			)}
			<Mishap problem={problem.value} />
		</form>
	);
}
