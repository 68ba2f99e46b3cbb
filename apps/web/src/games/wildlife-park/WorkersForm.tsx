import type { Seat } from '@shutterbox/kernel';
import {
	type Move,
	type State,
	type Worker,
	type WorkerChange,
	whatWorkersChange,
	workerName,
	workersForecast,
	workersIn,
} from '@shutterbox/wildlife-park/client';
import { useId, useState } from 'preact/hooks';
import { Action } from '../../ui/Action.tsx';
import type { BoardProps } from '../game-ui.ts';
import { say } from './text-words.ts';
import { capitalised, reason, t, voice } from './words.ts';
import { changesOf, type JobOffer, jobsOf, type WorkerDraft } from './worker-draft.ts';

type Props = BoardProps<State, Move> & { seat: Seat };

/** At the end of a round: what each unused worker does. */
export function WorkersForm(props: Props) {
	const { view, seat, check, submit, isOpen } = props;
	const [draft, setDraft] = useState<WorkerDraft>({});
	const changes = changesOf(draft);
	const move: Move = { type: 'workers', changes };
	const isNone = changes.length === 0;
	return (
		<>
			{workersIn(view.workers[seat]).map((token) => (
				<JobChoice key={token} {...props} token={token} draft={draft} setDraft={setDraft} />
			))}
			<Action
				reason={reason}
				isMain
				verb={say(isNone ? 'workers.none' : 'workers.verb')}
				detail={effectWords(props, changes)}
				refused={check(move)}
				isOpen={isOpen}
				onPress={() => submit(move)}
			/>
		</>
	);
}

interface JobProps extends Props {
	token: Worker;
	draft: WorkerDraft;
	setDraft: (draft: WorkerDraft) => void;
}

/** One worker: it rests, or turns a die. What the rules refuse says why. */
function JobChoice({ view, seat, check, isOpen, token, draft, setDraft }: JobProps) {
	const id = useId();
	const { [token]: now, ...others } = draft;
	const jobs = jobsOf(view, seat, draft, token, check);
	const keyOf = ({ hex, delta }: { hex: string; delta: number }) => `${hex} ${delta}`;
	return (
		<div class="job">
			<label for={id}>{capitalised(workerName(voice, token))}</label>
			<select
				id={id}
				class="select"
				value={now ? keyOf(now) : ''}
				onChange={({ currentTarget }) => {
					const job = jobs.find((each) => keyOf(each) === currentTarget.value);
					if (isOpen) setDraft(job ? { ...others, [token]: { hex: job.hex, delta: job.delta } } : others);
				}}
			>
				<option value="">{say('workers.keep')}</option>
				{jobs.map((job) => (
					<option key={keyOf(job)} value={keyOf(job)} disabled={job.refused !== null}>
						{jobWords(job)}
					</option>
				))}
			</select>
		</div>
	);
}

function jobWords({ hex, colour, from, to, refused }: JobOffer): string {
	const offer = say('workers.offer', { hex, colour: t(`colour.${colour}`), from, to });
	return refused ? say('workers.refused', { offer, reason: reason(refused) }) : offer;
}

function effectWords({ view, seat }: Props, changes: readonly WorkerChange[]): string {
	const change = whatWorkersChange(view, seat, changes);
	return 'code' in change ? '' : workersForecast(voice, view.parks[seat], changes, change);
}
