import type { Ask } from '@shutterbox/protocol';
import { until } from '@shutterbox/server/test/support/player';
import { type Attack, sleep } from '../attack.ts';
import { asked, type Ground, granted, moveOf, patiently, step } from '../ground.ts';

export const rewinds: Attack = {
	name: 'rewinds alone',
	about: 'the other has left a rated match; who is left takes everything back alone',
	unit: 'rewinds',
	most: 0,
	seconds: 1,
	async run(ground) {
		const people = await ground.guests(2);
		const played = await ground.match({ game: 'photograph', people, terms: { options: {}, isRated: true } });
		for (let i = 0; i < 10; i++) await step(played);
		const [cheat, other] = played.devices;
		await patiently(other, { type: 'leave', table: played.id });
		let got = 0;
		for (let i = 0; i < 12; i++) {
			await sleep(150);
			const { decision, takeBack, stage } = cheat.known(played.id).table;
			if (stage !== 'playing') break;
			const request: Ask = { type: 'takeBack', table: played.id, decision: decision ?? 0 };
			const answer = await patiently(cheat, request);
			// What is still one's own may be taken back; what others have seen or answered may not.
			if (answer.type === 'ok' && takeBack === 'rewind') got++;
		}
		return { got, note: 'of 12 attempts' };
	},
};

const TURN = 5_000;

export const endlessClock: Attack = {
	name: 'endless clock',
	about: 'a player whose time is nearly up leaves and returns, so that neither clock nor bot moves for them',
	unit: `seconds for a turn of ${TURN / 1000}`,
	most: 9,
	seconds: 15,
	async run(ground) {
		const people = await ground.guests(2);
		const pace = { kind: 'live', turn: TURN, bank: 0 };
		const played = await ground.match({ game: 'photograph', people, terms: { options: {}, pace } });
		const cheat = await asked(played);
		const { length } = cheat.known(played.id).table;
		const begun = performance.now();
		const elapsed = () => (performance.now() - begun) / 1000;
		const isOver = () => cheat.known(played.id).table.length > length;
		await Promise.race([sleep(TURN - 1000), until('a move', isOver, TURN).catch(() => undefined)]);
		while (elapsed() < ground.seconds && !isOver()) {
			await patiently(cheat, { type: 'leave', table: played.id });
			// A bot that plays for somebody waits a little longer than this before it moves.
			await sleep(450);
			await patiently(cheat, { type: 'return', table: played.id });
		}
		const taken = elapsed();
		return { got: Math.round(taken * 10) / 10, note: isOver() ? 'then somebody moved' : 'and nobody had moved' };
	},
};

const BANK = 3_000;
/** Well after the victim's time is up, well before the one who thinks again has none left. */
const LOOK = 1_200;

export const betrayedCommits: Attack = {
	name: 'betrayed commits',
	about: 'a player looks who let the clock choose, before anything is revealed',
	unit: 'signs in the traffic',
	most: 0,
	seconds: 1,
	async run(ground) {
		const people = await ground.guests(4);
		const pace = { kind: 'live', turn: TURN, bank: BANK };
		const played = await ground.match({ game: 'wildlife-park', people, terms: { options: {}, pace } });
		const { id, devices } = played;
		const [spy, absent, thinker, fourth] = devices;
		if (devices.some((device) => moveOf(device, id) === null)) throw new Error('not everybody is asked at once');
		const begun = performance.now();
		for (const device of [spy, thinker, fourth]) await commit(device);
		// By thinking again the third person's question outlives the absent one's.
		await sleep(TURN + BANK - 700 - (performance.now() - begun));
		const { decision } = thinker.known(id).table;
		await granted(thinker, { type: 'takeBack', table: id, decision: decision ?? 0 });
		const seat = absent.seatAt(id);
		const heard: string[] = [];
		spy.onText = (text) => heard.push(text);
		await sleep(700 + LOOK);
		const { clocks, seats } = spy.known(id).table;
		const signs = [
			heard.some((text) => text.includes('botTookOver')),
			heard.some((text) => text.includes('utomatic')),
			clocks?.[seat].bank === 0,
			seats[seat].isPlayedByBot,
		];
		return { got: signs.filter(Boolean).length, note: 'of event, mark, clock, seat' };

		async function commit(device: typeof spy): Promise<void> {
			const found = moveOf(device, id);
			if (found === null) throw new Error('not asked');
			await granted(device, { type: 'move', table: id, ...found });
		}
	},
};

export const changedTerms: Attack = {
	name: 'changed terms',
	about: 'the host makes a match rated after the other has sat down, and begins at once',
	unit: 'matches begun on terms nobody agreed to',
	most: 0,
	seconds: 1,
	async run(ground) {
		const [host, guest] = await ground.guests(2);
		const changes = [
			{ isRated: true },
			{ pace: { kind: 'live' as const, turn: TURN, bank: 0 } },
			{ allowsSpectators: false },
		];
		let got = 0;
		for (const terms of changes) {
			const table = await ground.open({ game: 'photograph', people: [host], seats: 2 });
			const [device, other] = [await ground.device(host), await ground.device(guest)];
			for (const each of [device, other]) await granted(each, { type: 'watch', table });
			await granted(other, { type: 'sit', table });
			const changed = await patiently(device, { type: 'configure', table, terms });
			const started = await patiently(device, { type: 'start', table });
			if (changed.type === 'ok' && started.type === 'ok') got++;
			else await patiently(device, { type: 'close', table });
			ground.depart();
		}
		return { got, note: `of ${changes.length}` };
	},
};

const PAIRS = 3;

export const leavers: Attack = {
	name: 'leavers',
	about: `players leave ${PAIRS} rated matches and let the house bot win them`,
	unit: 'ratings gained by leaving',
	most: 0,
	seconds: 1,
	async run(ground) {
		const gains = await Promise.all(Array.from({ length: PAIRS }, (_, i) => gainOfLeaving(ground, i)));
		return { got: gains.filter((gain) => gain > 0).length, note: gains.map((gain) => gain.toFixed(2)).join(', ') };
	},
};

/** Against random moves the house bot wins most matches. */
async function gainOfLeaving(ground: Ground, pair: number): Promise<number> {
	const people = await Promise.all([ground.guest(2 * pair, 1), ground.guest(2 * pair + 1, 1)]);
	const before = await ratingOf(ground, people[0].id);
	const played = await ground.match({ game: 'photograph', people, terms: { options: {}, isRated: true } });
	await step(played);
	const [leaver, honest] = played.devices;
	await patiently(leaver, { type: 'leave', table: played.id });
	const isOver = () => honest.known(played.id).table.stage !== 'playing';
	for (const end = performance.now() + 60_000; !isOver() && performance.now() < end; ) {
		const found = moveOf(honest, played.id);
		if (found) await patiently(honest, { type: 'move', table: played.id, ...found });
		await sleep(60);
	}
	if (!isOver()) throw new Error('the match does not end');
	// Results are kept with the end of the match, and told a moment later.
	await sleep(500);
	return (await ratingOf(ground, people[0].id)) - before;
}

async function ratingOf(ground: Ground, user: string): Promise<number> {
	const { text } = await ground.call(null, 'GET', `/api/players/${user}`);
	const { ratings } = JSON.parse(text) as { ratings: { game: string; mu: number }[] };
	return ratings.find(({ game }) => game === 'photograph')?.mu ?? 25;
}
