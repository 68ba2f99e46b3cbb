// Random games of Photograph on boardgame.io, for the speed benchmark.
// Usage: BOARDGAME_IO_HOME=<folder with boardgame.io installed> node boardgame-io.mjs <players 2|3|4> <games> <seed>

import { createRequire } from 'node:module';
import { resolve as resolvePath } from 'node:path';

// Production builds of boardgame.io and Immer skip their development checks.
process.env.NODE_ENV = 'production';
const require = createRequire(resolvePath(process.env.BOARDGAME_IO_HOME ?? '.', 'package.json'));
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { ActivePlayers, INVALID_MOVE, TurnOrder } = require('boardgame.io/core');

const COLORS = [0, 1, 2, 3, 4, 5, 6];
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FILM_POINTS = [-3, 1, 3, 4, 7, 8, 10, 11];
const SUNSET = -1;

const cardOf = (color, value) => 12 * color + value - 1;
const colorOf = (card) => Math.floor(card / 12);
const valueOn = (card) => (card % 12) + 1;
const liesOpen = (place) => place % 4 === 0 || place % 4 === 3;

function setup({ ctx, random }) {
	const n = ctx.numPlayers;
	const removedColors = n < 4 ? random.Shuffle(COLORS).slice(0, 4 - n) : [];
	const colors = COLORS.filter((color) => !removedColors.includes(color));
	const startSeat = random.Die(n) - 1;
	const deck = random.Shuffle(colors.flatMap((color) => VALUES.map((value) => cardOf(color, value))));
	const pile = deck.length / 6;
	deck.splice(4 * pile + random.Die(pile + 1) - 1, 0, SUNSET);
	const field = deck.slice(0, n === 2 ? 12 : 16);
	let drawn = field.length;
	const hands = Array.from({ length: n }, () => []);
	for (let i = 0; i < 5 * n; i++) {
		hands[(startSeat + i) % n].push(deck[drawn++]);
	}
	return {
		colors,
		startSeat,
		deck,
		drawn,
		field,
		hands,
		// films[seat][color]: values in order, blurred ones negative.
		films: hands.map(() => COLORS.map(() => [])),
		goodShots: COLORS.map(() => null),
		taken: 0,
		commits: hands.map(() => null),
		removed: [],
		lastCards: [],
		// The phase that breaks into the turns, as soon as it is due.
		due: null,
		result: null,
	};
}

const occupiedPlaces = (field, row) =>
	[4 * row, 4 * row + 1, 4 * row + 2, 4 * row + 3].filter((place) => field[place] !== null);

const countCards = (field) => field.filter((card) => card !== null).length;

function isWind(hand, from, to) {
	return Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to < hand.length;
}

function fitsFaceUp(film, value) {
	if (film.length === 0) {
		return true;
	}
	const faceUp = film.filter((entry) => entry > 0);
	const step = value - faceUp[faceUp.length - 1];
	const direction = faceUp.length > 1 ? Math.sign(faceUp[1] - faceUp[0]) : 0;
	if (direction !== 0 && Math.sign(step) !== direction) {
		return false;
	}
	return film[film.length - 1] < 0 || Math.abs(step) <= 3;
}

// Moves and hooks get G as an Immer draft. Arrays are copied out of it, worked on and put back whole,
// which costs far less than splicing them through the draft.

function windAndShoot(G, seat, { from, to }, count, takesGoodShots) {
	const needed = G.hands.length === 4 ? 3 : 4;
	const films = G.films[seat];
	const hand = [...G.hands[seat]];
	hand.splice(to, 0, ...hand.splice(from, 1));
	for (const card of hand.splice(0, count)) {
		const color = colorOf(card);
		const value = valueOn(card);
		const film = [...films[color]];
		const faceUp = fitsFaceUp(film, value);
		film.push(faceUp ? value : -value);
		films[color] = film;
		if (faceUp && takesGoodShots && countFaceUp(film) >= needed && G.goodShots[color] === null) {
			G.goodShots[color] = seat;
		}
	}
	G.hands[seat] = hand;
}

const countFaceUp = (film) => film.filter((entry) => entry > 0).length;

function refillField(G) {
	const field = G.field.map(() => null);
	let carried = 0;
	G.field.forEach((card, place) => {
		if (card !== null && G.hands.length > 2 && !liesOpen(place)) {
			field[4 * carried++] = card;
		} else if (card !== null) {
			G.removed.push(card);
		}
	});
	fillField(G, field);
}

function fillField(G, field) {
	G.due = null;
	for (let place = 0; place < field.length && G.drawn < G.deck.length && G.due === null; place++) {
		if (field[place] === null) {
			const card = G.deck[G.drawn++];
			if (card === SUNSET) {
				G.due = 'sunset';
			} else {
				field[place] = card;
			}
		}
	}
	if (G.due === null && countCards(field) <= 3) {
		G.due = 'final';
	}
	G.field = field;
}

function resolveCommits(G) {
	for (const [seat, commit] of G.commits.entries()) windAndShoot(G, seat, commit, 2, false);
	G.commits = G.commits.map(() => null);
}

function score(G) {
	const seats = G.hands.map((_, seat) => {
		const goodShots = G.goodShots.filter((owner) => owner === seat).length;
		let total = 5 * goodShots;
		let longest = 0;
		for (const color of G.colors) {
			const film = G.films[seat][color];
			const faceUp = countFaceUp(film);
			total += FILM_POINTS[Math.min(faceUp, 7)] - 2 * (film.length - faceUp);
			longest = Math.max(longest, faceUp);
		}
		return { total, goodShots, longest };
	});
	const isBetter = (a, b) => (a.total - b.total || a.goodShots - b.goodShots || a.longest - b.longest) > 0;
	return {
		scores: seats.map((seat) => seat.total),
		places: seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length),
	};
}

function pick({ G, playerID }, row, side, count) {
	if (G.taken > 0 || !Number.isInteger(row) || row < 0 || row >= G.field.length / 4) {
		return INVALID_MOVE;
	}
	if ((side !== 'left' && side !== 'right') || (count !== 1 && count !== 2 && count !== 3)) {
		return INVALID_MOVE;
	}
	const field = [...G.field];
	const places = occupiedPlaces(field, row);
	if (places.length < count) {
		return INVALID_MOVE;
	}
	const taken = (side === 'left' ? places : places.reverse()).slice(0, count);
	G.hands[playerID] = [...G.hands[playerID], ...taken.map((place) => field[place])];
	G.field = field.map((card, place) => (taken.includes(place) ? null : card));
	G.taken = count;
}

function wind({ G, playerID }, from, to) {
	if (G.taken === 0 || !isWind(G.hands[playerID], from, to)) {
		return INVALID_MOVE;
	}
	windAndShoot(G, Number(playerID), { from, to }, G.taken, true);
	G.taken = 0;
	if (countCards([...G.field]) <= 3) {
		refillField(G);
	}
}

function commit({ G, playerID }, from, to) {
	if (!isWind(G.hands[playerID], from, to)) {
		return INVALID_MOVE;
	}
	G.commits[playerID] = { from, to };
}

const everySeatOnce = { order: TurnOrder.CONTINUE, activePlayers: ActivePlayers.ALL_ONCE };
const everySeatIn = ({ G }) => G.commits.every((entry) => entry !== null);

export const photograph = ProcessGameConfig({
	name: 'photograph',
	minPlayers: 2,
	maxPlayers: 4,
	disableUndo: true,
	setup,
	phases: {
		turns: {
			start: true,
			moves: { pick, wind },
			turn: {
				minMoves: 2,
				maxMoves: 2,
				order: {
					...TurnOrder.DEFAULT,
					first: (context) => (context.ctx.turn === 0 ? context.G.startSeat : TurnOrder.DEFAULT.first(context)),
				},
			},
			endIf: ({ G }) => G.due !== null && { next: G.due },
		},
		sunset: {
			moves: { wind: { move: commit, ignoreStaleStateID: true } },
			turn: everySeatOnce,
			endIf: everySeatIn,
			onEnd: ({ G }) => {
				resolveCommits(G);
				fillField(G, [...G.field]);
			},
			next: 'turns',
		},
		final: {
			moves: { wind: { move: commit, ignoreStaleStateID: true } },
			turn: everySeatOnce,
			endIf: everySeatIn,
			onEnd: ({ G }) => {
				resolveCommits(G);
				G.lastCards = G.hands.map((hand) => hand.pop());
				G.result = score(G);
			},
		},
	},
	endIf: ({ G }) => G.result,
	playerView: ({ G, playerID }) => ({
		...G,
		deck: null,
		hands: G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.length)),
		commits: G.commits.map((commit, seat) => (seat === Number(playerID) ? commit : commit !== null)),
	}),
	ai: {
		enumerate: (G, ctx, playerID) => {
			const moves = [];
			if (ctx.phase === 'turns' && G.taken === 0) {
				for (let row = 0; row < G.field.length / 4; row++) {
					const most = Math.min(3, occupiedPlaces(G.field, row).length);
					for (let count = 1; count <= most; count++) {
						moves.push({ move: 'pick', args: [row, 'left', count] });
						moves.push({ move: 'pick', args: [row, 'right', count] });
					}
				}
				return moves;
			}
			for (let to = 1; to < G.hands[playerID].length; to++) {
				for (let from = 0; from < to; from++) {
					moves.push({ move: 'wind', args: [from, to] });
				}
			}
			return moves;
		},
	},
});

/** The sfc32 generator, as a function that draws uniformly from 0 to n - 1. */
function createRandom(seed) {
	let [a, b, c, counter] = [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0, 1];
	const next = (n) => {
		const out = (((a + b) | 0) + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = (((c << 21) | (c >>> 11)) + out) | 0;
		return Math.floor(((out >>> 0) / 2 ** 32) * n);
	};
	for (let i = 0; i < 12; i++) {
		next(1);
	}
	return next;
}

function main(players, games, seed) {
	const reducer = CreateGameReducer({ game: photograph });
	const random = createRandom(seed);
	let [moves, scores, played, blurred, goodShots] = [0, 0, 0, 0, 0];
	let [high, low] = [0, 0];
	const mix = (x) => {
		low = Math.imul(low ^ x, 0x9e3779b1);
		high = Math.imul(high ^ (low >>> 15) ^ x, 0x85ebca77);
		low ^= high >>> 13;
	};

	const start = performance.now();
	for (let i = 0; i < games; i++) {
		photograph.seed = `${seed}-${i}`;
		let state = InitializeGame({ game: photograph, numPlayers: players });
		while (state.ctx.gameover === undefined) {
			const { G, ctx } = state;
			const playerID = ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer;
			const legal = photograph.ai.enumerate(G, ctx, playerID);
			const index = random(legal.length);
			const { move: type, args } = legal[index];
			state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
			if (state.transients) {
				throw new Error(`${type} ${args} refused: ${state.transients.error.type}`);
			}
			moves++;
			mix((legal.length << 8) | index);
		}
		for (const total of state.ctx.gameover.scores) {
			scores += total;
			mix(total);
		}
		for (const film of state.G.films.flat()) {
			played += film.length;
			blurred += film.length - countFaceUp(film);
		}
		goodShots += state.G.goodShots.filter((owner) => owner !== null).length;
	}
	const seconds = (performance.now() - start) / 1000;

	const rounded = (x, digits) => Number(x.toFixed(digits));
	console.log(
		JSON.stringify({
			peer: 'boardgame.io',
			players,
			games,
			moves,
			// Two moves a turn, and two commitments of every seat in the common phases.
			turnsMean: rounded(moves / games / 2 - players, 4),
			seconds: rounded(seconds, 6),
			gamesPerSecond: rounded(games / seconds, 1),
			scoreMean: rounded(scores / games / players, 4),
			blurredShare: rounded(blurred / played, 5),
			goodShotsMean: rounded(goodShots / games, 4),
			checksum: [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join(''),
		}),
	);
}

if (import.meta.main) {
	const [players, games, seed] = process.argv.slice(2).map(Number);
	if (![2, 3, 4].includes(players) || !(games > 0) || !Number.isSafeInteger(seed)) {
		console.error('usage: boardgame-io.mjs <players 2|3|4> <games> <seed>');
		process.exit(2);
	}
	main(players, games, seed);
}
