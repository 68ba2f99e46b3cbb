import type { Signal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../../i18n/shell.ts';

interface Props {
	query: Signal<string>;
	/** How many places have all words; null while nothing is looked for. */
	found: number | null;
}

/** Narrows the book down to what has these words. The slash key leads here, Escape clears it. */
export function SearchField({ query, found }: Props) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const seek = (event: KeyboardEvent) => {
			const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
			if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
			event.preventDefault();
			input.current?.focus();
		};
		addEventListener('keydown', seek);
		return () => removeEventListener('keydown', seek);
	}, []);
	return (
		<search class="rules-search">
			<label for={id}>{t('rules.search')}</label>
			<input
				class="text-input"
				id={id}
				ref={input}
				type="search"
				autocomplete="off"
				spellcheck={false}
				placeholder={t('rules.searchHint')}
				value={query.value}
				onInput={({ currentTarget }) => {
					query.value = currentTarget.value;
				}}
				onKeyDown={(event) => {
					if (event.key !== 'Escape') return;
					event.preventDefault();
					query.value = '';
				}}
			/>
			<p role="status">{found !== null && t('rules.found', { found })}</p>
		</search>
	);
}
