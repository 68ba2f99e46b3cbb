import { useSignal } from '@preact/signals';
import { isRecordProblem, parseRecord, type RecordProblem } from '@shutterbox/kernel';
import { useEffect } from 'preact/hooks';
import { isBotName } from '../../cast/bots.ts';
import { t } from '../../i18n/table.ts';
import { ReplayMatch } from '../../match/replay.ts';
import { ask } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { bringGame } from '../../table/game-kit.ts';
import { askOnce } from '../../table/local/open.ts';
import { Notice, Opening } from '../../table/Messages.tsx';
import { DropRecord } from '../../table/replay/DropRecord.tsx';
import { ReplayDesk } from '../../table/replay/ReplayDesk.tsx';
import { Button } from '../../ui/Button.tsx';
import '../../table/table.css';
import '../../table/replay/replay.css';

type Shown =
	| { readonly is: 'asking' }
	| { readonly is: 'coming' }
	| { readonly is: 'here'; readonly match: ReplayMatch }
	| { readonly is: 'broken'; readonly problem: RecordProblem }
	| { readonly is: 'absent'; readonly why: string };

/** A finished match of the server, of this device, or out of a file. */
export function Screen({ parts: { table, local }, query }: ScreenProps) {
	const shown = useSignal<Shown>({ is: table || local ? 'coming' : 'asking' });
	const show = async (text: string) => {
		shown.value = await opened(text);
	};
	useEffect(() => {
		shown.value = { is: table || local ? 'coming' : 'asking' };
		const found = local ? ofThisDevice(local) : table ? ofServer(table) : null;
		found?.catch(absent).then((now) => {
			if (now.is === 'here') now.match.seek(momentIn(query));
			shown.value = now;
		});
		return () => {
			const now = shown.peek();
			if (now.is === 'here') now.match.close();
		};
	}, [table, local]);
	const now = shown.value;
	switch (now.is) {
		case 'coming':
			return <Opening />;
		case 'here':
			return <ReplayDesk match={now.match} />;
		case 'absent':
			return (
				<Notice title={t('replay.absentTitle')} actions={<Button href="/lobby">{t('go.lobby')}</Button>}>
					{now.why}
				</Notice>
			);
		case 'asking':
		case 'broken':
			return <DropRecord problem={now.is === 'broken' ? now.problem : null} onText={show} />;
	}
}

/** `?at=23`: the entry a link leads to; the beginning where it names none. */
function momentIn(query: string): number {
	const at = Number(new URLSearchParams(query).get('at'));
	return Number.isInteger(at) ? at : 0;
}

/** Plays a record through, with the rules it names. */
async function opened(text: string): Promise<Shown> {
	const record = parseRecord(text);
	if (isRecordProblem(record)) return { is: 'broken', problem: record };
	const kit = await bringGame(record.header.game);
	const match = ReplayMatch.open(text, (id) => (id === kit?.rules.meta.id ? kit.rules : undefined), {
		after(milliseconds, act) {
			const timer = setTimeout(act, milliseconds);
			return () => clearTimeout(timer);
		},
		isBot: isBotName,
	});
	return isRecordProblem(match) ? { is: 'broken', problem: match } : { is: 'here', match };
}

async function ofThisDevice(table: string): Promise<Shown> {
	const text = await askOnce((worker) => worker.ask({ type: 'recordOf', table }));
	return text === null ? absent() : opened(text);
}

async function ofServer(table: string): Promise<Shown> {
	const answer = await ask('record', { params: { table } });
	if ('value' in answer) return opened(answer.value);
	const { problem } = answer;
	const isAbsent = problem.kind === 'refused' && ['NOT_FOUND', 'WRONG_STAGE'].includes(problem.code);
	return isAbsent ? absent() : { is: 'absent', why: problemWords(problem) };
}

function absent(): Shown {
	return { is: 'absent', why: t('replay.absentText') };
}
