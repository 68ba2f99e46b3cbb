import { Field } from '../../ui/Field.tsx';

export function Switch({ title, help, on }: { title: string; help: string; on: { value: boolean } }) {
	return (
		<Field
			{...{ title, help }}
			schema={{ kind: 'boolean' }}
			value={on.value}
			onChange={(value) => {
				on.value = value === true;
			}}
		/>
	);
}
