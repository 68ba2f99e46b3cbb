import { useId } from 'preact/hooks';

interface Props {
	legend: string;
	options: readonly { readonly key: string; readonly words: string }[];
	chosen: string | null;
	isOpen: boolean;
	onChoose: (key: string) => void;
	/** Short answers stand side by side. */
	isShort?: boolean;
}

/** One of several answers. */
export function Choice({ legend, options, chosen, isOpen, onChoose, isShort }: Props) {
	const id = useId();
	return (
		<fieldset class={isShort ? 'answers short' : 'answers'}>
			<legend>{legend}</legend>
			<div class={isShort ? 'choice' : undefined}>
				{options.map(({ key, words }) => (
					<label key={key}>
						<input type="radio" name={id} checked={key === chosen} onChange={() => isOpen && onChoose(key)} />
						<span>{words}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
