import { useSignal } from '@preact/signals';
import type { Schema } from '@shutterbox/kernel';
import { Field } from '../../ui/Field.tsx';
import { Section } from './Section.tsx';

const COLOURS = ['blue', 'red', 'yellow', 'green', 'brown', 'grey', 'purple'];

interface Sample {
	readonly title: string;
	readonly help: string;
	readonly ruling?: string;
	readonly schema: Schema;
	readonly value: unknown;
	readonly problem?: string;
}

const SAMPLES: readonly Sample[] = [
	{
		title: 'Missed shot',
		help: 'For experts: the film of the colour of your very last card does not count.',
		ruling: 'R-3',
		schema: { kind: 'boolean' },
		value: true,
	},
	{
		title: 'Pace',
		help: 'Against the hourglass, or without hurry.',
		schema: { kind: 'choice', values: ['hourglass', 'untimed'] },
		value: 'hourglass',
	},
	{
		title: 'Colour',
		help: 'Many answers fold into a menu.',
		schema: { kind: 'choice', values: COLOURS },
		value: 'green',
	},
	{
		title: 'Seconds in the hourglass',
		help: 'How long a round runs.',
		schema: { kind: 'integer', min: 30, max: 300 },
		value: 90,
	},
	{
		title: 'Colours left in the box',
		help: 'Let chance choose, or name them.',
		schema: {
			kind: 'anyOf',
			options: [
				{ kind: 'choice', values: ['random'] },
				{ kind: 'list', of: { kind: 'choice', values: COLOURS }, max: 7 },
			],
		},
		value: ['blue', 'grey'],
		problem: 'With 3 players exactly 1 colour stays in the box.',
	},
	{
		title: 'Your own level',
		help: 'The cards a team draws at the start and at 5 points.',
		schema: {
			kind: 'object',
			fields: {
				start: { kind: 'list', of: { kind: 'choice', values: ['blue', 'orange'] }, max: 5 },
				'at 5': { kind: 'list', of: { kind: 'choice', values: ['blue', 'orange'] }, max: 5 },
			},
		},
		value: { start: ['blue'], 'at 5': [] },
	},
];

export function Forms() {
	return (
		<Section title="Fields, drawn from a schema">
			<div class="panel">
				{SAMPLES.map((sample) => (
					<Kept key={sample.title} sample={sample} />
				))}
			</div>
		</Section>
	);
}

function Kept({ sample: { value: start, ...sample } }: { sample: Sample }) {
	const value = useSignal(start);
	return <Field {...sample} value={value.value} onChange={(next) => (value.value = next)} />;
}
