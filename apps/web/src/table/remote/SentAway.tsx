import { useSignal } from '@preact/signals';
import type { SeatView } from '@shutterbox/table';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/table.ts';
import { ask, type Reply } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { Typed } from '../../ui/Typed.tsx';

/** Whom the host has sent away, and how to let them back in; nothing where nobody was. */
export function SentAway({ table, seats }: { table: string; seats: readonly SeatView[] }) {
	const people = useSignal<Reply<'kicks'>>([]);
	const problem = useSignal<string | null>(null);
	const seated = seats.map(({ who }) => who).join(' ');
	useEffect(() => {
		let isWanted = true;
		ask('kicks', { params: { table } }).then((answer) => {
			if (isWanted && 'value' in answer) people.value = answer.value;
		});
		return () => {
			isWanted = false;
		};
	}, [table, seated]);
	const forgive = async (user: string) => {
		const answer = await ask('forgive', { params: { table, user } });
		problem.value = 'problem' in answer ? problemWords(answer.problem) : null;
		if ('value' in answer) people.value = people.value.filter(({ id }) => id !== user);
	};
	if (people.value.length === 0) return null;
	return (
		<section class="panel sent-away" aria-labelledby="sent-away">
			<h2 id="sent-away">{t('gather.sentAway')}</h2>
			<p>{t('gather.sentAwayText')}</p>
			<ul>
				{people.value.map(({ id, name }) => (
					<li key={id}>
						<b>
							<Typed>{name}</Typed>
						</b>
						<Button small onPress={() => forgive(id)}>
							{t('gather.forgive')}
							<span class="aloud">
								: <Typed>{name}</Typed>
							</span>
						</Button>
					</li>
				))}
			</ul>
			<p class="problem" role="alert">
				{problem.value}
			</p>
		</section>
	);
}
