import { DIFFICULTY, type Habitat, highestDifficulty, spookRisk, wouldSpook } from '@shutterbox/snapshot/client';
import { t } from '../words.ts';
import type { Standing } from './rows.ts';
import type { Scene } from './scene.ts';

/** At the foot of a print: what would spook it, and how many such cards may come. */
export function Foot({ scene, habitat, standing }: { scene: Scene; habitat: Habitat; standing: Standing }) {
	const { shown: now, act, helps } = scene;
	const { held, above, below, isSpooked } = standing;
	// Until they are gone, it tells what scares them.
	const shown = isSpooked && act ? act.before : now;
	const line = isSpooked && act ? highestDifficulty(act.before, habitat) : standing.line;
	if (line === 0) {
		return (
			<p key="empty" class="foot">
				{t('foot.empty')}
				<span> · {t('foot.nothing')}</span>
			</p>
		);
	}
	if (held !== null && wouldSpook(shown, held)) {
		return (
			<p key="spooky" class="foot spooky">
				<b>{t('foot.isUnder', { card: DIFFICULTY[held], line })}</b>
				<span>{t('foot.spooksAll', { count: above.length + below.length })}</span>
			</p>
		);
	}
	const { cards, spooking } = spookRisk(shown);
	const count = spooking[habitat].length;
	return (
		<p key={`${line} ${count} ${cards.length}`} class="foot">
			<b>{t('foot.under', { line })}</b>
			<span> {t('foot.spooks')}</span>
			{helps.risk && (
				<>
					{' · '}
					<i class="short">{count}</i>
					<span>{count === 0 ? t('foot.none') : t('foot.of', { count, all: cards.length })}</span>
				</>
			)}
		</p>
	);
}
