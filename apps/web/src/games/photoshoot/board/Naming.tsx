import { EFFECTS, wrongWords } from '@shutterbox/photoshoot/client';
import { useEffect, useRef } from 'preact/hooks';
import { pointsOf } from '../points.ts';
import { t, voice } from '../words.ts';
import { keyOfReason } from './board-keys.ts';
import { cardTitle } from './card-title.ts';
import type { DeskProps } from './Desk.tsx';
import { Pad, Reason, Reasons } from './parts/Pad.tsx';
import { say } from './words.ts';

/** The reasons: the cards held, and the kinds of mistake. The focus goes to the first, and back when one is named. */
export function Naming({ scene, hands }: DeskProps) {
	const points = pointsOf(scene.view);
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const before = document.activeElement;
		const studio = ref.current?.closest('.studio');
		ref.current?.querySelector('button')?.focus();
		const goBack = () => {
			if (document.activeElement !== document.body) return;
			const back = before?.isConnected && before !== document.body ? before : studio?.querySelector('.pad .action');
			if (back instanceof HTMLElement) back.focus();
		};
		// When the reasons are gone.
		return () => queueMicrotask(goBack);
	}, []);
	return (
		<Pad kind="reasons" label={say('pad.label')}>
			<div class="naming" ref={ref}>
				<Reasons label={say('pad.reasons')} count={points.length}>
					{points.map((point, i) => {
						const card = EFFECTS.find(({ id }) => id === point.effect);
						const reason = point.kind === 'effect' ? card?.id : point.kind;
						if (reason === undefined) return null;
						return (
							<Reason
								key={reason}
								reason={reason}
								word={card ? t(`effect.${card.id}`) : say(`reason.${point.kind as 'swap'}`)}
								title={card ? cardTitle(card.id) : wrongWords(voice, point.kind, null)}
								shortcut={keyOfReason(i)}
								onClick={() => hands.make(point)}
							/>
						);
					})}
				</Reasons>
			</div>
		</Pad>
	);
}
