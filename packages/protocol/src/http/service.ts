import Type from 'typebox';
import * as Shape from '../shapes.ts';
import type { Exchange } from './endpoint.ts';

const { Json } = Shape;

const OptionSpec = Type.Object({
	title: Type.String(),
	help: Type.String(),
	default: Json,
	schema: Type.Unknown({ description: 'which values are right' }),
	seats: Type.Array(Type.Integer({ description: 'numbers of seats it has a meaning for' })),
});

/** What the server says of itself and of its games. */
export const SERVICE = {
	healthz: {
		about: 'The process lives.',
		needs: 'nothing',
		reply: Type.Object({ status: Type.String() }),
	},
	readyz: {
		about: 'The server can take requests: its storage answers and it is not stopping.',
		needs: 'nothing',
		reply: Type.Object({
			status: Type.String(),
			bus: Type.Optional(
				Type.String({ description: 'of a node among others: whether it reaches them, `up` or `away`' }),
			),
		}),
		errors: ['STOPPING'],
	},
	metrics: {
		about: 'Figures for Prometheus.',
		needs: 'nothing',
		replyText: 'text in the exposition format',
	},
	games: {
		about: 'The games, their numbers of seats, their options and their bots.',
		needs: 'nothing',
		reply: Type.Array(
			Type.Object({
				id: Shape.GameId,
				title: Type.String(),
				seats: Type.Array(Type.Integer(), { description: 'numbers of players, ascending' }),
				minutes: Type.Integer({ description: 'of a usual match' }),
				rulesVersion: Type.Integer({ description: 'goes up when a recorded match would run differently' }),
				endReasons: Type.Array(Type.String(), { description: 'how a match can end' }),
				tags: Type.Array(Type.String()),
				credits: Type.String(),
				isRealTime: Type.Boolean({ description: 'time decides; the game has its own clock' }),
				bots: Type.Array(Type.String(), { description: 'photographers who play it, the weakest first' }),
				options: Type.Record(Type.String(), OptionSpec),
			}),
		),
	},
} as const satisfies Record<string, Exchange>;
