import { useSignal } from '@preact/signals';
import { isRecordProblem, parseRecord } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';
import { isolated } from '../../i18n/isolated.ts';
import { t } from '../../i18n/table.ts';
import type { Check } from '../../local/checks.ts';
import { Button } from '../../ui/Button.tsx';
import { askOnce } from '../local/open.ts';
import { recordWords } from '../record-words.ts';

interface Props {
	record: () => Promise<string | null>;
	table: TableView;
	names: readonly string[];
}

interface Checked {
	readonly checks: readonly Check[];
	readonly salts: readonly (string | null)[];
}

/** What was promised before the first card, what was revealed at the end, and a button that checks the one by the other. */
export function Fairness({ record, table: { commitment, seed }, names }: Props) {
	const state = useSignal<Checked | 'working' | 'no record' | null>(null);
	const verify = async () => {
		state.value = 'working';
		const text = await record().catch(() => null);
		if (text === null) {
			state.value = 'no record';
			return;
		}
		const checks = await askOnce((worker) => worker.ask({ type: 'check', record: text, commitment }));
		const parsed = parseRecord(text);
		state.value = { checks, salts: isRecordProblem(parsed) ? [] : parsed.header.salts };
	};
	const now = state.value;
	return (
		<section class="panel fairness" aria-labelledby="fairness">
			<h2 id="fairness">{t('fair.title')}</h2>
			<p>{t('fair.text')}</p>
			<dl>
				<div>
					<dt>{t('fair.commitment')}</dt>
					<dd>
						<code>{commitment}</code>
					</dd>
				</div>
				{seed && (
					<div>
						<dt>{t('fair.seed')}</dt>
						<dd>
							<code>{seed}</code>
						</dd>
					</div>
				)}
			</dl>
			<Button disabled={now === 'working'} onPress={verify}>
				{t(now === 'working' ? 'fair.working' : 'fair.verify')}
			</Button>
			<div role="status">
				{now === 'no record' && <p>{t('result.noRecord')}</p>}
				{typeof now === 'object' && now !== null && <Checks {...now} names={names} />}
			</div>
		</section>
	);
}

function Checks({ checks, salts, names }: Checked & { names: readonly string[] }) {
	const given = salts.flatMap((salt, seat) => (salt === null ? [] : [`${names[seat] ?? seat}: ${isolated(salt)}`]));
	return (
		<>
			<ul class="checks">
				{checks.map(({ claim, result, problem }) => (
					<li key={claim} class={result.replace(' ', '-')}>
						<b>{t(`fair.${result === 'not reached' ? 'notReached' : result}`)}</b> {t(`fair.claim.${claim}`)}
						{problem && <p>{recordWords(problem)}</p>}
					</li>
				))}
			</ul>
			<p>{given.length === 0 ? t('fair.noSalts') : t('fair.salts', { list: given.join('; ') })}</p>
		</>
	);
}
