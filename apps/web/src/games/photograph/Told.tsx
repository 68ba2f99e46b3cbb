import { Tag } from './Card.tsx';
import type { Shot } from './draft.ts';
import { signed } from './names.ts';
import { t } from './words.ts';

/** A shot as it would come out, and what it would bring: `brown 10 starts a film, +4`. */
export function Told({ shot }: { shot: Shot }) {
	return (
		<>
			<Tag card={shot.card} blurred={shot.blur !== null}>
				{t('dock.blur')}
			</Tag>{' '}
			{reasonOf(shot)}
		</>
	);
}

function reasonOf({ blur, goodShot, sharp, change }: Shot): string {
	const points = signed(change);
	if (blur !== null) return `${t(`why.${blur}`)}, ${points}`;
	if (goodShot) return `${t('why.goodShot')}, ${points}`;
	return `${sharp === 1 ? t('why.starts') : t('why.sharp', { count: sharp })}, ${points}`;
}
