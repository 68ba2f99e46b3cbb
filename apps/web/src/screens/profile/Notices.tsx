import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { Field } from '../../ui/Field.tsx';
import { Arrived, Mishap, Part } from './Part.tsx';
import { type PushProblem, type PushState, pushState, turnPushOff, turnPushOn } from './push.ts';
import { useAsked } from './use-asked.ts';
import { Webhook } from './Webhook.tsx';
import { t } from './words.ts';

/** Being told, while away, that a match waits. */
export function Notices() {
	const webhook = useAsked(() => ask('webhook'));
	return (
		<Part title={t('notices.title')}>
			<p class="say">{t('notices.text')}</p>
			<Push />
			<Arrived asked={webhook}>
				{(value) => value.isOffered && <Webhook url={value.url} onChanged={webhook.again} />}
			</Arrived>
		</Part>
	);
}

function Push() {
	const state = useSignal<PushState | null>(null);
	const problem = useSignal<PushProblem | null>(null);
	const look = () =>
		pushState().then((now) => {
			state.value = now;
		});
	useEffect(() => {
		look();
	}, []);
	if (state.value === null) return null;
	if (state.value === 'unsupported' || state.value === 'denied') {
		return <p class="note">{t(`notices.${state.value}`)}</p>;
	}
	const turn = async (wanted: unknown) => {
		problem.value = await (wanted === true ? turnPushOn() : turnPushOff());
		await look();
	};
	return (
		<>
			<Field
				title={t('notices.push')}
				help={t('notices.pushHelp')}
				schema={{ kind: 'boolean' }}
				value={state.value === 'on'}
				onChange={turn}
			/>
			<Mishap problem={problem.value && pushWords(problem.value)} />
		</>
	);
}

function pushWords(problem: PushProblem): string {
	return problem.kind === 'push' ? t('notices.failed') : problemWords(problem);
}
