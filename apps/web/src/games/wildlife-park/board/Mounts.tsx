import { isSolo } from '@shutterbox/wildlife-park/client';
import type { Source } from '../draft.ts';
import { t } from '../words.ts';
import { Crew } from './Crew.tsx';
import { Display } from './Display.tsx';
import { isFitting, moveOf } from './drafting.ts';
import { Thumb } from './late-parts.ts';
import { displayNote, soloNote, supplyNote, takenNote } from './notes.ts';
import { SoloSupply } from './SoloSupply.tsx';
import { NextBoard, Supply } from './Supply.tsx';
import type { Scene } from './scene.ts';
import { lookOf, rollingIn } from './things.ts';

interface Props extends Scene {
	onPress: (thing: string) => void;
	/** The pointer or the focus is on something that could be taken. */
	onGlance: (thing: string | null) => void;
	/** Marks what fits nowhere yet. */
	hasCrosses: boolean;
}

/** What lies beside the park: mine at the left, what goes round at the right. */
export function Mounts({
	shown,
	own,
	seat,
	names,
	asked,
	draft,
	plan,
	check,
	act,
	onPress,
	onGlance,
	hasCrosses,
}: Props) {
	const park = plan?.park ?? shown.parks[own];
	const of = seat === null ? t('note.of', { name: names[own] }) : null;
	const rolling = rollingIn(act);
	const isPlanned = seat !== null && act === null && asked === null && moveOf(shown, own, draft, check) !== null;
	const takenFrom = (source: Source) => (isPlanned ? takenNote(shown, own, draft, source) : null);
	const coming = act?.event.type === 'boardsPassed' ? t('note.comes', { number: act.event.supplyBoards[own] }) : null;
	// While the entrance scores nothing can be taken yet, whatever is asked next.
	const open = act?.event.type === 'entranceScored' ? 'workers' : asked;
	const look = (thing: string) =>
		lookOf({ view: shown, own, asked: open, draft, isPlanned, park, rolling, hasCrosses }, thing);
	const mount = {
		shown: plan?.display ? { ...shown, displays: shown.displays.with(own, [...plan.display]) } : shown,
		own,
	};
	const solo = (side: 'left' | 'right') => (
		<SoloSupply
			{...mount}
			{...{ side, onPress }}
			lookOf={look}
			note={soloNote(shown, open, draft, side)}
			isOn={draft.kind ? (draft.kind === 'die') === (side === 'left') : shown.solo?.side === side}
			onSide={asked === 'declare' ? () => onPress(`side ${side}`) : null}
		/>
	);
	const glance = {
		onPointerOver: ({ target, pointerType }: PointerEvent) => pointerType === 'mouse' && onGlance(thingAt(target)),
		onPointerLeave: () => onGlance(null),
		onFocusIn: ({ target }: FocusEvent) => onGlance(thingAt(target)),
		onFocusOut: () => onGlance(null),
	};
	return (
		<>
			<div class="mount mine" {...glance}>
				<Display
					{...mount}
					title={t(seat === null ? 'display.theirs' : 'display.title')}
					note={of ?? takenFrom('display') ?? displayNote(shown, open, draft)}
					lookOf={look}
					onPress={onPress}
				/>
				<Crew
					unused={plan?.workers ?? shown.workers[own]}
					held={draft.hand?.kind === 'worker' ? draft.hand.token : draft.saviour}
					fitting={(token) => asked !== null && isFitting(shown, own, draft, token)}
					onPress={onPress}
				/>
			</div>
			<div class="mount round" {...glance}>
				{isSolo(shown) ? (
					<>
						{solo('left')}
						{solo('right')}
					</>
				) : (
					<>
						<Supply
							{...mount}
							note={of ?? coming ?? takenFrom('supply') ?? supplyNote(shown, open)}
							lookOf={look}
							onPress={onPress}
						/>
						<NextBoard shown={shown} own={own} names={names} />
					</>
				)}
			</div>
			<Thumb {...{ shown, own, draft, act, onPress }} lookOf={look} />
		</>
	);
}

function thingAt(target: EventTarget | null): string | null {
	return (target instanceof Element && target.closest<HTMLElement>('[data-source]')?.dataset.source) || null;
}
