import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A part that comes in a chunk of its own, when it is first drawn. Throws what kept it away, so that the page can say so. */
export function late<Props extends object>(bring: () => Promise<ComponentType<Props>>): ComponentType<Props> {
	const part = signal<{ readonly Part: ComponentType<Props> } | { readonly problem: unknown } | null>(null);
	let isAsked = false;
	return (props) => {
		if (!isAsked) {
			isAsked = true;
			bring().then(
				(Part) => {
					part.value = { Part };
				},
				(problem: unknown) => {
					part.value = { problem };
				},
			);
		}
		const here = part.value;
		if (here === null) return null;
		if ('problem' in here) throw here.problem;
		return <here.Part {...props} />;
	};
}
