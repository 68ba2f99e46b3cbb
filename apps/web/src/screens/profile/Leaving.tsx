import { useSignal } from '@preact/signals';
import { PLACES } from '@shutterbox/protocol/places';
import { forget, type Me } from '../../server/account.ts';
import { type ApiProblem, ask } from '../../server/api.ts';
import { go } from '../../shell/router.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { tell } from '../../ui/Toast.tsx';
import { Mishap, Part } from './Part.tsx';
import { leaveIfStranger } from './use-asked.ts';
import { t } from './words.ts';

type Way = 'signOut' | 'deleteMe';

/** A copy of everything, signing out, and being forgotten. */
export function Leaving({ me }: { me: Me }) {
	const asking = useSignal<Way | null>(null);
	const problem = useSignal<ApiProblem | null>(null);
	const close = () => {
		asking.value = null;
	};
	const leave = async (way: Way) => {
		const answer = await ask(way);
		close();
		problem.value = 'problem' in answer ? answer.problem : null;
		if ('problem' in answer) return leaveIfStranger(answer.problem);
		forget();
		tell({ text: t(way === 'signOut' ? 'leaving.signedOut' : 'leaving.deleted') });
		go('/');
	};
	const way = asking.value;
	return (
		<Part title={t('leaving.title')}>
			<p class="say">{t('leaving.text')}</p>
			<div class="actions">
				<a class="button plain" href={PLACES.exportMe.path} download="shutterbox-my-data.json">
					{t('leaving.export')}
				</a>
				<Button
					onPress={() => {
						if (me.isLasting) leave('signOut');
						else asking.value = 'signOut';
					}}
				>
					{t('leaving.signOut')}
				</Button>
				<Button
					onPress={() => {
						asking.value = 'deleteMe';
					}}
				>
					{t('leaving.delete')}
				</Button>
			</div>
			<Mishap problem={problem.value} />
			<Dialog
				open={way !== null}
				onClose={close}
				title={t(way === 'signOut' ? 'leaving.signOutTitle' : 'leaving.deleteTitle')}
			>
				<p>{t(way === 'signOut' ? 'leaving.signOutText' : 'leaving.deleteText')}</p>
				{way === 'deleteMe' && <p>{t('leaving.deleteStays')}</p>}
				<div class="actions">
					<Button onPress={close}>{t('leaving.stay')}</Button>
					<Button kind="main" onPress={() => way && leave(way)}>
						{t(way === 'signOut' ? 'leaving.signOutAnyway' : 'leaving.deleteForGood')}
					</Button>
				</div>
			</Dialog>
		</Part>
	);
}
