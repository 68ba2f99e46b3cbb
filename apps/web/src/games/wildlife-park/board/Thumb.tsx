import { isDie } from '@shutterbox/wildlife-park/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { type Source, spacesOf } from '../draft.ts';
import { Piece } from './Piece.tsx';
import type { Scene } from './scene.ts';
import type { ThingLook } from './things.ts';

interface Props extends Pick<Scene, 'shown' | 'own' | 'draft' | 'act'> {
	lookOf: (thing: string) => ThingLook;
	onPress: (thing: string) => void;
}

/** One window of a mount, by what lies in it. */
interface Opened {
	readonly things: readonly string[];
	readonly habitat: string | undefined;
	/** The mount at the left. */
	readonly isMine: boolean;
}

/** Where things are too small for a finger, its first tap shows all of their window large, where the thumb is. */
export function Thumb({ shown, own, draft, act, lookOf, onPress }: Props) {
	const ref = useRef<HTMLDivElement>(null);
	const [opened, open] = useState<Opened | null>(null);
	useEffect(() => {
		const board = ref.current?.closest<HTMLElement>('.wildlife');
		const listening = new AbortController();
		const on = <K extends 'click' | 'pointerdown'>(type: K, listen: (event: HTMLElementEventMap[K]) => void) =>
			board?.addEventListener(type, listen, { signal: listening.signal, capture: true });
		on('click', (event) => {
			const window = event instanceof PointerEvent && event.pointerType === 'touch' ? windowAt(event.target) : null;
			if (window === null) return;
			event.stopImmediatePropagation();
			open(window);
		});
		on('pointerdown', ({ target }) => {
			if (target instanceof Element && target.closest('.thumb') === null) open(null);
		});
		return () => listening.abort();
	}, []);
	// Once one of them is in hand, the map is looked at.
	useEffect(() => open(null), [draft.hand, act?.id, shown]);
	return (
		<div class={classNames('thumb', opened && 'open', opened?.isMine && 'mine')} ref={ref} data-h={opened?.habitat}>
			{opened?.things.map((thing) => {
				const [source, space] = thing.split(' ') as [Source, string];
				const item = spacesOf(shown, own, source).find((each) => each.space === space)?.item;
				return item === undefined ? null : (
					<span key={thing}>
						<Piece
							{...{ item, thing, onPress }}
							kind={isDie(item) ? 'die' : 'tile'}
							place="only"
							look={lookOf(thing)}
						/>
					</span>
				);
			})}
		</div>
	);
}

/** What lies alone is pressed itself: there is nothing beside it to be pressed instead. */
function windowAt(target: EventTarget | null): Opened | null {
	const window = target instanceof Element ? target.closest<HTMLElement>('.mount .window') : null;
	if (!window || getComputedStyle(window).getPropertyValue('--thumb') === '') return null;
	const things = [...window.querySelectorAll<HTMLElement>('[data-source]')].flatMap(
		({ dataset }) => dataset.source ?? [],
	);
	if (things.length < 2) return null;
	return { things, habitat: window.dataset.h, isMine: window.closest('.mine') !== null };
}
