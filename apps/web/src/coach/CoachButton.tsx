import { useEffect } from 'preact/hooks';
import { t } from '../i18n/table.ts';
import type { LocalMatch } from '../match/local.ts';
import { go } from '../shell/router.ts';
import { askOnce } from '../table/local/open.ts';
import { Button } from '../ui/Button.tsx';
import { coachHref, isTaught } from './course.ts';
import { progress } from './progress.ts';

/**
 * In the bar of a match: who plays a game for the first time is offered lessons until they have begun by themselves; in a
 * match with lessons, who skipped them can have them back.
 */
export function CoachButton({ match, game }: { match: LocalMatch; game: string }) {
	const hasBegun = match.isSending.value;
	useEffect(() => {
		if (hasBegun) progress.meet(game);
	}, [hasBegun]);
	if (match.isCoached) {
		if (!progress.of(match.table).isSkipped) return null;
		return <Offer onPress={() => progress.change(match.table, { isSkipped: false })} />;
	}
	if (match.people.length > 1 || progress.hasMet(game) || !isTaught(game)) return null;
	return <Offer isFirst onPress={() => beginAnew(match, game)} />;
}

function Offer({ isFirst, onPress }: { isFirst?: boolean; onPress: () => void }) {
	return (
		<span class="coach-offer">
			<Button small icon="help" onPress={onPress}>
				{isFirst && <span class="first">{t('coach.first')} </span>}
				{t('coach.show')}
			</Button>
		</span>
	);
}

/** Nothing has been done in this match: it is not kept. */
function beginAnew(match: LocalMatch, game: string): void {
	match.close();
	askOnce((worker) => worker.ask({ type: 'forget', table: match.table })).catch(console.error);
	go(coachHref(game));
}
