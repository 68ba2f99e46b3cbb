import { MAX_TAKE } from '@shutterbox/photograph/rules/components';
import { Icon } from '../../ui/Icon.tsx';
import { memo } from '../../ui/memo.tsx';
import { watched } from '../../ui/watched.ts';
import type { Decision } from './decision.ts';
import { type Check, oneMore, type Side } from './draft.ts';
import { t } from './words.ts';

/** What acts for a part that was drawn some time ago. */
export type Latest = { readonly current: { readonly check: Check; readonly decision: Decision } };

/** As many cards as one pick may take. */
export const PULLS = Array.from({ length: MAX_TAKE }, (_, i) => i + 1);

const isByFinger = watched('(pointer: coarse)');

interface Props {
	row: number;
	side: Side;
	/** As many cards as may be taken from here; 0 if none. */
	most: number;
	/** As many as wait for a second press. */
	chosen: number | null;
	latest: Latest;
}

/** Beside a row: for pointers and keys one number per pick, for fingers one handle that takes one more at each touch. */
export const Pulls = memo<Props>((props) => (
	<span class={`pulls ${props.side}`} data-beside>
		{props.side === 'left' && <small aria-hidden="true">{props.row + 1}</small>}
		{isByFinger.value ? <Handle {...props} /> : <Counts {...props} />}
	</span>
));

/** A number that is not open is hidden rather than removed: they all come and go whenever a turn begins or ends. */
function Counts({ row, side, most, latest }: Props) {
	return (
		<span class="counts">
			{PULLS.map((count) => {
				const pick = { type: 'pick', row, side, count } as const;
				return (
					<button
						key={count}
						type="button"
						class={count > most ? 'shut' : ''}
						data-cell={`pull ${row} ${side} ${count}`}
						aria-label={t('field.pull', { count, side, row: row + 1 })}
						onPointerEnter={() => latest.current.decision.aim(pick)}
						onPointerLeave={() => latest.current.decision.aim(null)}
						onFocus={() => latest.current.decision.aim(pick)}
						onBlur={() => latest.current.decision.aim(null)}
						onClick={() => latest.current.decision.choose(pick)}
					>
						{count}
					</button>
				);
			})}
		</span>
	);
}

function Handle({ row, side, most, chosen, latest }: Props) {
	const more = t('field.more', { side, row: row + 1 });
	const takeOneMore = () => {
		const { check, decision } = latest.current;
		decision.hold(oneMore(check, row, side, decision.held));
	};
	return (
		<button
			type="button"
			class="handle"
			data-cell={`handle ${row} ${side}`}
			aria-label={chosen === null ? more : `${chosen}. ${more}`}
			aria-disabled={most === 0}
			onClick={() => most > 0 && takeOneMore()}
		>
			{chosen === null ? <Icon name={side === 'left' ? 'next' : 'back'} size={18} /> : <b>{chosen}</b>}
		</button>
	);
}
