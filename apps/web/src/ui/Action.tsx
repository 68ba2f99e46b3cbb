import type { Refusal } from '@shutterbox/kernel';
import { useId } from 'preact/hooks';
import { classNames } from './class-names.ts';
import { Release } from './Release.tsx';

export interface ActionProps {
	verb: string;
	/** What follows. */
	detail: string;
	/** What the rules say to it. */
	refused: Refusal | null;
	/** The game's own words for it. */
	reason: (refusal: Refusal) => string;
	/** Moves may be made. */
	isOpen: boolean;
	onPress: () => void;
	/** The filled button of its group. */
	isMain?: boolean;
	/** Cannot be taken back: a roll, a flip. */
	isFinal?: boolean;
}

/** One thing to do, with what follows from it, or why it cannot be done. A refused one can still be reached and read. */
export function Action({ verb, detail, refused, reason, isOpen, onPress, isMain, isFinal }: ActionProps) {
	const id = useId();
	const isDisabled = refused !== null || !isOpen;
	const words = refused ? reason(refused) : detail;
	if (isFinal && refused === null) {
		return (
			<div class="action final">
				<Release size="compact" verb={verb} detail={words} disabled={isDisabled} onPress={onPress} />
			</div>
		);
	}
	return (
		<div class="action">
			<button
				type="button"
				class={classNames('button', isMain && 'main')}
				aria-disabled={isDisabled}
				aria-describedby={id}
				onClick={() => !isDisabled && onPress()}
			>
				{verb}
			</button>
			<p id={id} class={classNames(refused && 'refused')}>
				{words}
			</p>
		</div>
	);
}
