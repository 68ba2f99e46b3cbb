import { useSignal } from '@preact/signals';
import type { AnyGame } from '@shutterbox/kernel';
import { useEffect } from 'preact/hooks';
import { beaten } from '../../cast/beaten.ts';
import { openCoached } from '../../coach/open.ts';
import { botsFor } from '../../games/game-words.ts';
import { listing } from '../../games/listing.ts';
import { t } from '../../i18n/table.ts';
import type { LocalMatch } from '../../match/local.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { TableForm } from '../../table/form/TableForm.tsx';
import { wantedTerms } from '../../table/form/wanted-terms.ts';
import { type GameKit, useGame } from '../../table/game-kit.ts';
import { LocalTable } from '../../table/local/LocalTable.tsx';
import { openLocal } from '../../table/local/open.ts';
import { Notice, Opening } from '../../table/Messages.tsx';
import { platformReason } from '../../table/reasons.ts';
import { TableBar } from '../../table/TableBar.tsx';
import '../../table/table.css';

/** Play now: a table against bots at once, with `?coach` one with lessons; with `?pass` or `?setup` a form first. */
export function Screen({ parts: { game }, query }: ScreenProps) {
	const kit = useGame(game);
	const wanted = new URLSearchParams(query);
	if (kit.is === 'coming') return null;
	if (kit.is === 'missing') return <Notice title={t('game.missingTitle')}>{t('game.missingText')}</Notice>;
	if (wanted.has('pass') || wanted.has('setup'))
		return (
			<>
				<TableBar title="Shutterbox" isYourTurn={false} isWatching={false} />
				<TableForm
					game={game}
					place="local"
					people={wanted.has('pass') ? Number(wanted.get('pass')) || 2 : 1}
					wanted={wantedTerms(wanted)}
				/>
			</>
		);
	return <AtOnce key={String(wanted.has('coach'))} kit={kit.it} isCoached={wanted.has('coach')} />;
}

function openUsual(rules: AnyGame): ReturnType<typeof openLocal> {
	const { id } = rules.meta;
	const bots = botsFor(listing.find((one) => one.id === id) ?? rules.meta);
	return openLocal({
		game: id,
		options: {},
		seats: [
			{ kind: 'person', name: t('you') },
			...beaten.companyAt(rules, bots).map((bot) => ({ kind: 'bot' as const, bot })),
		],
		pace: { kind: 'untimed' },
	});
}

function AtOnce({ kit: { rules }, isCoached }: { kit: GameKit; isCoached: boolean }) {
	const match = useSignal<LocalMatch | null>(null);
	const refused = useSignal<string | null>(null);
	useEffect(() => {
		let isWanted = true;
		(isCoached ? openCoached(rules.meta.id, t('you')) : openUsual(rules)).then(
			(opened) => {
				if ('refused' in opened)
					refused.value = platformReason(opened.refused) ?? t('reason.OTHER', { code: opened.refused });
				else if (isWanted) {
					match.value = opened;
					// A reload goes on with this match, and going back does not begin another.
					history.replaceState(history.state, '', `/local/${opened.table}`);
				} else opened.close();
			},
			() => {
				refused.value = t('local.brokenText');
			},
		);
		return () => {
			isWanted = false;
			match.peek()?.close();
		};
	}, []);
	if (refused.value !== null) return <Notice title={t('local.brokenTitle')}>{refused.value}</Notice>;
	return match.value ? <LocalTable match={match.value} /> : <Opening />;
}
