import type { Range } from '../draft.ts';
import { t } from '../words.ts';

interface Props {
	/** What is counted, where: `Dice on Meerkat`. */
	label: string;
	/** The same in one word, for those who see where it stands. */
	short: string;
	value: number;
	range: Range;
	isOpen: boolean;
	onChange: (value: number) => void;
}

/** A number with a button on either side. Arrow keys change it too, so the buttons are no stops for the keyboard. */
export function Stepper({ label, short, value, range, isOpen, onChange }: Props) {
	const { min, max } = range;
	const isIdle = min === max && value === min;
	const change = (to: number) => {
		if (isOpen) onChange(Math.min(max, Math.max(min, Math.round(to) || 0)));
	};
	return (
		<div class="steps">
			<span class="short" aria-hidden="true">
				{short}
			</span>
			<button
				type="button"
				class="button bare"
				tabIndex={-1}
				aria-label={t('plan.less', { what: label })}
				aria-disabled={value <= min || !isOpen}
				onClick={() => change(value - 1)}
			>
				−
			</button>
			<input
				type="number"
				inputMode="numeric"
				aria-label={label}
				min={min}
				max={max}
				value={value}
				readOnly={isIdle || !isOpen}
				onInput={(event) => {
					change(event.currentTarget.valueAsNumber);
					event.currentTarget.value = String(Math.min(max, Math.max(min, event.currentTarget.valueAsNumber || 0)));
				}}
			/>
			<button
				type="button"
				class="button bare"
				tabIndex={-1}
				aria-label={t('plan.more', { what: label })}
				aria-disabled={value >= max || !isOpen}
				onClick={() => change(value + 1)}
			>
				+
			</button>
		</div>
	);
}
