import type { Reader, Seat } from '@shutterbox/kernel';
import { cardsOf, cardWords, type Move, NOT_COMMITTED, type State } from '@shutterbox/sasquatch-snap/client';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Ruled } from '../../../table/RuleLink.tsx';
import { type Check, type Draft, moveOf, pressed, questionOf, whyNoTrap } from '../draft.ts';
import { reason, t, voice } from '../words.ts';
import { Cards } from './Cards.tsx';
import { Exchange } from './Exchange.tsx';
import { Line } from './Line.tsx';
import { Trap } from './Trap.tsx';
import { say } from './words.ts';

export interface FormProps {
	view: State;
	seat: Seat;
	reader: Reader;
	draft: Draft;
	check: Check;
	onDraft: (draft: Draft) => void;
}

interface Props extends FormProps {
	isAsked: boolean;
	isOpen: boolean;
	onSubmit: (move: Move) => void;
}

/** The open decision as a form with one main button. It stays in its place while others decide. */
export function Decision({ isAsked, isOpen, onSubmit, ...form }: Props) {
	const { view, seat, draft, check, onDraft } = form;
	const move = isAsked ? moveOf(view, seat, draft) : null;
	const refusal = move && check(move);
	const canSubmit = isOpen && move !== null && refusal === null;
	const heading = useFocusKept(`${questionOf(view)} ${isAsked}`);
	const submit = (event: Event) => {
		event.preventDefault();
		if (canSubmit) onSubmit(move);
	};
	const press = (event: TargetedKeyboardEvent<HTMLFormElement>) => {
		if (!isAsked || event.ctrlKey || event.metaKey || event.altKey || isItsOwn(event)) return;
		const mayTrap = view.phase === 'commit' && whyNoTrap(check, view, seat) === null;
		const next = pressed(view, draft, event, mayTrap);
		if (next === null) return;
		event.preventDefault();
		onDraft(next);
		const chosen = next.dir !== draft.dir ? next.dir : next.tile !== draft.tile ? next.tile : null;
		event.currentTarget.querySelector<HTMLInputElement>(`input[value="${chosen}"]`)?.focus();
	};
	return (
		<section class="decision" aria-labelledby="decision-title">
			<h2 id="decision-title" ref={heading} tabIndex={-1}>
				{say(isAsked ? 'decision.title' : 'decision.none')}
			</h2>
			{isAsked ? (
				<form key={questionOf(view)} onSubmit={submit} onKeyDown={press}>
					<Fields {...form} />
					<div class="act">
						<button class="button main" type="submit" aria-disabled={!canSubmit} aria-describedby="decision-why">
							{doing(view, move)}
						</button>
						<p id="decision-why" class="why">
							{refusal && <Ruled game="sasquatch-snap">{reason(refusal)}</Ruled>}
						</p>
					</div>
				</form>
			) : (
				<p>{laidWords(view, seat)}</p>
			)}
		</section>
	);
}

/** Among tiles, and along the scale of distances, arrow keys do what they always do. */
function isItsOwn({ key, target }: TargetedKeyboardEvent<HTMLFormElement>): boolean {
	return key.startsWith('Arrow') && target instanceof Element && target.matches('[name="tile"], [type="range"]');
}

function Fields(form: FormProps) {
	switch (form.view.phase) {
		case 'whistle':
			return <Exchange {...form} />;
		case 'commit':
			return <Cards {...form} />;
		case 'set':
			return <Trap {...form} />;
		default:
			return <Line {...form} />;
	}
}

/** What the main button says: the move itself, once there is one. */
function doing({ phase }: State, move: Move | null): string {
	switch (move?.type) {
		case 'whistle':
			return say(move.give || move.get ? 'exchange.trade' : 'exchange.blow');
		case 'commit':
			return say('commit.lay', { cards: cardWords(voice, move) });
		case 'set':
			return say('set.do', { tile: move.tile });
		case 'lure':
			return say('lure.do', { dist: move.dist, direction: t(`direction.${move.dir}`) });
		default:
			return say(phase === 'commit' ? 'commit.layNone' : phase === 'set' ? 'set.none' : 'lure.none');
	}
}

function laidWords({ phase, commits }: State, seat: Seat): string {
	const commit = commits[seat] ?? NOT_COMMITTED;
	if (phase !== 'commit' || commit === NOT_COMMITTED) return '';
	return say('decision.laid', { cards: cardWords(voice, cardsOf(commit)) });
}

/** Where a form went away under the focus, its heading takes it: the keyboard is never sent back to the top. */
function useFocusKept(question: string) {
	const heading = useRef<HTMLHeadingElement>(null);
	const before = useRef(question);
	const hadFocus = useRef(false);
	const section = heading.current?.parentElement;
	hadFocus.current = section?.contains(document.activeElement) ?? false;
	useEffect(() => {
		const isLost = hadFocus.current && !heading.current?.parentElement?.contains(document.activeElement);
		if (before.current !== question && isLost) heading.current?.focus();
		before.current = question;
	});
	return heading;
}
