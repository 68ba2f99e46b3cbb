import type { View } from '@shutterbox/kernel';
import { isSimultaneous, type State } from '@shutterbox/photograph/client';
import { Button } from '../../ui/Button.tsx';
import { Release } from '../../ui/Release.tsx';
import type { Decision } from './decision.ts';
import { isMove } from './draft.ts';
import { t } from './words.ts';

interface Props extends Pick<Decision, 'asked' | 'held' | 'deeds'> {
	view: View<State>;
}

/** What may be done with what is held: let go of it, or make it so. */
export function Aimed({ view, asked, held, deeds }: Props) {
	if (asked === null || held === null) return null;
	return (
		<div class="buttons">
			<Button kind="quiet" icon="close" label={t('dock.drop')} hint={t('dock.drop')} onPress={() => deeds.hold(null)} />
			{isMove(held) && (
				<Release
					size="compact"
					bare
					verb={
						held.type === 'pick'
							? t('dock.take', { count: held.count })
							: t(isSimultaneous(view) ? 'dock.commit' : 'dock.wind')
					}
					onPress={() => deeds.make(held)}
				/>
			)}
		</div>
	);
}
