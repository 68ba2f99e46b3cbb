import { useSignal } from '@preact/signals';
import { date } from '../../i18n/format.ts';
import { type Me, recognise, welcome } from '../../server/account.ts';
import { type ApiProblem, ask } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { tell } from '../../ui/Toast.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { Arrived, Mishap, Part } from './Part.tsx';
import { addPasskey, hasPasskeys, type PasskeyProblem } from './passkey.ts';
import { leaveIfStranger, useAsked } from './use-asked.ts';
import { t } from './words.ts';

/** The keys that lead back to this account; the first one makes a guest lasting. */
export function Passkeys({ me }: { me: Me }) {
	const asked = useAsked(() => ask('passkeys'), String(me.isLasting));
	const problem = useSignal<PasskeyProblem | null>(null);
	const isBusy = useSignal(false);
	const add = async () => {
		isBusy.value = true;
		const done = await addPasskey();
		isBusy.value = false;
		problem.value = 'problem' in done ? done.problem : null;
		if ('problem' in done) return;
		welcome(done);
		tell({ text: t('passkey.added') });
		asked.again();
	};
	const remove = async (passkey: string) => {
		const answer = await ask('removePasskey', { params: { passkey } });
		problem.value = 'problem' in answer ? answer.problem : null;
		if ('problem' in answer) return leaveIfStranger(answer.problem);
		await recognise();
		asked.again();
	};
	return (
		<Part title={t('passkey.title')}>
			<p class="say">{t(me.isLasting ? 'passkey.lasting' : 'passkey.guest')}</p>
			<Arrived asked={asked}>
				{(passkeys) =>
					passkeys.length > 0 && (
						<ul class="things">
							{passkeys.map(({ id, label, created, used }) => (
								<li key={id}>
									<span>
										<b>
											<Typed>{label}</Typed>
										</b>
										<small>
											{t('passkey.made', { day: date(new Date(created)) })}{' '}
											{used === null ? t('passkey.unused') : t('passkey.used', { day: date(new Date(used)) })}
										</small>
									</span>
									<Button small onPress={() => remove(id)}>
										{t('passkey.remove')}
										<span class="aloud">
											: <Typed>{label}</Typed>
										</span>
									</Button>
								</li>
							))}
						</ul>
					)
				}
			</Arrived>
			{hasPasskeys() ? (
				<div class="actions">
					<Button kind={me.isLasting ? 'plain' : 'main'} icon="key" disabled={isBusy.value} onPress={add}>
						{t('passkey.add')}
					</Button>
				</div>
			) : (
				<p class="note">{t('passkey.unsupported')}</p>
			)}
			<Mishap problem={problem.value && passkeyWords(problem.value)} />
		</Part>
	);
}

/** Why a passkey did not work. */
export function passkeyWords(problem: PasskeyProblem): string {
	return isApi(problem) ? problemWords(problem) : t(`passkey.${problem.kind}`);
}

function isApi(problem: PasskeyProblem): problem is ApiProblem {
	return problem.kind === 'refused' || problem.kind === 'offline' || problem.kind === 'gone';
}
