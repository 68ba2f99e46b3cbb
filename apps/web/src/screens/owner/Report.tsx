import { listing } from '../../games/listing.ts';
import type { Reply } from '../../server/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Typed } from '../../ui/Typed.tsx';
import type { Doing } from './DeedDialog.tsx';
import { moment } from './moment.ts';
import { rich, t } from './words.ts';

interface Props {
	report: Reply<'ownerDesk'>['reports'][number];
	isBanned: boolean;
	onDo: (doing: Doing) => void;
}

/** One report with its context, and what may be done about it. */
export function Report({ report, isBanned, onDo }: Props) {
	const { id, about, by, name, line, said, saidAt, reason, words, at, table } = report;
	const game = listing.find((one) => one.id === report.game)?.title ?? report.game;
	const isTheirs = { name: about.name };
	return (
		<article class="panel open-report" aria-labelledby={id}>
			<h3 id={id}>
				<Typed>{name}</Typed>
			</h3>
			<small>
				{line === null ? t('report.name', { game }) : t('report.line', { game, line, when: moment(saidAt ?? at) })}{' '}
				<a href={`/tables/${table}`}>{t('report.table')}</a>
			</small>
			{line !== null && <blockquote>{said === '' ? t('report.gone') : <Typed>{said}</Typed>}</blockquote>}
			{about.name !== name && <p>{rich('report.now', { name: <Typed>{about.name}</Typed> })}</p>}
			<p>
				{rich('report.by', { reason: t(`reason.${reason}`), by: <Typed>{by.name}</Typed>, when: moment(at) })}
				{words !== '' && (
					<q>
						<Typed>{words}</Typed>
					</q>
				)}
			</p>
			<div class="actions">
				{said !== '' && (
					<Button onPress={() => onDo({ kind: 'removeLine', on: id, ...isTheirs })}>{t('act.removeLine')}</Button>
				)}
				<Button onPress={() => onDo({ kind: 'removeName', on: about.id, ...isTheirs })}>{t('act.removeName')}</Button>
				{!isBanned && <Button onPress={() => onDo({ kind: 'ban', on: about.id, ...isTheirs })}>{t('act.ban')}</Button>}
				<Button kind="quiet" onPress={() => onDo({ kind: 'dismiss', on: id, ...isTheirs })}>
					{t('act.dismiss')}
				</Button>
			</div>
		</article>
	);
}
