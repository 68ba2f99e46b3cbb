import { useSignal } from '@preact/signals';
import { date } from '../../i18n/format.ts';
import type { Reply } from '../../server/api.ts';
import { Footer } from '../../shell/Footer.tsx';
import { usePageTitle } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { DeedDialog, type Doing } from './DeedDialog.tsx';
import { moment } from './moment.ts';
import { Report } from './Report.tsx';
import { rich, t } from './words.ts';
import '../../styles/pages.css';
import './owner.css';

type OwnerDesk = Reply<'ownerDesk'>;

/** Open reports, who is banned, and what was done. */
export function Desk({ first }: { first: OwnerDesk }) {
	const desk = useSignal(first);
	const doing = useSignal<Doing | null>(null);
	const { reports, bans, deeds } = desk.value;
	usePageTitle(t('title'));
	const does = (next: Doing) => {
		doing.value = next;
	};
	return (
		<>
			<div class="page wrap owner">
				<h1>{t('title')}</h1>
				<p class="lead">{t('lead')}</p>
				<section aria-labelledby="reports">
					<h2 id="reports">{t('reports.title', { count: reports.length })}</h2>
					{reports.length === 0 && <p>{t('reports.none')}</p>}
					{reports.map((report) => (
						<Report
							key={report.id}
							{...{ report }}
							isBanned={bans.some(({ user }) => user.id === report.about.id)}
							onDo={does}
						/>
					))}
				</section>
				<section aria-labelledby="bans">
					<h2 id="bans">{t('bans.title')}</h2>
					{bans.length === 0 && <p>{t('bans.none')}</p>}
					<ul>
						{bans.map(({ user, at, until }) => (
							<li key={user.id} class="panel">
								<span>
									<b>
										<Typed>{user.name}</Typed>
									</b>{' '}
									{until === null
										? t('bans.forGood', { at: date(new Date(at)) })
										: t('bans.until', { at: date(new Date(at)), until: moment(until) })}
								</span>
								<Button small onPress={() => does({ kind: 'unban', on: user.id, name: user.name })}>
									{t('act.unban')}
									<span class="aloud">
										: <Typed>{user.name}</Typed>
									</span>
								</Button>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="deeds">
					<h2 id="deeds">{t('deeds.title')}</h2>
					{deeds.length === 0 && <p>{t('deeds.none')}</p>}
					<ol>
						{deeds.map((deed) => (
							<li key={deed.id}>
								<time dateTime={new Date(deed.at).toISOString()}>{moment(deed.at)}</time> <Done {...deed} />
								{deed.why !== '' && (
									<q>
										<Typed>{deed.why}</Typed>
									</q>
								)}
							</li>
						))}
					</ol>
				</section>
			</div>
			<DeedDialog
				doing={doing.value}
				onClose={() => {
					doing.value = null;
				}}
				onDone={(now) => {
					desk.value = now;
					doing.value = null;
				}}
			/>
			<Footer />
		</>
	);
}

function Done({ kind, owner, user, line, until }: OwnerDesk['deeds'][number]) {
	const named = (who: typeof user) => <b>{who === null ? t('gone') : <Typed>{who.name}</Typed>}</b>;
	const isForGood = kind === 'ban' && until === null;
	const values = {
		owner: named(owner),
		user: named(user),
		line: line ?? 0,
		until: until === null ? '' : moment(until),
	};
	return <span>{rich(isForGood ? 'deed.banForGood' : `deed.${kind}`, values)}</span>;
}
