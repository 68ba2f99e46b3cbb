import type { BoardKey } from '../../games/game-ui.ts';
import { t } from '../../i18n/table.ts';
import { Sheet } from '../../ui/Dialog.tsx';
import { lettersOf } from './use-table-keys.ts';
import './menu.css';

interface Props {
	open: boolean;
	onClose: () => void;
	/** Of this board, as it is shown now. */
	keys: readonly BoardKey[];
	title: string;
}

const EVERYWHERE = ['T', 'R'] as const;

/** What the keyboard does here: first this board's keys, then those of every table. */
export function KeysSheet({ open, onClose, keys, title }: Props) {
	const taken = lettersOf(keys);
	const hasMenu = !taken.has('M');
	const letters = EVERYWHERE.flatMap((letter) => {
		const does = t(`keys.${letter}`);
		if (!taken.has(letter)) return [{ keys: letter, does }];
		return hasMenu ? [{ keys: `M ${letter}`, does }] : [];
	});
	const table: readonly BoardKey[] = [
		...(hasMenu ? [{ keys: 'M', does: t('keys.M') }] : []),
		...letters,
		...(taken.has('?') ? [] : [{ keys: '?', does: t('keys.help') }]),
		{ keys: 'Tab', does: t('keys.tab') },
		{ keys: 'Esc', does: t('keys.escape') },
	];
	return (
		<Sheet open={open} onClose={onClose} title={t('menu.keys')}>
			{keys.length > 0 && <List title={title} keys={keys} />}
			<List title={t('keys.table')} keys={table} />
		</Sheet>
	);
}

function List({ title, keys }: { title: string; keys: readonly BoardKey[] }) {
	return (
		<section class="key-list">
			<h3>{title}</h3>
			<dl>
				{keys.map(({ keys, does }) => (
					<div key={keys}>
						<dt>
							{keys.split(' ').map((key, i) => (
								<kbd key={i}>{key}</kbd>
							))}
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
