import type { Refusal, Seat } from '@shutterbox/kernel';
import { cardIn, MAX_TAKE, type Move, rowCount } from '@shutterbox/photograph/client';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { preview, type Side } from './draft.ts';
import { cardName, foreseenWords } from './names.ts';
import type { PhotographProps } from './props.ts';
import { spoken, t } from './words.ts';

type Props = PhotographProps & { readonly seat: Seat };

/** The decision as a form: what is chosen, what would follow, one button. */
export function TextDecision(props: Props) {
	const isAsked = props.isOpen && props.toMove.includes(props.seat) && props.view.phase !== 'over';
	return (
		<section aria-labelledby="photograph-decision">
			<h2 id="photograph-decision">{t('text.decision')}</h2>
			{!isAsked && <p>{t('text.waiting')}</p>}
			{isAsked && props.view.phase === 'pick' && <PickForm {...props} />}
			{isAsked && props.view.phase !== 'pick' && <WindForm key={props.view.hands[props.seat].join()} {...props} />}
		</section>
	);
}

function PickForm({ view, seat, check, submit }: Props) {
	const rows = Array.from({ length: rowCount(view) }, (_, i) => rowCount(view) - 1 - i);
	const legal = (row: number, side: Side, count: number) => check({ type: 'pick', row, side, count }) === null;
	const [row, setRow] = useState(() => rows.find((one) => legal(one, 'left', 1)) ?? 0);
	const [side, setSide] = useState<Side>('left');
	const [count, setCount] = useState(1);
	const move = { type: 'pick', row, side, count } as const;
	const draft = check(move) === null ? move : null;
	return (
		<MoveForm
			move={move}
			verb={t('text.take')}
			foreseen={foreseenWords(preview(view, seat, draft))}
			{...{ check, submit }}
		>
			<Choice
				label={t('text.chooseRow')}
				value={row}
				onChange={setRow}
				options={rows.map((one) => [one, String(one + 1)])}
			/>
			<Choice
				label={t('text.chooseSide')}
				value={side === 'left' ? 0 : 1}
				onChange={(value) => setSide(value === 0 ? 'left' : 'right')}
				options={[
					[0, t('text.left')],
					[1, t('text.right')],
				]}
			/>
			<Choice
				label={t('text.chooseCount')}
				value={count}
				onChange={setCount}
				options={Array.from({ length: MAX_TAKE }, (_, i) => [i + 1, String(i + 1)])}
			/>
		</MoveForm>
	);
}

function WindForm({ view, seat, check, submit }: Props) {
	const hand = view.hands[seat];
	const [from, setFrom] = useState(0);
	const [to, setTo] = useState(1);
	const move = { type: 'wind', from, to } as const;
	const draft = check(move) === null ? move : null;
	const place = (position: number) => t('text.toPlace', { position: position + 1, count: hand.length });
	return (
		<MoveForm
			move={move}
			verb={t('text.wind')}
			foreseen={foreseenWords(preview(view, seat, draft))}
			{...{ check, submit }}
		>
			<Choice
				label={t('text.chooseCard')}
				value={from}
				onChange={(value) => {
					setFrom(value);
					setTo(Math.max(to, value + 1));
				}}
				options={hand.slice(0, -1).map((slot, i) => [i, `${i + 1}: ${cardName(cardIn(slot))}`])}
			/>
			<Choice
				label={t('text.chooseTo')}
				value={to}
				onChange={setTo}
				options={hand.map((_, i) => [i, place(i)] as const).slice(from + 1)}
			/>
		</MoveForm>
	);
}

interface MoveFormProps extends Pick<Props, 'check' | 'submit'> {
	move: Move;
	verb: string;
	foreseen: string;
	children: ComponentChildren;
}

function MoveForm({ move, verb, foreseen, check, submit, children }: MoveFormProps) {
	const [problem, setProblem] = useState<Refusal | null>(null);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				const found = check(move);
				setProblem(found);
				if (found === null) submit(move);
			}}
		>
			<div class="choices">{children}</div>
			<p aria-live="polite">{foreseen}</p>
			<Button kind="main" type="submit" onPress={() => undefined}>
				{verb}
			</Button>
			<p role="alert">
				{problem && (
					<>
						{spoken.refusal(problem)} {problem.rule && <a href={`/rules/photograph#${problem.rule}`}>{problem.rule}</a>}
					</>
				)}
			</p>
		</form>
	);
}

interface ChoiceProps {
	label: string;
	value: number;
	options: readonly (readonly [number, string])[];
	onChange: (value: number) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
	return (
		<label>
			<span>{label}</span>
			<select value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
				{options.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}
