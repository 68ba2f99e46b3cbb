import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { account, hearMatches, recognise, welcome } from '../../server/account.ts';
import { type ApiProblem, ask } from '../../server/api.ts';
import { Footer } from '../../shell/Footer.tsx';
import { go } from '../../shell/router.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { tell } from '../../ui/Toast.tsx';
import { Mishap } from './Part.tsx';
import { t } from './words.ts';
import '../../styles/pages.css';
import './profile.css';

/** Signs this device in with a code from another one. It asks first: a link alone must not make anybody somebody else. */
export function Screen() {
	usePageTitle(t('useLink.title'));
	const id = useId();
	const code = useSignal('');
	const problem = useSignal<ApiProblem | null>(null);
	useEffect(() => {
		code.value = location.hash.slice(1);
		// A code in the address would be kept in the history of the browser.
		history.replaceState(history.state, '', location.pathname);
		if (account.peek().kind === 'unknown') recognise();
	}, []);
	const now = account.value;
	const use = async (event: Event) => {
		event.preventDefault();
		const answer = await ask('useLink', { body: { code: code.peek().trim() } });
		problem.value = welcome(answer);
		if ('problem' in answer) return;
		hearMatches();
		tell({ text: t('signIn.done', { name: answer.value.name }) });
		go('/me');
	};
	return (
		<>
			<div class="page wrap profile">
				<h1>{t('useLink.title')}</h1>
				<p class="lead">{t('useLink.text')}</p>
				<form class="slim panel one-line" onSubmit={use}>
					<label for={id}>{t('link.code')}</label>
					<input
						class="text-input"
						id={id}
						required
						autocomplete="off"
						autocapitalize="none"
						spellcheck={false}
						value={code.value}
						onInput={({ currentTarget }) => {
							code.value = currentTarget.value;
						}}
					/>
					<Button type="submit" kind="main" onPress={() => {}} disabled={code.value.trim() === ''}>
						{t('useLink.use')}
					</Button>
					{now.kind === 'somebody' && !now.me.isLasting && (
						<span class="help">{t('signIn.leaves', { name: now.me.name })}</span>
					)}
					<Mishap problem={problem.value} />
				</form>
			</div>
			<Footer />
		</>
	);
}
