import { walk } from '@shutterbox/testkit';
import { type Event, wildlifePark } from '@shutterbox/wildlife-park';
import { describe, expect, test } from 'vitest';
import { scenesOf } from '../../../../src/board/director.ts';
import { scriptFor } from '../../../../src/games/wildlife-park/board/acts.ts';
import { freshIn } from '../../../../src/games/wildlife-park/board/fresh.ts';
import { seenIn, sketch, TABLES } from '../positions.ts';

describe('the play of a turn', () => {
	test.for(TABLES)('is over soon, and shows what the own table sees: %o', (table) => {
		for (let seed = 1; seed <= 2; seed++) {
			let told: Event[] = [];
			const listen = ({ event }: { event: Event | null }) => event && told.push(event);
			for (const { state } of walk(wildlifePark, table, seed, listen)) {
				const { view } = seenIn(state, 0);
				const script = scriptFor(0, view);
				const played = told.flatMap((event) => {
					const cue = script.cue(event, view);
					if (cue && 'seat' in event) expect(event.seat).toBe(0);
					return cue ? [{ event, ms: cue.ms }] : [];
				});
				told = [];
				const isCounted = played.some(({ event }) => ['entranceScored', 'finalScored'].includes(event.type));
				const sum = played.reduce((ms, each) => ms + each.ms, 0);
				expect(sum).toBeLessThanOrEqual(isCounted ? 12_000 : 3000);
			}
		}
	});

	test.for(TABLES)('begins with the own table being laid, and ends with it as it lies: %o', (table) => {
		const told: Event[] = [];
		const [{ state }] = walk(wildlifePark, table, 3, ({ event }) => event && told.push(event));
		const { view } = seenIn(state, 0);
		const script = scriptFor(0, view);
		const scenes = scenesOf(
			script,
			view,
			told.map((event) => ({ n: 0, at: 0, event })),
		);
		const played = scenes.filter(({ event, before }) => script.cue(event, before)).map(({ event }) => event.type);
		const missions = view.missions[0].length > 0 ? ['missionsDealt'] : [];
		expect(played).toEqual(['boardsDealt', 'personalDrawn', 'diceRolled', 'boardFilled', ...missions]);
		expect(scenes.at(-1)?.after).toEqual(view);
	});

	test('what the match itself tells leaves the table as it lies now', () => {
		const { view } = seenIn(sketch({}).state);
		const told = { type: 'withdrawn', seat: 0 } as unknown as Event;
		expect(scriptFor(0, view).after(view, told)).toBe(view);
	});
});

test('what everybody has just built is marked on all parks', () => {
	const fresh = freshIn([
		{ n: 1, event: { type: 'tilePlaced', seat: 1, hex: 'a1', tile: 'common.sloth.heart', corner: 0 } },
		{ n: 1, event: { type: 'diePlaced', seat: 1, hex: 'b2', colour: 'green', value: 1, rolled: 1 } },
		{ n: 1, event: { type: 'discarded', seat: 2, item: { die: 'green', value: 1 } } },
	] as never);
	expect([...fresh]).toEqual([[1, ['a1', 'b2']]]);
});
