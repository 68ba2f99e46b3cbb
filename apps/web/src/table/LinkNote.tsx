import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/table.ts';
import type { Connection } from '../server/connection.ts';
import { loadAgain } from '../shell/offline.ts';
import { Button } from '../ui/Button.tsx';

/** A gap this short is mended before anybody could read about it. */
const BLINK = 900;

/** How things stand with the server, while they do not stand well. */
export function LinkNote({ connection }: { connection: Connection }) {
	const state = connection.state.value;
	const isLong = useSignal(false);
	// Who is banned is told so above every page.
	const isFine = state === 'open' || state === 'idle' || state === 'banned';
	useEffect(() => {
		isLong.value = false;
		if (isFine) return;
		const timer = setTimeout(() => {
			isLong.value = true;
		}, BLINK);
		return () => clearTimeout(timer);
	}, [isFine]);
	return (
		<div class="link-note" role="status">
			{state === 'outdated' ? (
				<p>
					{t('link.outdated')}
					<Button small kind="main" onPress={() => loadAgain().catch(() => location.reload())}>
						{t('link.loadAgain')}
					</Button>
				</p>
			) : (
				!isFine &&
				isLong.value && (
					<p>
						{t(`link.${state}`)}
						{state === 'waiting' && (
							<Button small onPress={() => connection.tryNow()}>
								{t('link.tryNow')}
							</Button>
						)}
					</p>
				)
			)}
		</div>
	);
}
