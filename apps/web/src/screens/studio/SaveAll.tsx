import { useSignal } from '@preact/signals';
import { askOnce } from '../../table/local/open.ts';
import { saveFile } from '../../table/save-file.ts';
import { tell } from '../../ui/Toast.tsx';
import type { PastMatch } from './past.ts';
import { t } from './words.ts';

/** Everything in the list as one file; of matches that only this device keeps, the records too. */
export function SaveAll({ matches }: { matches: readonly PastMatch[] }) {
	const isBusy = useSignal(false);
	if (matches.length === 0) return null;
	const save = async () => {
		if (isBusy.peek()) return;
		isBusy.value = true;
		try {
			saveFile('shutterbox-my-matches.json', new Blob([await fileOf(matches)], { type: 'application/json' }));
		} catch {
			tell({ text: t('save.failed') });
		}
		isBusy.value = false;
	};
	return (
		<button type="button" class="as-link" aria-disabled={isBusy.value} onClick={save}>
			{t('save.all')}
		</button>
	);
}

async function fileOf(matches: readonly PastMatch[]): Promise<string> {
	const lines = await askOnce(async (worker) => {
		const found: unknown[] = [];
		for (const { id: _, finished, ...match } of matches) {
			const isKeptHere = match.home === 'device';
			const record = isKeptHere ? await worker.ask({ type: 'recordOf', table: match.table }) : undefined;
			found.push({ ...match, finished: new Date(finished).toISOString(), record });
		}
		return found;
	});
	return JSON.stringify({ matches: lines }, null, '\t');
}
