import { useSignal } from '@preact/signals';
import { type ApiProblem, ask } from '../../server/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { Arrived, Mishap, Part } from './Part.tsx';
import { leaveIfStranger, useAsked } from './use-asked.ts';
import { t } from './words.ts';

/** Whose words do not reach this person, and who cannot sit at their tables. */
export function Blocks() {
	const asked = useAsked(() => ask('blocks'));
	const problem = useSignal<ApiProblem | null>(null);
	const lift = async (user: string) => {
		const answer = await ask('unblock', { params: { user } });
		problem.value = 'problem' in answer ? answer.problem : null;
		if ('problem' in answer) leaveIfStranger(answer.problem);
		asked.again();
	};
	return (
		<Part title={t('blocks.title')}>
			<Arrived asked={asked}>
				{(blocks) =>
					blocks.length === 0 ? (
						<p class="say">{t('blocks.none')}</p>
					) : (
						<ul class="things">
							{blocks.map(({ user, name, kind }) => (
								<li key={user}>
									<span>
										<b>
											<Typed>{name}</Typed>
										</b>
										<small>{t(`blocks.${kind}`)}</small>
									</span>
									<Button small onPress={() => lift(user)}>
										{t(`blocks.lift.${kind}`)}
										<span class="aloud">
											: <Typed>{name}</Typed>
										</span>
									</Button>
								</li>
							))}
						</ul>
					)
				}
			</Arrived>
			<Mishap problem={problem.value} />
		</Part>
	);
}
