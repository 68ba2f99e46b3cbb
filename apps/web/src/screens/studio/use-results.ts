import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { account, forget, hearMatches } from '../../server/account.ts';
import { type ApiProblem, ask, isStranger, type Reply } from '../../server/api.ts';

type Results = Reply<'playerMatches'>;

const PAGE = 100;
/** More are not asked for; the page says so. */
export const MOST_RESULTS = 2_000;

export interface Heard {
	/** As far as they are here; null before anything is known. */
	readonly results: Results | null;
	/** There are more than are asked for. */
	readonly isCut: boolean;
	/** Why the rest is missing. */
	readonly problem: ApiProblem | null;
	/** Asks once more. */
	again(): void;
}

/** The finished matches that the server keeps of whoever this is, all of them, page by page. */
export function useResults(): Heard {
	const heard = useSignal<Pick<Heard, 'results' | 'isCut' | 'problem'>>({ results: null, isCut: false, problem: null });
	const turn = useSignal(0);
	const now = account.value;
	const who = now.kind === 'somebody' ? now.me.id : now.kind;
	useEffect(() => {
		let isWanted = true;
		if (now.kind === 'somebody') {
			const show = (next: typeof heard.value) => {
				if (isWanted) heard.value = next;
				return isWanted;
			};
			askAll(show);
		} else if (now.kind !== 'unknown') {
			const problem = now.kind === 'unreachable' ? now.problem : null;
			heard.value = { results: [], isCut: false, problem };
		}
		return () => {
			isWanted = false;
		};
	}, [who, turn.value]);
	const again = () => {
		if (account.peek().kind === 'somebody') turn.value++;
		else hearMatches();
	};
	return { ...heard.value, again };
}

async function askAll(show: (heard: Pick<Heard, 'results' | 'isCut' | 'problem'>) => boolean): Promise<void> {
	let results: Results = [];
	for (let isCut = true; isCut; ) {
		const before = results.at(-1)?.finished;
		const query = before === undefined ? { limit: PAGE } : { limit: PAGE, before };
		const answer = await ask('playerMatches', { query });
		if ('problem' in answer) {
			show({ results, isCut: false, problem: answer.problem });
			if (isStranger(answer.problem)) forget();
			return;
		}
		results = [...results, ...answer.value];
		isCut = answer.value.length === PAGE && results.length < MOST_RESULTS;
		const isMore = answer.value.length === PAGE && !isCut;
		if (!show({ results, isCut: isMore, problem: null })) return;
	}
}
