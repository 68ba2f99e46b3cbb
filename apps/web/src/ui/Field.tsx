import type { Schema } from '@shutterbox/kernel';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classNames } from './class-names.ts';
import { Control } from './FieldControl.tsx';

interface Props {
	/** What is asked. */
	title: string;
	/** One sentence about it. */
	help?: string;
	/** The number of the ruling behind it. */
	ruling?: string;
	/** The shape of the answer; decides what the field looks like. */
	schema: Schema;
	value: unknown;
	onChange: (value: unknown) => void;
	/** A value or the name of an inner field in words; as it is written unless given. */
	words?: (value: string | number | boolean) => string;
	/** What is wrong with the answer. */
	problem?: ComponentChildren;
}

/** A form field drawn from a schema: a switch, a choice, a stepper, a list, or several of them. */
export function Field({ title, help, ruling, schema, value, onChange, words = String, problem }: Props) {
	const id = useId();
	const isWide = schema.kind === 'list' || schema.kind === 'object' || schema.kind === 'anyOf';
	const shape = { boolean: 'switched', integer: 'counted' }[schema.kind as string];
	const isSingle = !isWide && schema.kind !== 'choice';
	return (
		<div class={classNames('field', isWide && 'wide', shape)}>
			<div>
				{isSingle ? (
					<label class="name" for={id} id={`${id}-name`}>
						{title}
					</label>
				) : (
					<span class="name" id={`${id}-name`}>
						{title}
					</span>
				)}
				{help && (
					<span class="help" id={`${id}-help`}>
						{help}
					</span>
				)}
				{ruling && <span class="ruling"> {ruling}</span>}
			</div>
			<div>
				<Control
					{...{ id, schema, value, onChange, words }}
					labelledBy={`${id}-name`}
					describedBy={help ? `${id}-help` : undefined}
				/>
			</div>
			{problem && (
				<p class="problem" role="alert">
					{problem}
				</p>
			)}
		</div>
	);
}
