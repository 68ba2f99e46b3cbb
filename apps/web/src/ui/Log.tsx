import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { classNames } from './class-names.ts';
import { SeatMark } from './SeatMark.tsx';
import { Typed } from './Typed.tsx';

export interface LogLine {
	readonly id: string | number;
	/** Who did it; none for refills, phases and other things of the table. */
	readonly who?: string;
	readonly bot?: string;
	readonly you?: boolean;
	/** Its words do not say who; their name stands before them. */
	readonly isNamed?: boolean;
	readonly text: ComponentChildren;
	/** The number of its entry, where it is told. */
	readonly entry?: number;
	/** Who did it in the place of that person. */
	readonly mark?: string;
	/** Underlined in gold: a record, an award. */
	readonly record?: boolean;
	/** A bar over the line: from here on down nothing is taken back without the others. */
	readonly barrier?: string;
	/** Its moment can be gone back to. */
	readonly jumps?: boolean;
	/** Its moment is on the screen. */
	readonly isShown?: boolean;
	/** The newest. */
	readonly isNow?: boolean;
}

interface Props {
	label: string;
	/** Newest first. */
	lines: readonly LogLine[];
	/** Goes back to the moment of a line. */
	onJump?: (id: LogLine['id']) => void;
}

/** So many lines are one sheet. A sheet that is out of sight costs nothing, however long the log. */
const SHEET = 16;

/**
 * What happened, newest first to the eye. In the page it stands in the order it happened, and the style turns it upside
 * down: so a line that has been laid out never moves again, however many follow.
 */
export function Log({ label, lines, onJump }: Props) {
	const log = useRef<HTMLDivElement>(null);
	const drawn = useRef(new Map<LogLine['id'], { readonly line: LogLine; readonly node: VNode }>());
	const jump = useRef(onJump);
	jump.current = onJump;
	useStanding(log, lines[0]?.id);
	useInSight(log, lines.find(({ isShown }) => isShown)?.id);
	const before = drawn.current;
	const entry = lines.find(({ jumps }) => jumps);
	// A log only grows: what is drawn stays as it is.
	drawn.current = new Map(
		lines.toReversed().map((one) => {
			const line = one === entry ? { ...one, isEntry: true } : one;
			const known = before.get(line.id);
			if (known && isSame(known.line, line)) return [line.id, known];
			return [line.id, { line, node: <Line key={line.id} {...line} onJump={() => jump.current?.(line.id)} /> }];
		}),
	);
	const nodes = [...drawn.current.values()].map(({ node }) => node);
	return (
		// biome-ignore lint/a11y/useSemanticElements: what happened is no form.
		<div class="log" role="group" aria-label={label} ref={log} onKeyDown={walk}>
			{Array.from({ length: Math.ceil(nodes.length / SHEET) }, (_, i) => (
				<ol key={i}>{nodes.slice(i * SHEET, (i + 1) * SHEET)}</ol>
			))}
		</div>
	);
}

function Line(line: LogLine & { isEntry?: boolean; onJump(): void }) {
	const { who, bot, you, isNamed, text, mark, entry, record, barrier, jumps, isShown, isNow, isEntry, onJump } = line;
	const words = [
		...(who && isNamed
			? [
					<b key="who" class="who">
						<Typed>{who}</Typed>
					</b>,
					' ',
				]
			: []),
		record ? <span class="gold">{text}</span> : text,
		...(mark === undefined ? [] : [' ', <small class="by">{mark}</small>]),
		...(entry === undefined ? [] : [' ', <small class="entry">{entry}</small>]),
	];
	return (
		<li class={classNames(isNow && 'now', isShown && 'shown', !who && 'table', barrier && 'barred')} title={barrier}>
			{barrier && <span class="aloud">{barrier}</span>}
			{who && (
				<SeatMark name={who} {...(bot && { bot })} {...(you && { you })} width="20px" silent={isNamed === true} />
			)}
			{jumps ? (
				<button
					type="button"
					class="words"
					tabIndex={isEntry ? 0 : -1}
					aria-current={isShown || undefined}
					onClick={onJump}
				>
					{words}
				</button>
			) : (
				<span class="words">{words}</span>
			)}
		</li>
	);
}

/** One tab stop for all lines: arrows go from one to the next, as they are seen. */
function walk(event: KeyboardEvent): void {
	const step = { ArrowDown: -1, ArrowUp: 1 }[event.key];
	if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
	const buttons: (Element | null)[] = [...event.currentTarget.querySelectorAll('button')];
	const at = buttons.indexOf(document.activeElement);
	if (at === -1) return;
	event.preventDefault();
	const next = buttons[at + step];
	if (next instanceof HTMLElement) next.focus();
}

function isSame(a: LogLine, b: LogLine): boolean {
	const names = [...Object.keys(a), ...Object.keys(b)] as (keyof LogLine)[];
	return names.every((name) => a[name] === b[name]);
}

/** New lines come in above; whoever reads further down is not disturbed. */
function useStanding(log: RefObject<HTMLElement | null>, newest: LogLine['id'] | undefined): void {
	const height = useRef(0);
	useLayoutEffect(() => {
		const frame = requestAnimationFrame(() => {
			const scroller = scrollerOf(log.current);
			if (!log.current || !scroller) return;
			const grown = log.current.offsetHeight - height.current;
			height.current += grown;
			if (scroller.scrollTop > 0) scroller.scrollTop += grown;
		});
		return () => cancelAnimationFrame(frame);
	}, [newest]);
}

/** So often a line is looked for: sheets out of sight are as high as they are once they come into it. */
const LOOKS = 3;

/** The line whose moment is on the screen is seen, too: it comes to the middle when it is not. */
function useInSight(log: RefObject<HTMLElement | null>, shown: LogLine['id'] | undefined): void {
	useLayoutEffect(() => {
		if (shown === undefined) return;
		let frame = 0;
		const look = (left: number) => {
			const scroller = scrollerOf(log.current);
			const line = log.current?.querySelector('[aria-current]')?.getBoundingClientRect();
			const part = scroller?.getBoundingClientRect();
			if (!scroller || !line || !part || (line.top >= part.top && line.bottom <= part.bottom)) return;
			scroller.scrollTop += (line.top + line.bottom - part.top - part.bottom) / 2;
			if (left > 1) frame = requestAnimationFrame(() => look(left - 1));
		};
		frame = requestAnimationFrame(() => look(LOOKS));
		return () => cancelAnimationFrame(frame);
	}, [shown]);
}

/** What scrolls with the log: its own part beside a board, a whole sheet on phones. */
function scrollerOf(log: Element | null): Element | null {
	return log?.closest('.scroll, dialog') ?? null;
}
