import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { Typed } from '../../../ui/Typed.tsx';
import { t } from '../words.ts';
import { Badge } from './Badge.tsx';
import type { FilmFrame, Subject } from './film-frames.ts';
import type { FilmDeeds, FilmHand } from './film-hand.ts';
import { Drawn } from './pictures.tsx';

/** What may be done while something is played, or looked at again. */
interface Player {
	onBack(): void;
	onPlay(): void;
	onNext(): void;
}

interface Props extends Pick<FilmDeeds, 'onEarlier' | 'onLater'> {
	turn: number;
	/** The last turn; 0 where there is none. */
	limit: number;
	/** The match cannot be reached now. */
	isLost: boolean;
	frames: readonly FilmFrame[];
	names: readonly string[];
	onShow: (frame: number) => void;
	player?: Player | null;
	/** Whoever can look at it again has a hand on it. */
	hand?: FilmHand;
}

/** The turn as a film: what happened, what happens now, what comes. */
export function Film({ turn, limit, isLost, frames, names, onShow, player, onEarlier, onLater, hand }: Props) {
	return (
		<section class="turn-film" aria-label={t('film.label')} onWheel={hand?.onWheel}>
			<header>
				{isLost ? <h2 class="catching-up">{t('film.catchingUp')}</h2> : <Title {...{ turn, limit }} />}
				<span class="controls">
					{player ? (
						<>
							<Control icon="back" label={t('film.back')} onPress={player.onBack} />
							<Control icon="play" label={t('film.play')} onPress={player.onPlay} />
							<Control icon="next" label={t('film.next')} onPress={player.onNext} />
						</>
					) : (
						<>
							{onEarlier && <Control icon="back" label={t('film.earlier')} onPress={onEarlier} />}
							{onLater && <Control icon="next" label={t('film.later')} onPress={onLater} />}
						</>
					)}
				</span>
			</header>
			<ol key={turn} ref={hand?.list ?? null} {...hand?.handlers}>
				{frames.map((frame, i) => (
					<li
						key={i}
						class={classNames(frame.kind, frame.state)}
						aria-current={frame.state === 'now' ? 'step' : undefined}
					>
						{frame.canShow ? (
							<button type="button" class="frame" onClick={() => onShow(i)}>
								<Inside {...{ frame, names }} />
							</button>
						) : (
							<span class="frame">
								<Inside {...{ frame, names }} />
							</span>
						)}
					</li>
				))}
			</ol>
			<i class="playhead" ref={hand?.head ?? null} hidden aria-hidden="true" />
		</section>
	);
}

/** How many turns are left is only said when it begins to matter. */
const FEW_TURNS = 3;

function Title({ turn, limit }: Pick<Props, 'turn' | 'limit'>) {
	const left = limit - turn;
	if (limit > 0 && left === 0) return <h2 class="last">{t('film.last')}</h2>;
	return (
		<h2>
			{t('film.turn', { turn })}{' '}
			{limit > 0 && <small>{left <= FEW_TURNS ? t('film.left', { count: left }) : t('film.limit', { limit })}</small>}
		</h2>
	);
}

function Inside({ frame, names }: { frame: FilmFrame; names: readonly string[] }) {
	const { kind, seat, text } = frame;
	return (
		<>
			<span class="thumbnail" aria-hidden="true">
				<Thumbnail {...frame} />
			</span>
			{/* Keyed: a text of more lines is a new one, not the old one pushed aside. */}
			<span key={text} class="words">
				<b>
					{seat !== null && <Badge seat={seat} />}
					<span class="who">{kind === 'slot' ? <Typed>{names[seat]}</Typed> : t(`film.${kind}`)}</span>
				</b>
				{text !== '' && <small>{text}</small>}
			</span>
		</>
	);
}

function Thumbnail({ kind, seat }: Subject) {
	switch (kind) {
		case 'whistle':
			return <Drawn id="whistle" />;
		case 'slot':
			return <Drawn id={`figure-${seat}-walk`} />;
		case 'lure':
			return <Drawn id="big-idle" />;
		case 'cards':
			return (
				<span class="four">
					<i />
					<i />
					<i />
					<i />
				</span>
			);
	}
}

function Control({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
	return (
		<button type="button" class={icon} aria-label={label} title={label} onClick={onPress}>
			<Icon name={icon} size={16} />
		</button>
	);
}
