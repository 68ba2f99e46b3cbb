import type { Refusal } from '@shutterbox/kernel';
import {
	type Cell,
	cellName,
	EFFECTS,
	effectsInForce,
	isFriend,
	type State,
	tileName,
} from '@shutterbox/photoshoot/client';
import { useRef, useState } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { type Check, type Draft, isJoePicked, keyOfCell, whyNotWith } from '../draft.ts';
import { reason, voice } from '../words.ts';
import { Portrait } from './Portrait.tsx';
import { say } from './words.ts';

interface Props {
	view: State;
	draft: Draft;
	check: Check;
	/** The viewer's hands are on this stage now. */
	isTouchable: boolean;
	onPick: (cell: Cell, isSlid: boolean) => void;
}

const SIDE = 3;
const ROWS = [0, 1, 2];
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
	ArrowUp: [0, -1],
	ArrowRight: [1, 0],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
};

/** Nine buttons in a square: arrow keys look around, two chosen tiles are swapped. */
export function Stage({ view, draft, check, isTouchable, onPick }: Props) {
	const grid = useRef<HTMLTableElement>(null);
	const [aimed, aim] = useState<Cell>(4);
	const [refused, refuse] = useState<{ readonly picked: Cell | null; readonly refusal: Refusal | null } | null>(null);
	const look = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (step === undefined || isJoePicked(view, draft)) return;
		event.preventDefault();
		const x = Math.min(Math.max((aimed % SIDE) + step[0], 0), SIDE - 1);
		const y = Math.min(Math.max(Math.floor(aimed / SIDE) + step[1], 0), SIDE - 1);
		const cell = y * SIDE + x;
		aim(cell);
		grid.current?.querySelector<HTMLButtonElement>(`[data-cell="${cell}"]`)?.focus();
	};
	const press = (cell: Cell, isSlid: boolean) => {
		const refusal = whyNotWith(check, view, draft, cell);
		refuse({ picked: draft.picked, refusal });
		aim(cell);
		if (isTouchable && refusal === null) onPick(cell, isSlid);
	};
	return (
		<section class="stage" aria-labelledby="stage-title">
			<h2 id="stage-title">{say('stage.title')}</h2>
			<table class="nine" aria-labelledby="stage-title" aria-describedby="stage-hint" ref={grid}>
				<tbody>
					{ROWS.map((y) => (
						<tr key={y}>
							{ROWS.map((x) => {
								const cell = y * SIDE + x;
								return (
									<td key={x}>
										<Tile
											{...{ view, draft, cell, isTouchable }}
											refusal={isTouchable ? whyNotWith(check, view, draft, cell) : null}
											isAimed={cell === aimed}
											onLook={look}
											onPress={(isSlid) => press(cell, isSlid)}
										/>
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
			<p class="hint" id="stage-hint">
				{hint(view, draft, isTouchable, refused?.picked === draft.picked ? refused.refusal : null)}
			</p>
		</section>
	);
}

interface TileProps {
	view: State;
	draft: Draft;
	cell: Cell;
	isTouchable: boolean;
	refusal: Refusal | null;
	isAimed: boolean;
	onLook: (event: KeyboardEvent) => void;
	onPress: (isSlid: boolean) => void;
}

function Tile({ view, draft, cell, isTouchable, refusal, isAimed, onLook, onPress }: TileProps) {
	const tile = view.cells[cell];
	const isActive = effectsInForce(view).some((effect) => EFFECTS[effect].tile === tile);
	const isPicked = draft.picked === cell;
	return (
		<button
			type="button"
			data-cell={cell}
			class={classNames('tile', isActive && 'active', isFriend(tile) && 'friend', isPicked && 'picked')}
			tabIndex={isAimed ? 0 : -1}
			aria-pressed={isPicked}
			aria-disabled={!isTouchable || refusal !== null}
			title={refusal ? reason(refusal) : undefined}
			onKeyDown={onLook}
			onClick={(event) => onPress(event.shiftKey)}
		>
			<Portrait tile={tile} />
			<span key={`name ${tile}`} class="name">
				{tileName(voice, tile)}
			</span>
			<span class="aloud">{`, ${cellName(voice, cell)}, ${say('stage.key', { key: keyOfCell(cell) })}`}</span>
			<span key={`marks ${tile} ${isActive}`} class="marks">
				{isFriend(tile) && <span class="mark">{say('stage.friend')}</span>}
				{isActive && <span class="mark effect">{say('stage.effect')}</span>}
			</span>
			<span class="key" aria-hidden="true">
				{keyOfCell(cell)}
			</span>
		</button>
	);
}

/** One line below the stage: why not, what is in hand, or what can be done. */
function hint(view: State, draft: Draft, isTouchable: boolean, refused: Refusal | null): string {
	if (draft.waiting.length > 0) return say('stage.waits');
	if (!isTouchable) return say('stage.hintWatch');
	if (draft.picked !== null) {
		if (refused) return reason(refused);
		return isJoePicked(view, draft)
			? say('stage.pickedJoe')
			: say('stage.picked', { tile: tileName(voice, view.cells[draft.picked]) });
	}
	return say(view.phase === 'repair' ? 'stage.hintRepair' : 'stage.hint');
}
