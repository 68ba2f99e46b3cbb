import { useSignal } from '@preact/signals';
import { t } from '../../i18n/table.ts';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { tell } from '../../ui/Toast.tsx';

const COPIED = 2_500;

/** Opens the share sheet where there is one, and copies where there is none. */
export async function shareOrCopy(href: string): Promise<void> {
	if ('share' in navigator) {
		// Whoever puts the sheet away has decided so.
		await navigator.share({ url: href }).catch(() => undefined);
		return;
	}
	if (await copied(href)) tell({ text: t('invite.copied') });
}

/** Whether it is in the clipboard; where it may not be, the link stands there to be copied by hand. */
async function copied(href: string): Promise<boolean> {
	return await navigator.clipboard.writeText(href).then(
		() => true,
		() => false,
	);
}

/** The way to the table: a code to point a phone at, and a link to copy or to send. */
export function InvitePanel({ href, title, text }: { href: string; title: string; text: string }) {
	const isCopied = useSignal(false);
	const copy = async () => {
		if (!(await copied(href))) return;
		isCopied.value = true;
		setTimeout(() => {
			isCopied.value = false;
		}, COPIED);
	};
	return (
		<section class="invite panel" aria-label={title}>
			<h2>{title}</h2>
			<QrCode text={href} label={t('invite.code')} />
			<p>{text}</p>
			<span class="link">
				<input
					class="text-input"
					readOnly
					value={href}
					aria-label={t('invite.link')}
					onFocus={({ currentTarget }) => currentTarget.select()}
				/>
				<Button
					icon={isCopied.value ? 'check' : 'copy'}
					label={t(isCopied.value ? 'invite.copied' : 'invite.copy')}
					hint={t('invite.copy')}
					onPress={copy}
				/>
			</span>
			{'share' in navigator && (
				<Button icon="share" onPress={() => shareOrCopy(href)}>
					{t('invite.share')}
				</Button>
			)}
		</section>
	);
}
