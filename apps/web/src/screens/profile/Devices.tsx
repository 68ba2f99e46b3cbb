import { useSignal } from '@preact/signals';
import { relative } from '../../i18n/format.ts';
import { type ApiProblem, ask } from '../../server/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { deviceName } from './device-name.ts';
import { LinkDevice } from './LinkDevice.tsx';
import { Arrived, Mishap, Part } from './Part.tsx';
import { leaveIfStranger, useAsked } from './use-asked.ts';
import { t } from './words.ts';

/** Where this person is signed in; any of them can be signed out from here. */
export function Devices() {
	const asked = useAsked(() => ask('sessions'));
	const problem = useSignal<ApiProblem | null>(null);
	const end = async (session: string) => {
		const answer = await ask('endSession', { params: { session } });
		problem.value = 'problem' in answer ? answer.problem : null;
		if ('problem' in answer) leaveIfStranger(answer.problem);
		asked.again();
	};
	return (
		<Part title={t('devices.title')}>
			<Arrived asked={asked}>
				{(sessions) => (
					<ul class="things">
						{sessions
							.toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.seen - a.seen)
							.map(({ id, device, seen, isThis }) => (
								<li key={id}>
									<span>
										<b>
											<Typed>{deviceName(device)}</Typed>
										</b>
										<small>
											{isThis ? t('devices.this') : t('devices.seen', { when: relative(seen - Date.now()) })}
										</small>
									</span>
									{!isThis && (
										<Button small onPress={() => end(id)}>
											{t('devices.end')}
											<span class="aloud">
												: <Typed>{deviceName(device)}</Typed>
											</span>
										</Button>
									)}
								</li>
							))}
					</ul>
				)}
			</Arrived>
			<LinkDevice onLinked={asked.again} />
			<Mishap problem={problem.value} />
		</Part>
	);
}
