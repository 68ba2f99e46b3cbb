import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { date } from '../../i18n/format.ts';
import { account, becomeGuest, type Me, recognise } from '../../server/account.ts';
import type { ApiProblem } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { Footer } from '../../shell/Footer.tsx';
import { usePageTitle } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Blocks } from './Blocks.tsx';
import { Devices } from './Devices.tsx';
import { Leaving } from './Leaving.tsx';
import { NameForm } from './NameForm.tsx';
import { Notices } from './Notices.tsx';
import { Mishap, Part } from './Part.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SignIn } from './SignIn.tsx';
import { t } from './words.ts';
import '../../styles/pages.css';
import './profile.css';
import { Typed } from '../../ui/Typed.tsx';

/** Who this person is here, and everything that is kept about them. */
export function Screen() {
	const now = account.value;
	usePageTitle(t('profile.title'));
	useEffect(() => {
		recognise();
	}, []);
	return (
		<>
			<div class="page wrap profile">
				{now.kind === 'unknown' && <h1>{t('profile.title')}</h1>}
				{now.kind === 'unreachable' && (
					<>
						<h1>{t('profile.title')}</h1>
						<p class="lead">{problemWords(now.problem)}</p>
						<div class="actions">
							<Button onPress={recognise}>{t('again')}</Button>
						</div>
					</>
				)}
				{now.kind === 'nobody' && <Nobody />}
				{now.kind === 'somebody' && <Somebody key={now.me.id} me={now.me} />}
			</div>
			<Footer />
		</>
	);
}

/** No session: nothing is kept about this reader, and nothing needs to be. */
function Nobody() {
	const problem = useSignal<ApiProblem | null>(null);
	return (
		<>
			<h1>{t('nobody.title')}</h1>
			<p class="lead">{t('nobody.text')}</p>
			<div class="groups">
				<Part title={t('nobody.guest')}>
					<p class="say">{t('nobody.guestText')}</p>
					<div class="actions">
						<Button
							kind="main"
							onPress={async () => {
								problem.value = await becomeGuest();
							}}
						>
							{t('nobody.become')}
						</Button>
					</div>
					<Mishap problem={problem.value} />
				</Part>
				<SignIn me={null} />
			</div>
		</>
	);
}

function Somebody({ me }: { me: Me }) {
	return (
		<>
			<header class="who">
				<SeatMark name={me.name} width="64px" you silent />
				<div>
					<h1>
						<Typed>{me.name}</Typed>
					</h1>
					<p class="lead">
						{t(me.isLasting ? 'profile.lasting' : 'profile.guest', { day: date(new Date(me.created)) })}
					</p>
				</div>
			</header>
			<div class="groups">
				<div>
					<Part title={t('name.title')}>
						<NameForm me={me} />
					</Part>
					<Passkeys me={me} />
					{!me.isLasting && <SignIn me={me} />}
					<Devices />
				</div>
				<div>
					<Part title={t('studio.title')}>
						<p class="say">{t('studio.text')}</p>
						<div class="actions">
							<Button href="/studio">{t('studio.open')}</Button>
						</div>
					</Part>
					<Notices />
					<Blocks />
					<Leaving me={me} />
				</div>
			</div>
		</>
	);
}
