import {
	DIRECTIONS,
	doerOf,
	done,
	kindOf,
	NO_OBJECTIVE,
	objectiveId,
	replyOf,
	ritualWords,
	targetOf,
	tileName,
} from '@shutterbox/photoshoot/client';
import { Ruled } from '../../../table/RuleLink.tsx';
import { Release } from '../../../ui/Release.tsx';
import { mayPush, maySlide, photoOf, pushOf, undoOf } from '../draft.ts';
import { owedFor } from '../owed.ts';
import { trayOf } from '../tray.ts';
import { reason, t, voice } from '../words.ts';
import { Keyed } from './Keyed.tsx';
import type { PartProps } from './Part.tsx';
import { say } from './words.ts';

/** What photographers touch besides the tiles: the shutter, taking back, Joe's pushes, the rituals. */
export function Camera(props: PartProps) {
	const { view, draft, check, isOpen, isSliding, onSliding, onMove, at } = props;
	const photo = check(photoOf(view));
	const isEarly = photo?.code === 'PST_TOO_SOON';
	return (
		<div class="camera">
			<div class="row">
				<Release
					size="large"
					verb={say('act.photo')}
					detail={
						view.open === NO_OBJECTIVE ? say('act.photoNone') : say('act.photoDetail', { id: objectiveId(view.open) })
					}
					shortcut="0"
					disabled={!isOpen || (photo !== null && !isEarly)}
					onPress={() => onMove(photoOf(view))}
				/>
				<Keyed
					label={say('act.undo')}
					shortcut="⌫"
					refusal={check(undoOf(view))}
					isBarred={!isOpen}
					onPress={() => onMove(undoOf(view))}
				/>
				{maySlide(view) && (
					<Keyed label={say('act.slide')} isPressed={isSliding} onPress={() => onSliding(!isSliding)} />
				)}
			</div>
			<p class="why">{photo && <Ruled game="photoshoot">{reason(photo)}</Ruled>}</p>
			{mayPush(view) && (
				<fieldset>
					<legend>{say('act.pushes')}</legend>
					<div class="row">
						{DIRECTIONS.map((dir) => {
							const move = pushOf(view, dir, draft, at);
							const refusal = check(move);
							return (
								<Keyed
									key={dir}
									label={say('act.push', { direction: t(`direction.${dir}`) })}
									refusal={refusal?.code === 'PST_TOO_SOON' ? null : refusal}
									isBarred={!isOpen}
									onPress={() => onMove(move)}
								/>
							);
						})}
					</div>
				</fieldset>
			)}
			<Tray {...props} />
			<OwedList {...props} />
		</div>
	);
}

function Tray({ view, seat, reader, check, isOpen, onMove }: PartProps) {
	const tray = trayOf(view, seat);
	const reply = replyOf(view, seat);
	return (
		<fieldset>
			<legend>{say('act.rituals')}</legend>
			<div class="rituals">
				{tray.length === 0 && <p>{say('act.ritualsNone')}</p>}
				{tray.map(({ move, key }) => {
					const isAsked = done(move.kind, seat, move.target) === reply?.ritual;
					const label = ritualWords(voice, reader, move.kind, move.target ?? null);
					return (
						<Keyed
							key={key}
							label={isAsked ? say('act.answer', { label }) : label}
							shortcut={key}
							isAsked={isAsked}
							refusal={check(move)}
							isBarred={!isOpen}
							onPress={() => onMove(move)}
						/>
					);
				})}
			</div>
		</fieldset>
	);
}

/** Where the table assists: what the chosen tile asks for before it is moved. */
function OwedList({ view, seat, reader, draft }: PartProps) {
	const tile = draft.picked === null ? null : view.cells[draft.picked];
	const owed = owedFor(view, seat, tile);
	if (owed.length === 0) return null;
	return (
		<div class="owed">
			<h3>{tile === null ? say('stage.owedPet') : say('stage.owed', { tile: tileName(voice, tile, 'acc') })}</h3>
			<ul>
				{owed.map(({ ritual, isDone }) => {
					const label = ritualWords(voice, reader, kindOf(ritual), targetOf(ritual));
					const words = say('stage.owedBy', { who: reader.names[doerOf(ritual)], ritual: label });
					return <li key={ritual}>{isDone ? say('stage.owedDone', { ritual: words }) : words}</li>;
				})}
			</ul>
		</div>
	);
}
