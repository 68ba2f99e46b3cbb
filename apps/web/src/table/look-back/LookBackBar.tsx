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
	// Whoever pressed a line of the log goes on from here by keys, and afterwards from where they were.
	useEffect(() => {
		const before = document.activeElement;
		bar.current?.focus();
		return () => {
			if (document.activeElement === document.body) queueMicrotask(() => focusFirst([before, ...afterwards()]));
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

/** Where the keyboard goes on when what it came from is gone: the log, or what there is to decide. */
function afterwards(): (Element | null)[] {
	return ['.side .log button[tabindex="0"]', '.prompt-region'].map((part) => document.querySelector(part));
}

/** Gives the focus to the first that takes it. */
function focusFirst(parts: readonly (Element | null)[]): void {
	for (const part of parts) {
		if (!(part instanceof HTMLElement) || part === document.body) continue;
		part.focus();
		if (document.activeElement === part) return;
	}
}
