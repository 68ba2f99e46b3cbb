import type { TableView } from '@shutterbox/table';
import { t } from '../../i18n/table.ts';
import type { Intent } from '../../match/port.ts';
import { Release } from '../../ui/Release.tsx';
import type { GameKit } from '../game-kit.ts';
import { type Agreed, changedTerms } from './term-words.ts';
import { agreedAs } from './use-agreed.ts';

interface Props {
	table: TableView;
	seat: number;
	kit: GameKit;
	/** What was agreed to before. */
	before: Agreed | null;
	isSending: boolean;
	onSend: (intent: Intent) => void;
}

/** The host has changed what was agreed: what it was and is, and the one button that agrees to it. */
export function NewTerms({ table, seat, kit, before, isSending, onSend }: Props) {
	const changes = before ? changedTerms(before, agreedAs(table, seat), kit) : [];
	return (
		<section class="panel new-terms" aria-labelledby="new-terms">
			<div role="status">
				<h2 id="new-terms">{t('ready.title')}</h2>
				{changes.length === 0 && <p>{t(before ? 'ready.order' : 'ready.unseen')}</p>}
				<dl>
					{changes.map(({ id, title, from, to }) => (
						<div key={id}>
							<dt>{title}</dt>
							<dd>
								<span class="aloud">{t('ready.was')} </span>
								<del>{from}</del> <span aria-hidden="true">→</span> <span class="aloud">{t('ready.is')} </span>
								<ins>{to}</ins>
							</dd>
						</div>
					))}
				</dl>
			</div>
			<Release
				icon="check"
				verb={t('ready.agree')}
				detail={t('ready.agreeDetail')}
				disabled={isSending}
				onPress={() => onSend({ type: 'ready', terms: table.termsNumber })}
			/>
		</section>
	);
}
