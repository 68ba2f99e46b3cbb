import type { Move, Release } from '@shutterbox/wildlife-park/client';
import { useRef, useState } from 'preact/hooks';
import { playSound } from '../../../board/sound-kit.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Release as Shutter } from '../../../ui/Release.tsx';
import { t } from '../words.ts';
import { EMPTY, handEmptied, isBlank, moveOf } from './drafting.ts';
import type { Scene } from './scene.ts';

interface Props extends Pick<Scene, 'shown' | 'own' | 'asked' | 'draft' | 'check' | 'deeds'> {
	/** What handing it in does. */
	release: Release;
	/** Lays out what a bot would do; absent where nobody is to be advised. */
	onHint: (() => void) | undefined;
	/** Every answer is asked for twice, as in correspondence; fingers are asked anyway. */
	asksTwice: boolean;
}

/** At the end of the line that says what to decide: ways back, and the way on. */
export function Dock(props: Props) {
	const { shown, own, asked, draft, check, deeds, asksTwice, release, onHint } = props;
	const { verb } = release;
	const pointer = useRef('mouse');
	const [armed, arm] = useState('');
	if (asked === null) return null;
	const move = moveOf(shown, own, draft, check);
	const isFine = move !== null && check(move) === null;
	const key = JSON.stringify(move);
	const keep = keepVerb(asked);
	const isUnmarked = isBlank({ ...draft, hand: null });
	const make = (made: Move) => {
		const isTwice = (asksTwice || pointer.current === 'touch') && !isRelease(asked);
		if (isTwice && armed !== key) return arm(key);
		playSound('shutter');
		deeds.make(made);
	};
	return (
		<div
			key={asked}
			class={classNames('dock', `for-${asked}`, !isBlank(draft) && 'drafted')}
			onPointerDownCapture={(event) => {
				pointer.current = event.pointerType;
			}}
			onKeyDownCapture={() => {
				pointer.current = 'keyboard';
			}}
		>
			{!isMarking(asked) && (
				<span class="back" data-blank={isBlank(draft) || undefined}>
					<Button
						kind="quiet"
						icon="undo"
						disabled={isBlank(draft)}
						onPress={() => deeds.hold(draft.hand === null ? EMPTY : handEmptied(draft))}
					>
						<span class="words">{t(draft.hand === null ? 'dock.startOver' : 'dock.putBack')}</span>
					</Button>
				</span>
			)}
			{onHint && (
				<span class="hint">
					<Button kind="quiet" icon="bulb" onPress={onHint}>
						<span class="words">{t('hint.ask')}</span>
					</Button>
				</span>
			)}
			{keep && (
				<span class="keep" data-blank={isUnmarked || undefined}>
					<Button disabled={isUnmarked} onPress={() => deeds.make(keeping(asked))}>
						{t(keep)}
					</Button>
				</span>
			)}
			{isRelease(asked) ? (
				<Shutter
					size="compact"
					icon="check"
					verb={verb}
					disabled={!isFine}
					onPress={() => move && isFine && deeds.make(move)}
				/>
			) : (
				<Button kind="main" icon="check" disabled={!isFine} onPress={() => move && isFine && make(move)}>
					{armed === key && armed !== 'null' ? t('dock.sure', { verb }) : verb}
				</Button>
			)}
		</div>
	);
}

type Question = NonNullable<Scene['asked']>;

/** Where things are marked, a second press takes the mark off. */
function isMarking(asked: Question): boolean {
	return asked === 'reroll' || asked === 'soloReroll' || asked === 'soloDiscard';
}

/** What nobody can take back: something is rolled, drawn or turned over. */
function isRelease(asked: Question): boolean {
	return isMarking(asked) || asked === 'declare';
}

/** The second button where something has been marked: to leave all as it is. */
function keepVerb(asked: Question) {
	switch (asked) {
		case 'reroll':
		case 'soloReroll':
		case 'soloDiscard':
		case 'workers':
			return 'keep.verb' as const;
		case 'swap':
			return 'swap.keep' as const;
		case 'protect':
			return 'protect.letGo' as const;
		default:
			return null;
	}
}

function keeping(asked: Question): Move {
	switch (asked) {
		case 'reroll':
			return { type: 'reroll', dice: [] };
		case 'soloReroll':
		case 'soloDiscard':
			return { type: asked, spaces: [] };
		case 'swap':
			return { type: 'swap', swap: null };
		case 'protect':
			return { type: 'protect', token: null };
		default:
			return { type: 'workers', changes: [] };
	}
}
