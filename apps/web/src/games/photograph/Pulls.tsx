import { Icon } from '../../ui/Icon.tsx';
import { watched } from '../../ui/watched.ts';
import type { Deeds } from './decision.ts';
import { PULLS, type Side } from './draft.ts';
import { t } from './words.ts';

/** Fingers, and a window in which three numbers have no room one below the other. */
const takesMore = watched('(pointer: coarse), (max-height: 480px)');

interface Props {
	row: number;
	side: Side;
	/** As many cards as may be taken from here; 0 if none. */
	most: number;
	/** As many as wait for a second press; 0 if none do. */
	held: number;
	deeds: Deeds;
}

/** Beside a row: for pointers and keys one number per pick, for fingers and in low windows one handle that takes one more at each press. */
export function Pulls(props: Props) {
	return (
		<span class={`pulls ${props.side}`} data-beside>
			{props.side === 'left' && <small aria-hidden="true">{props.row + 1}</small>}
			{takesMore.value ? <Handle {...props} /> : <Counts {...props} />}
		</span>
	);
}

/** A number that is not open is hidden rather than removed: they all come and go whenever a turn begins or ends. */
function Counts({ row, side, most, deeds }: Props) {
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
						onPointerEnter={() => deeds.aim(pick)}
						onPointerLeave={() => deeds.aim(null)}
						onFocus={() => deeds.aim(pick)}
						onBlur={() => deeds.aim(null)}
						onClick={() => deeds.choose(pick)}
					>
						{count}
					</button>
				);
			})}
		</span>
	);
}

/** After the most that may be taken it begins again with one. */
function Handle({ row, side, most, held, deeds }: Props) {
	const more = t('field.more', { side, row: row + 1 });
	const count = held < most ? held + 1 : 1;
	return (
		<button
			type="button"
			class="handle"
			data-cell={`handle ${row} ${side}`}
			aria-label={held === 0 ? more : `${held}. ${more}`}
			aria-disabled={most === 0}
			onClick={() => most > 0 && deeds.hold({ type: 'pick', row, side, count })}
		>
			{held === 0 ? <Icon name={side === 'left' ? 'next' : 'back'} size={18} /> : <b>{held}</b>}
		</button>
	);
}
