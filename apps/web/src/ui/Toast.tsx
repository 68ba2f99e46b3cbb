import { signal } from '@preact/signals';
import { t } from '../i18n/shell.ts';
import { Button } from './Button.tsx';

export interface Notice {
	readonly text: string;
	/** Something to do about it. */
	readonly action?: { readonly label: string; readonly onPress: () => void };
}

const notices = signal<readonly (Notice & { readonly id: number })[]>([]);
const STAYS = 8000;
let lastId = 0;

/** Tells something in passing. It leaves by itself unless there is something to do about it. */
export function tell(notice: Notice): void {
	if (notices.peek().some(({ text }) => text === notice.text)) return;
	const id = ++lastId;
	notices.value = [...notices.peek(), { ...notice, id }];
	if (!notice.action) setTimeout(() => dismiss(id), STAYS);
}

function dismiss(id: number): void {
	notices.value = notices.peek().filter((notice) => notice.id !== id);
}

/** Where notices appear; the shell holds it once. */
export function Toasts() {
	return (
		<div class="toasts" role="status" aria-live="polite">
			{notices.value.map(({ id, text, action }) => (
				<div class="toast" key={id}>
					<p>{text}</p>
					{action && (
						<Button
							kind="quiet"
							onPress={() => {
								dismiss(id);
								action.onPress();
							}}
						>
							{action.label}
						</Button>
					)}
					<Button kind="quiet" icon="close" label={t('close')} onPress={() => dismiss(id)} />
				</div>
			))}
		</div>
	);
}
