import { classNames } from '../../../ui/class-names.ts';
import { Thing, thingPicture } from '../pictures.tsx';
import { isByFinger } from './by-finger.ts';
import { Chance } from './Chance.tsx';

interface Props {
	dice: number;
	tokens: number;
	/** Null where chances are not told. */
	chance: number | null;
	/** With what is in the hand. */
	then?: number | undefined;
	/** The roll is made by pressing here. */
	isRelease?: boolean;
	/** Where they lie, for hands that take one back; absent where nothing can be. */
	source?: string | undefined;
	onTake?: ((what: 'dice' | 'tokens') => void) | undefined;
	/** A token that lies here may pay for a re-roll. */
	onPay?: (() => void) | undefined;
	/** A finger that taps so small a thing means what it lies on; it drags a die to take it back. */
	onTap: (event: Event) => void;
	/** What taking one back, or paying with it, is called. */
	label?: { readonly dice: string; readonly tokens: string };
	isOnHead?: boolean;
}

const MOST_TOKENS = 4;

/** What lies on an animal or a habitat: dice, tokens, and the chance of that roll. */
export function LaidDice(props: Props) {
	const { dice, tokens, chance, then, isRelease = false, source, onTake, onPay, onTap, label, isOnHead } = props;
	if (dice === 0 && tokens === 0) return null;
	const stack = (what: 'dice' | 'tokens', count: number, children: preact.ComponentChildren) => {
		const pay = what === 'tokens' ? onPay : undefined;
		const take = onTake && ((event: Event) => (isByFinger(event) ? onTap(event) : onTake(what)));
		const press = pay ?? take;
		return press && source !== undefined ? (
			<button
				type="button"
				class={what}
				data-n={count}
				data-source={`${pay ? 'pay' : what}:${source}`}
				tabIndex={-1}
				aria-label={label?.[what]}
				onClick={press}
			>
				{children}
			</button>
		) : (
			<span
				class={what}
				data-n={count}
				aria-hidden="true"
				{...(what === 'dice' && { 'data-anchor': `laid-${source}` })}
			>
				{children}
			</span>
		);
	};
	return (
		// Drawn anew when its pictures are there: it grows from its foot.
		<span key={String(thingPicture('die-0') !== null)} class={classNames('laid', `n${dice}`, isOnHead && 'on-head')}>
			{chance !== null && <Chance {...{ chance, then, isRelease }} />}
			{stack(
				'dice',
				dice,
				Array.from({ length: dice }, (_, i) => <Thing key={i} id="die-0" class="cube" />),
			)}
			{tokens > 0 &&
				stack(
					'tokens',
					tokens,
					<>
						{Array.from({ length: Math.min(tokens, MOST_TOKENS) }, (_, i) => (
							<Thing key={i} id="token" class="token" />
						))}
						{tokens > MOST_TOKENS && <b>{tokens}</b>}
					</>,
				)}
		</span>
	);
}
