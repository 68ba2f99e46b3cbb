import type { ComponentChildren } from 'preact';
import { classNames } from './class-names.ts';
import { type BotStrength, SeatMark } from './SeatMark.tsx';

export interface LogLine {
	readonly id: string | number;
	/** Who did it; none for refills, phases and other things of the table. */
	readonly who?: { readonly name: string; readonly bot?: BotStrength; readonly you?: boolean };
	readonly text: ComponentChildren;
	/** Underlined in gold: a record, an award. */
	readonly record?: boolean;
	/** A bar over the line: from here on down nothing is taken back without the others. */
	readonly barrier?: string;
	/** Goes back to its moment. */
	readonly onJump?: () => void;
	/** Its moment is on the screen. */
	readonly isShown?: boolean;
}

interface Props {
	label: string;
	/** Newest first. */
	lines: readonly LogLine[];
}

/** What happened, newest first. */
export function Log({ label, lines }: Props) {
	return (
		<ol class="log" aria-label={label}>
			{lines.map(({ id, who, text, record, barrier, onJump, isShown }, i) => (
				<li
					key={id}
					class={classNames(i === 0 && 'now', !who && 'table', record && 'record', barrier && 'barred')}
					title={barrier}
				>
					{barrier && <span class="aloud">{barrier}</span>}
					{who && <SeatMark {...who} width="20px" />}
					{onJump ? (
						<button type="button" class="words" aria-current={isShown || undefined} onClick={onJump}>
							{text}
						</button>
					) : (
						<span class="words">{text}</span>
					)}
				</li>
			))}
		</ol>
	);
}
