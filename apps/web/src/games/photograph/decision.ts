/** Photograph's question: which cards to take, then which card to wind where. */
import type { Move } from '@shutterbox/photograph/client';
import {
	type Decision as AnyDecision,
	type Deeds as AnyDeeds,
	useDecision as useAnyDecision,
} from '../../board/decision.ts';
import type { Draft } from './draft.ts';
import type { PhotographProps } from './props.ts';

/** What is asked of the viewer now; null while others decide or a move is on its way. */
type Asked = 'pick' | 'wind' | null;
export type Deeds = AnyDeeds<Draft, Move>;

export interface Decision extends AnyDecision<Draft, Move> {
	readonly asked: Asked;
}

export function useDecision(props: PhotographProps): Decision {
	const { asksTwice, check, submit } = props;
	const asked = askedAt(props);
	const decision = useAnyDecision<Draft, Move>({
		id: questionOf(props),
		isAsked: asked !== null,
		asksTwice,
		check,
		submit,
		draftOf: (move) => move,
	});
	return { ...decision, asked };
}

/** The same until the viewer is asked something else. */
export function questionOf({ view, viewer }: Pick<PhotographProps, 'view' | 'viewer'>): string {
	const hand = viewer === 'spectator' ? [] : view.hands[viewer];
	return [view.phase, view.active, view.taken, ...hand].join();
}

function askedAt({ view, viewer, isOpen, toMove }: PhotographProps): Asked {
	const isMine = isOpen && viewer !== 'spectator' && toMove.includes(viewer);
	if (!isMine || view.phase === 'over') return null;
	return view.phase === 'pick' ? 'pick' : 'wind';
}
