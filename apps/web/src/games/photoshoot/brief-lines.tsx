/** The log beside the drawn board: who is a mark, cells and effects are tags, and a call with its judgement is one line. */
import type { Actor, Reader, Seat, Viewer } from '@shutterbox/kernel';
import { type Event, faultWords, isCoopTable, ritualWords, secondsOf, teamName } from '@shutterbox/photoshoot/client';
import type { ComponentChildren } from 'preact';
import type { BriefLine } from '../game-ui.ts';
import { CellTag, EffectTag, listed } from './tags.tsx';
import { rich, spoken, t, voice } from './words.ts';

interface Telling extends Reader {
	readonly options: Readonly<Record<string, unknown>>;
}

/** All that one entry told. */
export function briefLines(
	events: readonly Event[],
	names: readonly string[],
	viewer: Viewer,
	options: Telling['options'],
): readonly BriefLine[] {
	const telling: Telling = { names, viewer, options };
	const lines: BriefLine[] = [];
	for (const event of events) {
		const line = lineOf(event, telling);
		const before = lines.at(-1);
		if (line === null) continue;
		if (before && goesOn(event)) lines[lines.length - 1] = { ...before, line: listed([before.line, line.line]) };
		else lines.push(line);
	}
	return lines;
}

/** A judgement in the line of its call, the next photo in that of the one taken. */
function goesOn({ type }: Event): boolean {
	return type === 'judged' || type === 'objectiveRevealed';
}

const seatOf = (actor: Actor): Seat | null => (actor === 'table' ? null : actor);

function lineOf(event: Event, telling: Telling): BriefLine | null {
	switch (event.type) {
		case 'roundStarted':
			return { seat: event.starter, line: t('brief.round', { round: event.round }) };
		case 'repaired': {
			const { a = 0, b = 0, dir } = event;
			const what = dir === undefined ? cells('brief.cells', a, b) : t(`direction.${dir}`);
			return { seat: seatOf(event.seat), line: rich('brief.repaired', { what }) };
		}
		case 'readied':
			return { seat: event.seat, line: t('brief.ready') };
		case 'flipped':
			return { seat: seatOf(event.seat), line: t('brief.flipped') };
		case 'objectiveRevealed':
			return { seat: null, line: t('brief.wanted', { id: event.id }) };
		case 'swapped': {
			const { seat, a, b, gesture, holdMs } = event;
			return { seat, line: cells(gesture === 'slide' ? 'brief.slid' : 'brief.lifted', a, b, secondsOf(holdMs)) };
		}
		case 'pushed': {
			const facts = { direction: t(`direction.${event.dir}`), seconds: secondsOf(event.holdMs) };
			return { seat: event.seat, line: t(event.gesture === 'slide' ? 'brief.pushedSlide' : 'brief.pushed', facts) };
		}
		case 'photo':
			return { seat: event.seat, line: t('brief.photo', { id: event.id }) };
		case 'ritualDone':
			return { seat: event.seat, line: ritualWords(voice, telling, event.kind, event.target) };
		case 'talked':
		case 'undone':
		case 'approved':
			return { seat: event.seat, line: t(`brief.${event.type}`) };
		case 'stopped':
			return { seat: seatOf(event.seat), line: t(event.seat === 'table' ? 'brief.whistled' : 'brief.stopped') };
		case 'judged':
			return { seat: null, line: judgedLine(event, telling) };
		case 'resumed':
			return null;
		case 'timeUp':
			return { seat: null, line: t('brief.timeUp') };
		case 'roundScored':
			return { seat: null, line: scoredLine(event, telling), isRecord: true };
		case 'effectDrawn': {
			const team = teamName(voice, telling, event.team);
			return { seat: null, line: rich('brief.drew', { team, effect: <EffectTag effect={event.effect} /> }) };
		}
		case 'deckReshuffled':
			return { seat: null, line: t('brief.reshuffled') };
		case 'gameOver':
			return { seat: null, line: spoken.sentence(event, telling), isRecord: true };
	}
}

function cells(key: 'brief.cells' | 'brief.lifted' | 'brief.slid', a: number, b: number, seconds = 0) {
	return rich(key, { a: <CellTag cell={a} />, b: <CellTag cell={b} />, seconds });
}

function judgedLine(event: Event & { type: 'judged' }, telling: Telling): ComponentChildren {
	const { verdict, kind, effect, undone, token } = event;
	const fault = effect === null ? kind && faultWords(voice, kind, null) : <EffectTag effect={effect} />;
	return listed([
		verdict === 'right' ? rich('brief.right', { fault }) : t(`brief.${verdict}`),
		...(undone.length > 0 ? [t('brief.back', { count: undone.length })] : []),
		...(token === null ? [] : [t('brief.token', { team: teamName(voice, telling, token) })]),
	]);
}

function scoredLine({ objectives, scores }: Event & { type: 'roundScored' }, { names }: Telling): string {
	const photos = t('count.photos', { count: objectives.length });
	const [a, b] = scores;
	if (!isCoopTable(names.length)) return t('brief.scored', { photos, a, b });
	return t('brief.scoredAll', { photos, total: t('count.points', { count: a }) });
}
