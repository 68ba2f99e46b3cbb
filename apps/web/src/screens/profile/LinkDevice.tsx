import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ApiProblem, ask, type Reply } from '../../server/api.ts';
import { Button } from '../../ui/Button.tsx';
import { minutesAndSeconds } from '../../ui/Clock.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { tell } from '../../ui/Toast.tsx';
import { Mishap } from './Part.tsx';
import { leaveIfStranger } from './use-asked.ts';
import { t } from './words.ts';

/** Signs one more device in: a code to scan or to type, good once and for a few minutes. */
export function LinkDevice({ onLinked }: { onLinked: () => void }) {
	const link = useSignal<Reply<'makeLink'> | null>(null);
	const problem = useSignal<ApiProblem | null>(null);
	const make = async () => {
		const answer = await ask('makeLink');
		problem.value = 'problem' in answer ? answer.problem : null;
		if ('problem' in answer) leaveIfStranger(answer.problem);
		else link.value = answer.value;
	};
	const close = () => {
		link.value = null;
		onLinked();
	};
	return (
		<>
			<div class="actions">
				<Button icon="phone" onPress={make}>
					{t('link.make')}
				</Button>
			</div>
			<Mishap problem={problem.value} />
			<Dialog open={link.value !== null} onClose={close} title={t('link.title')}>
				{link.value && <Code {...link.value} onSpent={close} />}
			</Dialog>
		</>
	);
}

function Code({ code, expires, onSpent }: Reply<'makeLink'> & { onSpent: () => void }) {
	const left = useSignal(expires - Date.now());
	// After the hash, so that it is in no server's log.
	const address = `${location.origin}/link#${code}`;
	useEffect(() => {
		const timer = setInterval(() => {
			left.value = expires - Date.now();
			if (left.peek() <= 0) onSpent();
		}, 1000);
		return () => clearInterval(timer);
	}, [expires]);
	const copy = async () => tell({ text: t((await copyText(address)) ? 'link.copied' : 'link.notCopied') });
	return (
		<>
			<p>{t('link.text', { address: `${location.host}/link` })}</p>
			<QrCode text={address} label={t('link.picture')} />
			<p class="link-code">
				<span class="aloud">{t('link.code')}: </span>
				<code>{code}</code>
			</p>
			<p class="note">{t('link.left', { time: minutesAndSeconds(left.value) })}</p>
			<div class="actions">
				<Button icon="link" onPress={copy}>
					{t('link.copy')}
				</Button>
			</div>
		</>
	);
}
