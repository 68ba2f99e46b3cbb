import { useSignal } from '@preact/signals';
import type { Schema } from '@shutterbox/kernel';
import { t } from '../i18n/shell.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { alternativeOf, blank, isSet, toggled, within } from './field-values.ts';

type Word = string | number | boolean;

export interface ControlProps<Shape extends Schema = Schema> {
	id: string;
	schema: Shape;
	value: unknown;
	onChange: (value: unknown) => void;
	words: (value: Word) => string;
	labelledBy: string;
	describedBy?: string | undefined;
}

/** As many answers stand beside each other; more are counted or listed. */
const SIDE_BY_SIDE = 6;

/** The part of a field that is touched. */
export function Control(props: ControlProps) {
	const { schema, id, value, onChange, describedBy } = props;
	switch (schema.kind) {
		case 'null':
			return null;
		case 'boolean':
			return (
				<input
					class="switch"
					type="checkbox"
					role="switch"
					id={id}
					aria-checked={value === true}
					aria-describedby={describedBy}
					checked={value === true}
					onChange={(event) => onChange(event.currentTarget.checked)}
				/>
			);
		case 'choice':
			return <Choice {...props} schema={schema} />;
		case 'integer': {
			const count = schema.max - schema.min + 1;
			if (count > SIDE_BY_SIDE) return <Stepper {...props} schema={schema} />;
			const values = Array.from({ length: count }, (_, i) => schema.min + i);
			return <Choice {...props} schema={{ kind: 'choice', values }} />;
		}
		case 'string':
			return (
				<input
					class="text-input"
					id={id}
					dir="auto"
					maxLength={schema.max}
					aria-describedby={describedBy}
					value={String(value)}
					onInput={({ currentTarget }) => onChange(currentTarget.value)}
				/>
			);
		case 'list':
			return isSet(schema) ? <Boxes {...props} schema={schema} /> : <Entries {...props} schema={schema} />;
		case 'object':
			return <Inner {...props} schema={schema} />;
		case 'anyOf':
			return <Alternatives {...props} schema={schema} />;
	}
}

function Choice({
	id,
	schema,
	value,
	onChange,
	words,
	labelledBy,
	describedBy,
}: ControlProps<Schema & { kind: 'choice' }>) {
	if (schema.values.length > SIDE_BY_SIDE) {
		return (
			<select
				class="select"
				id={id}
				aria-labelledby={labelledBy}
				aria-describedby={describedBy}
				value={schema.values.indexOf(value as Word)}
				onChange={(event) => onChange(schema.values[Number(event.currentTarget.value)])}
			>
				{schema.values.map((one, i) => (
					<option key={String(one)} value={i}>
						{words(one)}
					</option>
				))}
			</select>
		);
	}
	return (
		<span class="choice" role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
			{schema.values.map((one) => (
				<label key={String(one)}>
					<input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
					<span>{words(one)}</span>
				</label>
			))}
		</span>
	);
}

function Stepper({ id, schema, value, onChange, describedBy }: ControlProps<Schema & { kind: 'integer' }>) {
	const now = typeof value === 'number' ? value : schema.min;
	/** What is being typed: nothing else on the page may write over it. */
	const typed = useSignal<string | null>(null);
	const type = (text: string) => {
		typed.value = text;
		const number = text === '' ? Number.NaN : Number(text);
		if (within(schema, number) === number) onChange(number);
	};
	const leave = (text: string) => {
		typed.value = null;
		onChange(within(schema, Number(text)));
	};
	return (
		<span class="stepper">
			<Button icon="minus" label={t('field.less')} disabled={now <= schema.min} onPress={() => onChange(now - 1)} />
			<input
				id={id}
				type="number"
				min={schema.min}
				max={schema.max}
				aria-describedby={describedBy}
				value={typed.value ?? now}
				onInput={({ currentTarget }) => type(currentTarget.value)}
				onChange={({ currentTarget }) => leave(currentTarget.value)}
			/>
			<Button icon="plus" label={t('field.more')} disabled={now >= schema.max} onPress={() => onChange(now + 1)} />
		</span>
	);
}

type ListProps = ControlProps<Schema & { kind: 'list' }>;

function Boxes({ schema, value, onChange, words, labelledBy, describedBy }: ListProps) {
	const chosen = Array.isArray(value) ? (value as readonly Word[]) : [];
	const order = schema.of.kind === 'choice' ? schema.of.values : [];
	return (
		// biome-ignore lint/a11y/useSemanticElements: the field's own title is its legend.
		<span class="choice" role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
			{order.map((one) => (
				<label key={String(one)}>
					<input
						type="checkbox"
						checked={chosen.includes(one)}
						onChange={() => onChange(toggled(order, chosen, one))}
					/>
					<span>{words(one)}</span>
				</label>
			))}
		</span>
	);
}

function Entries({ schema, value, onChange, words }: ListProps) {
	const entries = Array.isArray(value) ? (value as readonly unknown[]) : [];
	return (
		<div class="inner">
			{entries.map((entry, i) => (
				<div class="entry" key={i}>
					<Field
						title={String(i + 1)}
						schema={schema.of}
						value={entry}
						words={words}
						onChange={(next) => onChange(entries.with(i, next))}
					/>
					<Button
						kind="quiet"
						icon="close"
						label={t('field.remove', { what: i + 1 })}
						onPress={() => onChange(entries.toSpliced(i, 1))}
					/>
				</div>
			))}
			<Button
				small
				icon="plus"
				disabled={entries.length >= schema.max}
				onPress={() => onChange([...entries, blank(schema.of)])}
			>
				{t('field.add')}
			</Button>
		</div>
	);
}

function Inner({ schema, value, onChange, words }: ControlProps<Schema & { kind: 'object' }>) {
	const fields = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
	return (
		<div class="inner">
			{Object.entries(schema.fields).map(([name, field]) => (
				<Field
					key={name}
					title={words(name)}
					schema={field}
					value={fields[name] ?? blank(field)}
					words={words}
					onChange={(next) => onChange({ ...fields, [name]: next })}
				/>
			))}
		</div>
	);
}

/** First which kind of answer, then the answer. A choice of one value is an answer by itself. */
function Alternatives(props: ControlProps<Schema & { kind: 'anyOf' }>) {
	const { id, schema, value, onChange, words, labelledBy } = props;
	const now = alternativeOf(schema.options, value);
	const nameOf = (option: Schema) =>
		option.kind === 'choice' && option.values.length === 1 ? words(option.values[0]) : t('field.ownChoice');
	const option = schema.options[now];
	return (
		<div>
			<span class="choice" role="radiogroup" aria-labelledby={labelledBy}>
				{schema.options.map((one, i) => (
					<label key={nameOf(one)}>
						<input type="radio" name={id} checked={i === now} onChange={() => onChange(blank(one))} />
						<span>{nameOf(one)}</span>
					</label>
				))}
			</span>
			{!(option.kind === 'choice' && option.values.length === 1) && (
				<div class="second-field">
					<Control {...props} id={`${id}-inner`} schema={option} />
				</div>
			)}
		</div>
	);
}
