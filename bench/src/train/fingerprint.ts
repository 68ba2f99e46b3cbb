import { inputsOf } from '@shutterbox/bots';
import { FastChance, hashText, seatsOf, seedOfGame } from '@shutterbox/kernel';
import { type Lesson, optionsOf } from './setup.ts';

const MATCHES = 8;

/** What the features say of the positions of some random matches. It changes whenever their meaning does. */
export function fingerprintOf(lesson: Lesson): string {
	const { game, learned, table } = lesson;
	const { judgement } = learned;
	const features = new Int8Array(inputsOf(judgement.shape));
	let hash = '';
	for (let match = 0; match < MATCHES; match++) {
		const chance = new FastChance(seedOfGame(match, 0));
		const players = new FastChance(seedOfGame(match, 1));
		const state = game.setup({ seats: table.seats, options: optionsOf(lesson, match) }, { chance });
		const described: string[] = [];
		for (let n = 1; game.toMove(state) !== 0; n++) {
			const [actor] = seatsOf(game.toMove(state));
			const before = game.view(state, actor);
			const move = game.randomMove(state, actor, players);
			chance.at(n);
			game.play(state, { actor, move, at: 0 }, { chance });
			const moment = judgement.moment(before, game.view(state, actor), actor, move);
			if (moment === null) continue;
			judgement.features(moment, actor, features);
			described.push(features.join());
		}
		hash = hashText(hash + described.join(';'));
	}
	return hash.slice(0, 16);
}
