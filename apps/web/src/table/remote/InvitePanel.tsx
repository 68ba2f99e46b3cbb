import { useSignal } from '@preact/signals';
import { t } from '../../i18n/table.ts';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';

const COPIED = 2_500;

/** The way to the table: a link to send and a code to point a phone at. */
export function InvitePanel({ href, title, text }: { href: string; title: string; text: string }) {
	const isCopied = useSignal(false);
	const copy = async () => {
		try {
			if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share({ url: href });
			else await navigator.clipboard.writeText(href);
			isCopied.value = true;
			setTimeout(() => {
				isCopied.value = false;
			}, COPIED);
		} catch {
			// The link stands there to be copied by hand.
		}
	};
	return (
		<section class="invite panel" aria-label={title}>
			<div>
				<h2>{title}</h2>
				<p>{text}</p>
				<input
					class="text-input"
					readOnly
					value={href}
					aria-label={t('invite.link')}
					onFocus={({ currentTarget }) => currentTarget.select()}
				/>
				<Button onPress={copy}>{t(isCopied.value ? 'invite.copied' : 'invite.copy')}</Button>
			</div>
			<QrCode text={href} label={t('invite.code')} />
		</section>
	);
}
