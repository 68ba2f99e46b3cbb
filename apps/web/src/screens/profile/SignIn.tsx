import { useSignal } from '@preact/signals';
import { hearMatches, type Me, welcome } from '../../server/account.ts';
import { Button } from '../../ui/Button.tsx';
import { tell } from '../../ui/Toast.tsx';
import { Mishap, Part } from './Part.tsx';
import { passkeyWords } from './Passkeys.tsx';
import { hasPasskeys, type PasskeyProblem, signInWithPasskey } from './passkey.ts';
import { t } from './words.ts';

/** Two ways to be somebody who exists already. A guest is told what stays behind. */
export function SignIn({ me }: { me: Me | null }) {
	const problem = useSignal<PasskeyProblem | null>(null);
	const isBusy = useSignal(false);
	const signIn = async () => {
		isBusy.value = true;
		const done = await signInWithPasskey();
		isBusy.value = false;
		problem.value = 'problem' in done ? done.problem : null;
		if ('problem' in done) return;
		welcome(done);
		hearMatches();
		tell({ text: t('signIn.done', { name: done.value.name }) });
	};
	return (
		<Part title={t('signIn.title')}>
			<p class="say">{t('signIn.text')}</p>
			{me && <p class="say">{t('signIn.leaves', { name: me.name })}</p>}
			<div class="actions">
				{hasPasskeys() && (
					<Button icon="key" disabled={isBusy.value} onPress={signIn}>
						{t('signIn.passkey')}
					</Button>
				)}
				<Button icon="link" href="/link">
					{t('signIn.code')}
				</Button>
			</div>
			<Mishap problem={problem.value && passkeyWords(problem.value)} />
		</Part>
	);
}
