import type { Reader, Seat } from '@shutterbox/kernel';
import { isPhotographer, judges, lastSeen, type Move, type State } from '@shutterbox/photoshoot/client';
import { Ruled } from '../../../table/RuleLink.tsx';
import type { Check, Draft } from '../draft.ts';
import { isReady, mainMove } from '../main-move.ts';
import { reason, voice } from '../words.ts';
import { Calls } from './Calls.tsx';
import { Camera } from './Camera.tsx';
import { Keyed } from './Keyed.tsx';
import { say } from './words.ts';

export interface PartProps {
	view: State;
	seat: Seat;
	reader: Reader;
	draft: Draft;
	check: Check;
	at: number;
	/** Nothing is on its way. */
	isOpen: boolean;
	/** Keeps every tile on the table. */
	isSliding: boolean;
	onSliding: (isSliding: boolean) => void;
	onMove: (move: Move) => void;
}

/** What this seat can do in this round, each thing always in its place. */
export function Part(props: PartProps) {
	const { view, seat, reader } = props;
	const [shoots, controls] = [isPhotographer(view, seat), judges(view, seat)];
	const title = shoots ? (controls ? 'part.both' : 'part.photographer') : 'part.control';
	return (
		<section class="part" aria-labelledby="part-title">
			<h2 id="part-title">{say(title)}</h2>
			<p class="last">
				<b>{say('part.last')}:</b> {lastSeen(voice, reader, view) ?? say('part.lastNone')}
			</p>
			<Main {...props} />
			{shoots && <Camera {...props} />}
			{controls && <Calls {...props} />}
		</section>
	);
}

/** The one thing the phase waits for, if it waits for anything: ready, the hourglass, going on, approval. */
function Main({ view, seat, check, isOpen, onMove }: PartProps) {
	const move = mainMove(view, seat);
	if (move === null) return <div class="main" />;
	const refusal = check(move);
	const isDone = move.type === 'ready' && isReady(view, seat);
	return (
		<div class="main">
			<Keyed
				kind="main"
				label={say(isDone ? 'act.isReady' : `act.${move.type}`)}
				{...(move.type === 'ok' && { shortcut: 'O' })}
				refusal={refusal}
				isBarred={!isOpen || isDone}
				onPress={() => onMove(move)}
			/>
			<p class="why">{refusal && <Ruled game="photoshoot">{reason(refusal)}</Ruled>}</p>
		</div>
	);
}
