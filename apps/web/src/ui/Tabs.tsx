import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

interface Tab {
	readonly id: string;
	readonly title: string;
	readonly content: ComponentChildren;
}

interface Props {
	label: string;
	tabs: readonly Tab[];
	selected: string;
	onSelect: (id: string) => void;
}

/** One of several pages; arrow keys go along the tabs. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
	const list = useRef<HTMLDivElement>(null);
	const base = useId();
	const at = tabs.findIndex(({ id }) => id === selected);
	const step = (event: KeyboardEvent) => {
		const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
		const next = to === undefined ? undefined : tabs.at(to % tabs.length);
		if (!next) return;
		event.preventDefault();
		onSelect(next.id);
		list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${next.id}`)}`)?.focus();
	};
	return (
		<div>
			<div class="tabs" role="tablist" aria-label={label} ref={list}>
				{tabs.map(({ id, title }) => (
					<button
						key={id}
						type="button"
						role="tab"
						id={`${base}-${id}`}
						aria-selected={id === selected}
						aria-controls={`${base}-panel`}
						tabIndex={id === selected ? 0 : -1}
						onClick={() => onSelect(id)}
						onKeyDown={step}
					>
						{title}
					</button>
				))}
			</div>
			<div class="tab-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
				{tabs[at]?.content}
			</div>
		</div>
	);
}
