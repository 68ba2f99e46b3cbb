import { useSignal } from '@preact/signals';
import { t } from '../../i18n/table.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
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
	tell({ text: t((await copyText(href)) ? 'invite.copied' : 'invite.notCopied') });
}

/** The way to the table: a code to point a phone at, and a link to copy or to send. */
export function InvitePanel({ href, title, text }: { href: string; title: string; text: string }) {
	const isCopied = useSignal(false);
	const copy = async () => {
		if (!(await copyText(href))) return tell({ text: t('invite.notCopied') });
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
