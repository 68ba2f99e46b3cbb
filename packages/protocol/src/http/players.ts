import Type from 'typebox';
import * as Shape from '../shapes.ts';
import { byUser, type Exchange, page } from './endpoint.ts';

const { Strict, Nullable } = Shape;

/** Finished matches and what they say of their players. */
export const PLAYERS = {
	player: {
		about: 'What everybody may know of a player.',
		needs: 'nothing',
		params: byUser,
		reply: Type.Object({ id: Shape.UserId, name: Type.String(), ratings: Type.Array(Shape.Rating) }),
		errors: ['NOT_FOUND'],
	},
	playerMatches: {
		about: 'My finished matches, newest first.',
		needs: 'session',
		query: page,
		reply: Type.Array(
			Type.Object({
				table: Shape.TableId,
				game: Shape.GameId,
				finished: Shape.Time,
				seat: Shape.SeatNumber,
				seats: Type.Integer({ description: 'how many played' }),
				place: Type.Integer({ description: '1 for the winners' }),
				score: Type.Number(),
				isRated: Type.Boolean(),
				hasBots: Type.Boolean(),
				hasLeft: Type.Boolean({ description: 'I was away when it ended: it is lost for me' }),
				players: Type.Array(
					Type.Object({
						name: Type.String(),
						bot: Nullable(Type.String()),
						place: Type.Integer(),
						score: Type.Number(),
					}),
					{ description: 'everybody, seat by seat' },
				),
				mu: Nullable(Type.Number({ description: 'the rating it led to' })),
				sigma: Nullable(Type.Number()),
			}),
		),
	},
	leaderboard: {
		about: 'The best rated players of a game, by mu − 3 sigma.',
		needs: 'nothing',
		params: Type.Object({ game: Shape.GameId }, Strict),
		reply: Type.Array(
			Type.Object({
				id: Shape.UserId,
				name: Type.String(),
				mu: Type.Number(),
				sigma: Type.Number(),
				matches: Type.Integer(),
			}),
		),
		errors: ['NOT_FOUND'],
	},
} as const satisfies Record<string, Exchange>;
