import { useRef } from 'preact/hooks';
import { t } from '../../i18n/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Discard } from './Discard.tsx';
import '../../styles/lists.css';

/** A match of this reader, in words that are ready to be shown. */
export interface OwnMatch {
	readonly id: string;
	readonly game: string;
	/** The table's name. */
	readonly name: string;
	/** Who else plays: `Tomasz, Ines, Bot f/2`. */
	readonly others: string;
	readonly isYourTurn: boolean;
	/** How it stands: `2 of 3 are done`, `Finished: 41 to 38`. */
	readonly standing: string;
	/** More about it: `wind the film, 0:42 left`. */
	readonly detail: string;
	readonly href: string;
	/** What opening it is for. */
	readonly open: 'play' | 'look' | 'replay';
	/** An unfinished one of this device can be discarded by this name. */
	readonly discards?: string;
}

interface Props {
	matches: readonly OwnMatch[];
	/** How many to show; all unless given. */
	most?: number;
	/** On a page that is about matches anyway: without a heading, and with no picture to be picked above. */
	bare?: boolean;
}

/** Your matches, the ones that wait for you first. */
export function MatchList({ matches, most = matches.length, bare }: Props) {
	const list = useRef<HTMLElement>(null);
	return (
		<section aria-label={t('matches.title')} ref={list} tabIndex={-1}>
			{!bare && (
				<div class="list-head">
					<h2>{t('matches.title')}</h2>
					{matches.length > most && <a href="/matches">{t('matches.all', { count: matches.length })}</a>}
				</div>
			)}
			{matches.length === 0 ? (
				<div class="panel">
					<EmptyState
						title={t('matches.none')}
						{...(bare && { actions: <Button href="/">{t('matches.toGames')}</Button> })}
					>
						{t(bare ? 'matches.inviteThere' : 'matches.invite')}
					</EmptyState>
				</div>
			) : (
				<ul class="panel rows">
					{matches.slice(0, most).map((match) => (
						<li class={classNames('match-row', match.discards && 'discardable')} key={match.id}>
							<span class="thumb">
								<Cover game={match.game} view="small" />
							</span>
							<span class="what">
								<b>{match.name}</b>
								<small>{match.others}</small>
							</span>
							<span class="standing">
								<b class={match.isYourTurn ? 'you' : undefined}>
									{match.isYourTurn ? t('matches.yourTurn') : match.standing}
								</b>
								<small>{match.detail}</small>
							</span>
							<Button small kind={match.isYourTurn ? 'main' : 'plain'} href={match.href}>
								{t(`matches.open.${match.open}`)}
								<span class="aloud">: {match.name}</span>
							</Button>
							{match.discards && <Discard {...match} table={match.discards} onGone={() => list.current?.focus()} />}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
