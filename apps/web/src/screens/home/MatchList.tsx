import { t } from '../../i18n/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
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
}

interface Props {
	matches: readonly OwnMatch[];
	/** How many to show; all unless given. */
	most?: number;
	/** Without a heading on a page that is about matches anyway. */
	bare?: boolean;
}

/** Your matches, the ones that wait for you first. */
export function MatchList({ matches, most = matches.length, bare }: Props) {
	return (
		<section aria-label={t('matches.title')}>
			{!bare && (
				<div class="list-head">
					<h2>{t('matches.title')}</h2>
					{matches.length > most && <a href="/matches">{t('matches.all', { count: matches.length })}</a>}
				</div>
			)}
			{matches.length === 0 ? (
				<div class="panel">
					<EmptyState title={t('matches.none')}>{t('matches.invite')}</EmptyState>
				</div>
			) : (
				<ul class="panel rows">
					{matches.slice(0, most).map((match) => (
						<li class="row" key={match.id}>
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
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
