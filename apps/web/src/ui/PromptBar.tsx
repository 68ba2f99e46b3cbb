import type { ComponentChildren } from 'preact';

interface Props {
	/** Two or three words, imperative: `Wind the film`. */
	verb: string;
	/** One sentence: what follows. */
	children: ComponentChildren;
	/** Stands in place of the sentence when a move was refused: the reason, with its rule number as a link. */
	refusal?: ComponentChildren;
	/** Buttons and, for what cannot be taken back, the release. */
	actions?: ComponentChildren;
	/** The page's own heading, unless there is another. */
	level?: 1 | 2;
}

/** The one line that says what to decide. Read aloud whenever it changes. */
export function PromptBar({ verb, children, refusal, actions, level = 1 }: Props) {
	const Heading = level === 1 ? 'h1' : 'h2';
	// Keyed: a sentence that takes more lines is another one, not this one pushed about.
	const sentence = typeof children === 'string' ? children : verb;
	return (
		<div class="prompt-bar">
			<div class="say" aria-live="polite">
				<Heading class="verb">{verb}</Heading>
				{refusal ? <p class="refusal">{refusal}</p> : <p key={sentence}>{children}</p>}
			</div>
			{actions && <div class="actions">{actions}</div>}
		</div>
	);
}
