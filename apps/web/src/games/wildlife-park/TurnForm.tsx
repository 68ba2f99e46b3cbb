import type { Seat } from '@shutterbox/kernel';
import { changeWords, forecast, type Move, NO_ITEM, type State } from '@shutterbox/wildlife-park/client';
import { Action } from '../../ui/Action.tsx';
import type { BoardProps } from '../game-ui.ts';
import {
	EMPTY_TURN,
	isComplete,
	itemOfDraft,
	moveOf,
	SOURCES,
	spacesOf,
	type TurnDraft,
	type TurnPreview,
	takingRefused,
	took,
} from './draft.ts';
import { ItemChoice } from './ItemChoice.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { say } from './text-words.ts';
import { reason, t, voice } from './words.ts';

export interface TurnProps extends BoardProps<State, Move> {
	seat: Seat;
	draft: TurnDraft;
	setDraft: (draft: TurnDraft) => void;
	preview: TurnPreview | null;
}

/** Take two items and place them, or one of the two where the table goes step by step. */
export function TurnForm(props: TurnProps) {
	const { view, seat, draft, setDraft, check, isOpen } = props;
	const isTaking = view.phase !== 'build';
	const isPlacing = view.phase !== 'choose';
	return (
		<>
			<div class="taking">
				{isTaking &&
					SOURCES.map((source) => (
						<ItemChoice
							key={source}
							type="radio"
							legend={say(`take.${source}`)}
							offers={spacesOf(view, seat, source).map(({ space, item }) => ({
								key: space,
								item,
								refused: takingRefused(view, seat, source, space, check),
							}))}
							chosen={[draft.taken[source] ?? '']}
							isOpen={isOpen}
							onChoose={(space) => setDraft(took(draft, source, space))}
						/>
					))}
				{isPlacing &&
					SOURCES.map((source) => {
						const item = itemOfDraft(view, seat, draft, source);
						return item === NO_ITEM ? null : (
							<PlaceForm key={`${source} ${draft.taken[source]}`} {...props} source={source} item={item} />
						);
					})}
			</div>
			<div class="finish">
				{isPlacing ? <Done {...props} /> : <Chosen {...props} />}
				<button type="button" class="button quiet" onClick={() => setDraft(EMPTY_TURN)}>
					{say('turn.clear')}
				</button>
			</div>
		</>
	);
}

function Done({ view, seat, draft, check, submit, isOpen, preview }: TurnProps) {
	const move = moveOf(view, seat, draft, check);
	const isReady = isComplete(view, draft) && move !== null;
	const open = say(view.phase === 'build' ? 'turn.openBuild' : 'turn.open');
	return (
		<Action
			reason={reason}
			isMain
			verb={say('turn.verb')}
			detail={isReady ? say('turn.detail', { change: gainWords(view, seat, preview) }) : open}
			refused={isReady ? check(move) : null}
			isOpen={isOpen && isReady}
			onPress={() => move && submit(move)}
		/>
	);
}

function gainWords(view: State, seat: Seat, preview: TurnPreview | null): string {
	if (preview === null) return t('forecast.none');
	return changeWords(voice, preview.change, preview.park.towers !== view.parks[seat].towers);
}

function Chosen({ view, seat, draft, check, submit, isOpen }: TurnProps) {
	const { supply, display } = draft.taken;
	const move = supply === null || display === null ? null : ({ type: 'choose', supply, display } as const);
	return (
		<Action
			reason={reason}
			isMain
			verb={say('choose.verb')}
			detail={move === null ? say('choose.open') : forecast(voice, view, seat, move)}
			refused={move && check(move)}
			isOpen={isOpen && move !== null}
			onPress={() => move && submit(move)}
		/>
	);
}
