import { useSignal } from '@preact/signals';
import { botNames } from '@shutterbox/bots';
import { useEffect } from 'preact/hooks';
import { botsFor } from '../../games/game-words.ts';
import { listing } from '../../games/listing.ts';
import { t } from '../../i18n/table.ts';
import type { LocalMatch } from '../../match/local.ts';
import { whereabouts } from '../../shell/router.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { TableForm } from '../../table/form/TableForm.tsx';
import { type GameKit, useGame } from '../../table/game-kit.ts';
import { LocalTable } from '../../table/local/LocalTable.tsx';
import { openLocal } from '../../table/local/open.ts';
import { Notice, Opening } from '../../table/Messages.tsx';
import { platformReason } from '../../table/reasons.ts';
import { TableBar } from '../../table/TableBar.tsx';
import '../../table/table.css';

/** Play now: a table against bots at once; with `?pass` or `?setup` a form first. */
export function Screen({ parts: { game } }: ScreenProps) {
	const kit = useGame(game);
	const query = new URLSearchParams(whereabouts().query);
	if (kit.is === 'coming') return null;
	if (kit.is === 'missing') return <Notice title={t('game.missingTitle')}>{t('game.missingText')}</Notice>;
	if (query.has('pass') || query.has('setup'))
		return (
			<>
				<TableBar title="Shutterbox" isYourTurn={false} isWatching={false} />
				<TableForm game={game} place="local" people={query.has('pass') ? 2 : 1} />
			</>
		);
	return <AtOnce kit={kit.it} />;
}

/** The strength a newcomer meets: neither the weakest nor the strongest. */
export function usualBot(names: readonly string[]): string {
	return names[Math.floor(names.length / 2)];
}

function AtOnce({ kit: { rules } }: { kit: GameKit }) {
	const match = useSignal<LocalMatch | null>(null);
	const refused = useSignal<string | null>(null);
	useEffect(() => {
		let isWanted = true;
		const { id } = rules.meta;
		const bots = botsFor(listing.find((one) => one.id === id) ?? rules.meta);
		const bot = usualBot(botNames(rules));
		openLocal({
			game: id,
			options: {},
			seats: [
				{ kind: 'person', name: t('you') },
				...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot })),
			],
			pace: { kind: 'untimed' },
		}).then(
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
