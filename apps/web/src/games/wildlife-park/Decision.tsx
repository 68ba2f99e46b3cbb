import type { Phase } from '@shutterbox/wildlife-park/client';
import type { Ref } from 'preact';
import { useId } from 'preact/hooks';
import { scrollStop } from '../../ui/scroll-stop.ts';
import { PickForm } from './PickForm.tsx';
import { DeclareForm, ProtectForm } from './SoloForm.tsx';
import { SwapForm } from './SwapForm.tsx';
import { TurnForm, type TurnProps } from './TurnForm.tsx';
import { say } from './text-words.ts';
import { WorkersForm } from './WorkersForm.tsx';

interface Props extends TurnProps {
	heading: Ref<HTMLHeadingElement>;
	isAsked: boolean;
}

const FORMS: Readonly<Record<Exclude<Phase, 'over'>, (props: TurnProps) => preact.ComponentChild>> = {
	reroll: (props) => <PickForm key="reroll" {...props} />,
	soloReroll: (props) => <PickForm key="soloReroll" {...props} />,
	soloDiscard: (props) => <PickForm key="soloDiscard" {...props} />,
	swap: (props) => <SwapForm {...props} />,
	declare: (props) => <DeclareForm {...props} />,
	protect: (props) => <ProtectForm {...props} />,
	turn: (props) => <TurnForm {...props} />,
	choose: (props) => <TurnForm {...props} />,
	build: (props) => <TurnForm {...props} />,
	workers: (props) => <WorkersForm {...props} />,
};

/** The open decision as a form, or that there is none. */
export function Decision({ heading, isAsked, ...props }: Props) {
	const { phase } = props.view;
	const id = useId();
	return (
		<section class="decision" aria-labelledby={id} ref={scrollStop}>
			<h2 id={id} ref={heading} tabIndex={-1}>
				{say(isAsked ? 'decision.title' : 'decision.waiting')}
			</h2>
			{isAsked && phase !== 'over' ? FORMS[phase](props) : <p>{say(idleWords(props))}</p>}
		</section>
	);
}

function idleWords({ view, viewer }: TurnProps) {
	if (view.phase === 'over') return 'decision.over';
	return typeof viewer === 'number' ? 'decision.none' : 'decision.watching';
}
