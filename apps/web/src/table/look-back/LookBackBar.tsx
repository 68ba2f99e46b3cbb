import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/table.ts';
import type { Known } from '../../match/port.ts';
import { Button } from '../../ui/Button.tsx';
import './look-back.css';
import type { LookBack } from './use-look-back.ts';

interface Props {
	lookBack: LookBack;
	/** As things stand now. */
	known: Known;
	/** It is this person's turn now. */
	isCalled: boolean;
}

/** Stands where the prompt was while an earlier moment is shown: which one, what has come since, and the way back. */
export function LookBackBar({ lookBack: { moment, since, back, forward, toNow }, known, isCalled }: Props) {
	const bar = useRef<HTMLElement>(null);
	// Whoever pressed a line of the log goes on from here by keys, and afterwards from that line.
	useEffect(() => {
		const line = document.activeElement;
		bar.current?.focus();
		return () => {
			if (document.activeElement !== document.body) return;
			const isLine = line !== document.body && line?.isConnected;
			const back = isLine ? line : document.querySelector('.side .scroll');
			if (back instanceof HTMLElement) back.focus();
		};
	}, []);
	const { length } = known.table;
	return (
		<section
			class="look-back"
			ref={bar}
			tabIndex={-1}
			aria-label={t('lookBack.title')}
			onKeyDown={({ key }) => {
				if (key === 'ArrowLeft') back?.();
				else if (key === 'ArrowRight') forward();
				else if (key === 'Escape') toNow();
			}}
		>
			<Button icon="back" label={t('replay.back')} disabled={back === null} onPress={() => back?.()} />
			<Button icon="next" label={t('replay.forward')} onPress={forward} />
			<div class="say" aria-live="polite">
				<h1 class="verb">{t('lookBack.move', { n: moment?.n ?? length, length })}</h1>
				{isCalled ? (
					<p class="turn-marker">{t('bar.yourTurn')}</p>
				) : (
					<p>{length === since ? t('lookBack.goesOn') : t('lookBack.news', { count: length - since })}</p>
				)}
			</div>
			<Button kind="main" onPress={toNow}>
				{t('lookBack.toNow')}
			</Button>
		</section>
	);
}
