import { type Move, NO_ANIMAL, type PlanPromise, wouldSpook } from '@shutterbox/snapshot/client';
import { Button } from '../../../ui/Button.tsx';
import { forecast, t } from '../words.ts';
import { placeWords } from './Held.tsx';
import { Percent, PrepareButton } from './Ledger.tsx';
import type { Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	promise: PlanPromise | null;
	isOver: boolean;
	/** On from what is played. */
	onSkip: (() => void) | null;
	/** Asks what a bot would do. */
	onHint: (() => void) | null;
	onEnd: (() => void) | undefined;
}

const ABANDON = { type: 'abandon' } as const;

/** At the end of the line that says what to decide. On narrow screens also what stands on the board elsewhere. */
export function Actions(props: Props) {
	const { scene, promise, isOver, onSkip, onHint, onEnd } = props;
	const mayAsk = onHint !== null && scene.asked !== null;
	const state = isOver
		? 'over'
		: onSkip && scene.asked === null
			? 'skip'
			: `${scene.asked} ${scene.plan.targets.length > 0}`;
	// Another element for another question, and when the table's own buttons go: what is there already never moves aside.
	return (
		<>
			<div key={`${state} ${mayAsk} ${onEnd !== undefined}`} class="board-actions">
				<Buttons {...props} />
				{mayAsk && (
					<span class="hint">
						<Button kind="quiet" icon="bulb" hint={t('help.hintsAbout')} onPress={onHint}>
							{t('hint.ask')}
						</Button>
					</span>
				)}
			</div>
			{promise && scene.helps.odds && scene.plan.draft && <Sums key={`${promise.any} ${promise.all}`} {...promise} />}
		</>
	);
}

/** What the plan promises, where there is no room for its lines. */
function Sums({ any, all }: PlanPromise) {
	return (
		<span class="narrow-only sums" title={t('ledger.counted')}>
			<span>
				{t('ledger.any')} <Percent chance={any} />
			</span>
			<span>
				{t('ledger.all')} <Percent chance={all} />
			</span>
		</span>
	);
}

function Buttons({ scene, hands, isOver, onSkip, onEnd }: Omit<Props, 'onHint'>) {
	const { shown, asked, plan, seat, names } = scene;
	if (isOver) {
		return onEnd ? (
			<Button kind="main" onPress={onEnd}>
				{t('act.result')}
			</Button>
		) : null;
	}
	if (onSkip && asked === null) {
		return (
			<Button kind="quiet" icon="next" onPress={onSkip}>
				{t('act.skip')}
			</Button>
		);
	}
	const isSpooky = shown.drawn !== NO_ANIMAL && wouldSpook(shown, shown.drawn);
	const one = (move: Move, words: string, isMain = false) => (
		<Act key={move.type} {...{ scene, hands, move, words, isMain }} />
	);
	switch (asked) {
		case 'research':
			return (
				<>
					{plan.targets.length > 0 && (
						<>
							<span class="start-over">
								<Button kind="quiet" icon="undo" onPress={hands.startOver}>
									{t('plan.clear')}
								</Button>
							</span>
							<span class="narrow-only">
								<PrepareButton {...{ scene, hands }} />
							</span>
						</>
					)}
					{shown.committed.length === 0 && plan.targets.length === 0 && (
						<Button onPress={() => hands.play({ type: 'pass' })}>{t('act.pass')}</Button>
					)}
				</>
			);
		case 'fate':
			return (
				<span class="narrow-only choices">
					{one({ type: 'reserve' }, t('verb.reserve'), isSpooky)}
					{one({ type: 'place' }, placeWords(shown, isSpooky))}
					{shown.rules.denial === 'upfront' && one({ type: 'commit' }, t('verb.commit'))}
				</span>
			);
		case 'claims':
			return (
				<span class="narrow-only choices">
					{one({ type: 'claim' }, t('act.claim'), true)}
					{one({ type: 'decline' }, t('verb.decline'))}
				</span>
			);
		case 'deny':
			return (
				<span class="narrow-only choices">
					{one({ type: 'sell' }, t('rival.sell'), true)}
					{one({ type: 'reserve' }, t('verb.reserve'))}
					{one({ type: 'commit' }, t('verb.commit'))}
				</span>
			);
		case 'reroll':
			return (
				<Button
					hint={forecast({ view: shown, viewer: seat ?? 'spectator', names }, ABANDON)}
					onPress={() => hands.play(ABANDON)}
				>
					{t('act.giveUp')}
				</Button>
			);
		default:
			return null;
	}
}

interface ActProps extends Pick<Props, 'scene' | 'hands'> {
	move: Move;
	words: string;
	isMain: boolean;
}

function Act({ scene: { check, deeds }, hands, move, words, isMain }: ActProps) {
	const refusal = check(move);
	return (
		<Button kind={isMain ? 'main' : 'plain'} onPress={() => (refusal ? deeds.refuse(refusal) : hands.play(move))}>
			{words}
		</Button>
	);
}
