import type { Seat } from '@shutterbox/kernel';
import { Button } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { Release } from '../../../ui/Release.tsx';
import { EMPTY, moveOf } from '../draft.ts';
import { t } from '../words.ts';
import { unchosen } from './beyond.ts';
import type { Asked, Scene } from './scene.ts';
import { TokenButton } from './Token.tsx';
import { TrapCard } from './TrapCard.tsx';
import { purseUses } from './token-uses.ts';
import type { Advice, Tip } from './use-advice.ts';

interface Props extends Pick<Scene, 'shown' | 'seat' | 'asked' | 'draft' | 'check' | 'deeds'> {
	advice: Advice;
	/** What the release does, and what follows. */
	release: { readonly verb: string; readonly detail?: string };
}

/** At the end of the line that says what to decide: the Trap! card, the purse on a phone, a way to start again, the release. */
export function Dock(props: Props) {
	const { seat, asked } = props;
	if (asked === null || seat === null) return null;
	return <Tools {...props} {...{ asked, seat }} />;
}

interface ToolsProps extends Props {
	asked: NonNullable<Asked>;
	seat: Seat;
}

const ICONS: Readonly<Record<NonNullable<Asked>, IconName>> = {
	whistle: 'sound',
	commit: 'check',
	set: 'check',
	lure: 'play',
};

function Tools({ release, advice, ...scene }: ToolsProps) {
	const { shown, seat, asked, draft, check, deeds } = scene;
	const move = moveOf(shown, seat, draft);
	// What is not legal yet is refused with its rule, as the key Enter does.
	const make = () => {
		if (move) deeds.make(move);
		else if (asked !== 'whistle') deeds.refuse(unchosen(asked));
	};
	const uses = asked === 'whistle' ? null : purseUses(scene);
	const isBlank = JSON.stringify(draft) === JSON.stringify(EMPTY);
	return (
		<div key={asked} class={`dock for-${asked}`}>
			{uses && (
				// biome-ignore lint/a11y/useSemanticElements: tokens are no fields of a form.
				<div class="purse-bar" role="group" aria-label={t(asked === 'set' ? 'plate.purse' : 'dock.tile')}>
					{uses.map((use) => (
						<TokenButton key={use.kind} {...{ seat, use, asked, deeds }} />
					))}
				</div>
			)}
			{advice.tips.map((tip) => (
				<TipButton key={tip.words} {...tip} />
			))}
			{asked === 'commit' && <TrapCard {...scene} />}
			<span class="clear" data-blank={isBlank || undefined}>
				<Button kind="quiet" icon="close" disabled={isBlank} onPress={() => deeds.hold(null)}>
					<span class="words">{t(asked === 'whistle' ? 'dock.clearScale' : 'dock.clear')}</span>
				</Button>
			</span>
			<Release
				size="compact"
				icon={ICONS[asked]}
				{...release}
				disabled={move === null || check(move) !== null}
				onPress={make}
				onTried={make}
			/>
		</div>
	);
}

/** Asks for a word of advice, or answers one. */
function TipButton({ icon, words, onPress }: Tip) {
	return (
		<span class="tip">
			<Button kind="quiet" icon={icon} hint={words} onPress={onPress}>
				<span class="words">{words}</span>
			</Button>
		</span>
	);
}
