import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/shell.ts';
import { Button } from './Button.tsx';
import { usePullDown } from './use-pull-down.ts';

interface Props {
	open: boolean;
	/** Called for Esc, the close button and a press beside it; set `open` to false then. */
	onClose: () => void;
	title: string;
	children: ComponentChildren;
}

/** A question in the middle of the page. */
export function Dialog(props: Props) {
	return <Modal look="dialog" {...props} />;
}

/** A panel from the edge, on phones from below: log, chat, hand-me-downs. */
export function Sheet(props: Props) {
	return <Modal look="sheet" {...props} />;
}

/** A panel that hangs from the bar, on phones a sheet: what lies under it stays in sight. */
export function Dropdown(props: Props) {
	return <Modal look="dropdown" {...props} />;
}

/** The browser's own dialog: it keeps the focus inside, closes on Esc, and gives the focus back to where it was. */
function Modal({ look, open, onClose, title, children }: Props & { look: 'dialog' | 'sheet' | 'dropdown' }) {
	const box = useRef<HTMLDialogElement>(null);
	const heading = useId();
	const head = usePullDown(box, onClose);
	// Closed before anything else on the page may take the focus: a modal dialog lets nobody.
	useLayoutEffect(() => {
		if (!open) return;
		const opener = document.activeElement;
		box.current?.showModal();
		return () => {
			box.current?.close();
			if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
		};
	}, [open]);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way out; pressing beside the box is the pointer's.
		<dialog
			ref={box}
			class={look}
			aria-labelledby={heading}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={(event) => {
				if (event.target === box.current) onClose();
			}}
		>
			{open && (
				<>
					<header {...head}>
						<h2 id={heading}>{title}</h2>
						<Button kind="quiet" icon="close" label={t('close')} onPress={onClose} />
					</header>
					<div class="body">{children}</div>
				</>
			)}
		</dialog>
	);
}
