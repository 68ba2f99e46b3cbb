import type { View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/photograph';
import { isSimultaneous } from '@shutterbox/photograph/rules/state';
import { useRef } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { Release } from '../../ui/Release.tsx';
import type { Decision } from './decision.ts';
import { isMove } from './draft.ts';
import { t } from './words.ts';

interface Props extends Pick<Decision, 'asked' | 'held'> {
	view: View<State>;
	latest: { readonly current: Decision };
}

/**
 * What may be done with what is held: let go of it, or make it so. Between decisions it is hidden rather than removed: to
 * remove a button that has just been pressed makes the browser look for another focus, in the middle of the answer.
 */
export function Aimed({ view, asked, held, latest }: Props) {
	const last = useRef(held);
	last.current = held ?? last.current;
	const shown = last.current;
	if (shown === null) return null;
	return (
		<div class="buttons" hidden={asked === null || held === null}>
			<Button
				kind="quiet"
				icon="close"
				label={t('dock.drop')}
				hint={t('dock.drop')}
				onPress={() => latest.current.hold(null)}
			/>
			{isMove(shown) && (
				<Release
					size="compact"
					bare
					verb={
						shown.type === 'pick'
							? t('dock.take', { count: shown.count })
							: t(isSimultaneous(view) ? 'dock.commit' : 'dock.wind')
					}
					onPress={() => latest.current.make(shown)}
				/>
			)}
		</div>
	);
}
