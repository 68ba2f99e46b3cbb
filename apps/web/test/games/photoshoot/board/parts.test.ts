import { type Team, TILES } from '@shutterbox/photoshoot/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { isHop, script } from '../../../../src/games/photoshoot/board/acts.ts';
import { role } from '../../../../src/games/photoshoot/board/bar.tsx';
import { deviceOf, farHand, handOf } from '../../../../src/games/photoshoot/board/device.ts';
import { disputedOf, disputedWays, isSeenAgain, stillsOf } from '../../../../src/games/photoshoot/board/disputed.ts';
import { exhibitsOf } from '../../../../src/games/photoshoot/board/evidence.ts';
import { actedLast, coopRounds, teamCard } from '../../../../src/games/photoshoot/board/people.ts';
import { filmOf } from '../../../../src/games/photoshoot/board/photos.ts';
import type { PhotoshootProps, Scene } from '../../../../src/games/photoshoot/board/scene.ts';
import { cellAt, cellBeside, lineOf, wayTo } from '../../../../src/games/photoshoot/board/stage-geometry.ts';
import { moodOf } from '../../../../src/games/photoshoot/board/tiles.ts';
import { told as after, rewound } from '../../../../src/games/photoshoot/board/told.ts';
import { framesOf } from '../../../../src/games/photoshoot/board/use-motion.ts';
import { answerTo, shakeOf } from '../../../../src/games/photoshoot/board/use-seat-hands.ts';
import { boardWords } from '../../../../src/games/photoshoot/board/words.ts';
import { words } from '../../../../src/games/photoshoot/words.ts';
import { tableWords } from '../../../../src/i18n/table.ts';
import { at } from '../table.ts';
import { sceneOf, told } from './scenes.ts';

beforeAll(() => Promise.all([words.load(), boardWords.load(), tableWords.load()]));

describe('what is told, one thing after another', () => {
	test('tiles stand after each event where the rules put them', () => {
		const table = at('4p running', 'open P01', 'A joe-push').at(4000);
		const start = table.view(0);
		const swapped = { type: 'swapped', seq: 1, seat: 0, a: 0, b: 1, gesture: 'tap', holdMs: 0 } as const;
		table.play(0, '0-1');
		expect(after(start, swapped).cells).toEqual(table.view(0).cells);
		const between = table.view(0);
		table.at(6000).play(2, 'push right');
		const pushed = { type: 'pushed', seq: 2, seat: 2, dir: 'right', gesture: 'tap', holdMs: 0 } as const;
		expect(after(between, pushed).cells).toEqual(table.view(0).cells);
		const undone = after(table.view(0), { type: 'undone', seat: 2, seq: 2 });
		expect(undone.cells).toEqual(between.cells);
	});

	test('what falls with a mistake is run backwards, the latest first', () => {
		const table = at('4p running', 'open P01').at(4000).play(0, '0-1').at(6000).play(2, 'photo');
		const view = table.view(0);
		expect(rewound(view, [2, 1]).map((cells) => cells.slice(0, 2))).toEqual([
			view.cells.slice(0, 2),
			view.cells.slice(0, 2),
			view.cells.slice(0, 2).reverse(),
		]);
	});

	test('a tile that was lifted or moved too fast for contact hops', () => {
		const slid = { type: 'swapped', seq: 1, seat: 0, a: 0, b: 2, gesture: 'slide', holdMs: 599 } as const;
		expect(isHop(slid, 2)).toBe(true);
		expect(isHop({ ...slid, holdMs: 600 }, 2)).toBe(false);
		expect(isHop({ ...slid, gesture: 'tap', holdMs: 5000 }, 2)).toBe(true);
	});

	test('every act that is played has an end, and a whistle its own sound', () => {
		const view = at('4p running', 'open P01').view(0);
		const stopped = { type: 'stopped', seat: 'table', remainingMs: 1000 } as const;
		expect(script.cue(stopped, view)).toMatchObject({ sound: 'whistle' });
		expect(script.cue({ ...stopped, seat: 1 }, view)).toMatchObject({ sound: 'glass' });
		expect(script.cue({ type: 'ritualDone', seat: 0, kind: 'wave', target: null }, view)).toBeNull();
	});
});

describe('the evidence', () => {
	test('holds what is open and the rituals since the action before it, nothing older', () => {
		const table = at('4p running', 'open P01', 'A max-goodboy').at(4000);
		table.play(0, '!goodBoy', '0-1').at(6000).play(2, '!goodBoy', '7-8').at(8000).play(0, 'photo');
		table.at(8500).play(1, 'stop 3');
		const exhibits = exhibitsOf(sceneOf(table.view(1), 1));
		expect(exhibits.map(({ kind, by }) => [kind, by?.seat])).toEqual([
			['ritual', 2],
			['deed', 2],
			['deed', 0],
			['stop', 1],
		]);
		// Tiles are called as they stood then.
		expect(exhibits[1].shows).toEqual({ pair: ['max', 'james'] });
		expect(exhibits[3].time).toBe('1:22');
	});

	test('the disputed movement is played from before it, and again to before it once it has been taken back', () => {
		const table = at('4p running', 'open P01').at(4000).play(0, '0-8').at(5000).play(1, 'stop 1');
		const called = disputedOf(table.view(1));
		expect(called?.stages.map((cells) => cells[0])).toEqual([7, 8]);
		expect(disputedWays(table.view(1))).toEqual([
			{ from: 0, to: 8 },
			{ from: 8, to: 0 },
		]);
		table.play(1, 'point swap');
		expect(table.view(1).phase).toBe('paused');
		expect(disputedOf(table.view(1))?.stages.map((cells) => cells[0])).toEqual([7, 8, 7]);
	});

	test('is seen again by whoever called while that is named, and by everybody once it is judged', () => {
		const viewers = [0, 1, 2, 3, 'spectator'] as const;
		const [caller, all] = [viewers.map((viewer) => viewer === 1), viewers.map(() => true)];
		const none = viewers.map(() => false);
		const table = at('4p running', 'open P01').at(4000).play(0, '0-8').at(5000).play(1, 'stop 1');
		const seen = (part: Parameters<typeof sceneOf>[2] = {}) =>
			viewers.map((viewer) => isSeenAgain(sceneOf(table.view(viewer), viewer, part)));
		const played = { act: { event: { type: 'stopped' } } } as unknown as Parameters<typeof sceneOf>[2];
		expect(seen()).toEqual(caller);
		expect(seen(played)).toEqual(none);
		// Nothing moves: the stills come and go before whoever calls, and then lie on the slip before everybody.
		expect(seen({ isStill: true })).toEqual(caller);
		table.play(1, 'point swap');
		expect(seen()).toEqual(all);
		expect(seen(played)).toEqual(none);
		expect(seen({ isStill: true })).toEqual(none);
		const stills = viewers.map((viewer) => stillsOf(sceneOf(table.view(viewer), viewer, { isStill: true })));
		for (const [before, after] of stills)
			expect([before, after].map(({ word, cells, moved }) => [word, cells[0], cells[8], moved])).toEqual([
				['before', 'arthur', 'james', [0, 8]],
				['after', 'james', 'arthur', [0, 8]],
			]);
		expect(stillsOf(sceneOf(table.view(0), 0))).toEqual([]);
		table.play(1, 'resume');
		expect(seen()).toEqual(none);
	});

	test('nothing is seen again of a call in which no tile was moved', () => {
		const table = at('4p running', 'open P01').at(4000).play(0, 'photo').at(5000).play(1, 'stop 1', 'point photo');
		expect(table.view(0).phase).toBe('paused');
		expect(isSeenAgain(sceneOf(table.view(0), 0))).toBe(false);
		expect(stillsOf(sceneOf(table.view(0), 0, { isStill: true }))).toEqual([]);
	});

	test('the way of what can be called is drawn, also under a photo of it and where Joe pushed; never of what is closed', () => {
		const pushed = at('4p running', 'open P01', 'A joe-push').at(4000);
		const joe = pushed.view(0).cells.indexOf(TILES.indexOf('joe'));
		pushed
			.play(0, joe % 3 === 2 ? 'push left' : 'push right')
			.at(6000)
			.play(2, 'photo')
			.at(6500)
			.play(1, 'stop 2');
		const to = pushed.view(1).cells.indexOf(TILES.indexOf('joe'));
		expect(to).not.toBe(joe);
		expect(disputedWays(pushed.view(1))).toEqual([{ from: joe, to }]);

		const closed = at('4p running', 'open P01').at(4000).play(0, '0-1').at(5000).play(1, 'stop 1', 'point talk');
		closed.play(1, 'resume').at(8000).play(2, 'photo').at(8500).play(1, 'stop 2');
		expect(disputedWays(closed.view(1))).toEqual([]);
	});

	test('lies before all but those who are called', () => {
		const table = at('4p running', 'open P01').at(4000).play(0, '0-8').at(5000).play(1, 'stop 1');
		const sees = [0, 1, 2, 3, 'spectator' as const].map((viewer) => sceneOf(table.view(0), viewer).showsEvidence);
		expect(sees).toEqual([false, true, false, true, true]);
	});

	test('a photo that can be called is looked at beside its card: the nine as they stood', () => {
		const table = at('4p running', 'open P01').at(4000).play(0, '0-1').at(6000).play(2, 'photo');
		const stood = table.view(0).cells.map((tile) => TILES[tile]);
		const [shot] = filmOf(sceneOf(table.view(0), 'spectator')).shots;
		expect(shot.label).toBe('P01: card and picture');
		expect(shot.looks?.map(({ word }) => word)).toEqual(['card', 'picture']);
		expect(shot.looks?.[0].cells).toEqual(shot.cells);
		expect(shot.looks?.[1].cells).toEqual(stood);
		table.at(8100).play(0, '3-4');
		expect(filmOf(sceneOf(table.view(0), 'spectator')).shots[0].looks).toBeNull();
	});
});

describe('the bar', () => {
	test('says the role, the points of both teams, and which round is the last', () => {
		const view = at('4p running', 'open P01').view(0);
		expect(role(view, 0)).toMatchObject({ does: 'You photograph', where: 'round 1, to 25', isSilent: true });
		expect(role(view, 1)).toMatchObject({ does: 'You control', isSilent: false });
		expect(role({ ...view, phase: 'ready' }, 0)).toMatchObject({ isSilent: false });
		expect(role({ ...view, round: 30 }, 0)?.where).toBe('round 30, the last');
		expect(role({ ...view, round: 2, scores: [26, 3] }, 'spectator')?.where).toBe('round 2, the last');
		expect(role({ ...view, round: 3, scores: [26, 3] }, 'spectator')?.where).toBe('round 3, to 25');
	});
});

describe('people', () => {
	test('whoever acted last is marked until that is taken back', () => {
		const table = at('4p running', 'open P01').at(4000).play(0, '0-1');
		expect(actedLast(table.view(1))).toBe(0);
		table.play(0, 'undo');
		expect(actedLast(table.view(1))).toBeNull();
	});

	test('a ritual is a bubble at its seat while it is fresh', () => {
		const view = at('4p running', 'open P01', 'A olivia-highfive').view(0);
		const raised = { type: 'ritualDone', seat: 0, kind: 'highFive', target: 2 } as const;
		const row = (recent: readonly (typeof raised)[]) => teamCard(sceneOf(view, 2, { recent }), 0).players[0].bubble;
		expect(row([raised])).toMatchObject({ sign: 'highFive', at: { seat: 2, isYou: true } });
		expect(row([])).toBeNull();
	});

	test('who is ready or finds an action fine has a tick', () => {
		const ticked = (scene: Scene, team: Team) => teamCard(scene, team).players.map(({ isTicked }) => isTicked);
		const table = at('4p ready').at(1000).play(2, 'ready');
		expect(ticked(sceneOf(table.view(1), 1), 0)).toEqual([false, true]);
		const running = at('4p running', 'open P01').view(1);
		const approved = [{ type: 'approved', seat: 3 }] as const;
		expect(ticked(sceneOf(running, 1, { recent: approved }), 1)).toEqual([false, true]);
		expect(ticked(sceneOf(running, 1), 1)).toEqual([false, false]);
	});

	test('two hands that meet clap halfway, whoever raised theirs first', () => {
		const view = at('6p running', 'open P01', 'A olivia-highfive').view(0);
		const raised = (seat: number, target: number) => ({ type: 'ritualDone', seat, kind: 'highFive', target }) as const;
		const claps = (...recent: readonly ReturnType<typeof raised>[]) =>
			teamCard(sceneOf(view, 0, { recent }), 0).players.map(({ bubble }) => bubble?.clap ?? 0);
		expect(claps(raised(0, 4))).toEqual([0, 0, 0]);
		expect(claps(raised(0, 4), raised(4, 0))).toEqual([2, 0, -2]);
		expect(claps(raised(4, 0), raised(0, 4))).toEqual([2, 0, -2]);
		expect(claps(raised(0, 4), raised(4, 2))).toEqual([0, 0, 0]);
	});

	test('[PST-28, 31] a raised hand that is tapped is answered, and who is wiggled is shaken', () => {
		const table = at('4p running', 'open P01', 'A olivia-highfive alice-shake').at(4000);
		expect(answerTo(table.view(2), 2, 0)).toBeNull();
		table.play(0, '!highFive>2');
		const view = table.view(2);
		expect([0, 2, null].map((tapped) => answerTo(view, 2, tapped))).toEqual([
			{ type: 'ritual', kind: 'highFive', target: 0 },
			null,
			null,
		]);
		expect(answerTo(view, 1, 0)).toBeNull();
		expect([0, 2, null].map((mate) => shakeOf(view, 2, mate))).toEqual([
			{ type: 'ritual', kind: 'shake', target: 0 },
			null,
			null,
		]);
		expect(shakeOf(at('4p running', 'open P01').view(2), 2, 0)).toBeNull();
		expect(shakeOf(view, 1, 3)).toBeNull();
	});

	test('where all play together, each round shows what it brought', () => {
		const view = { ...at('2p running', 'open P01').view(0), round: 3 };
		const scored = (total: number) =>
			({ type: 'roundScored', team: 'A', objectives: [], tokens: [0, 0], scores: [total, 0] }) as const;
		expect(
			coopRounds(view, told(scored(4), scored(3))).rounds.map(({ gained, state }) => `${state} ${gained}`),
		).toEqual(['done +4', 'done −1', 'now ', 'later ', 'later ']);
	});
});

describe('one device', () => {
	const props = (people: readonly number[], turn: number) =>
		({ people, view: { ...at('4p running', 'open P01').view(0), turn }, viewer: 0 }) as unknown as PhotoshootProps;

	test('plays for the seat on turn; control has the other edge', () => {
		const table = props([0, 1, 2, 3], 2);
		expect(deviceOf(table)).toEqual({ near: [2, 0], far: [1, 3] });
		expect(handOf(table)).toBe(2);
		expect(farHand(table.view, { near: [2, 0], far: [1, 3] })).toBe(1);
	});

	test('is control’s alone while bots photograph', () => {
		expect(handOf(props([1, 3], 0))).toBe(1);
		expect(handOf(props([0], 2))).toBe(0);
	});
});

test('moods say nothing but what all have seen', () => {
	const view = at('4p running', 'open P01').view(0);
	expect(moodOf(view, null)).toBe('pose');
	expect(moodOf(view, { type: 'photo', seq: 1, seat: 0, id: 'P01' })).toBe('smile');
	expect(moodOf({ ...view, phase: 'called' }, null)).toBe('startled');
});

test('cells lie in three rows of three, and lines run the way they are pushed', () => {
	const stage = { left: 100, top: 100, width: 300, height: 300 } as DOMRect;
	expect(cellAt(stage, 110, 390)).toBe(6);
	expect(cellAt(stage, 99, 200)).toBeNull();
	expect(lineOf(4, 'left')).toEqual([5, 4, 3]);
	expect(lineOf(0, 'down')).toEqual([0, 3, 6]);
	expect(cellBeside(2, 'right')).toBe(2);
	expect(wayTo(0, 5, { x: 10, y: 20 })).toEqual([20, 20]);
	expect(framesOf([0, 1], { x: 10, y: 20 }, false).map(({ transform }) => transform)).toEqual([
		'translate(-10px, 0px)',
		'translate(0px, 0px)',
	]);
	expect(framesOf([0, 1], { x: 10, y: 20 }, true)).toHaveLength(3);
});
