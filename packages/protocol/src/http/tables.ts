import Type from 'typebox';
import * as Shape from '../shapes.ts';
import type { Exchange } from './endpoint.ts';

const { Strict } = Shape;

const byTable = Type.Object({ table: Shape.TableId }, Strict);

/** The tables people meet at. */
export const TABLES = {
	lobby: {
		about: 'The public tables.',
		needs: 'nothing',
		reply: Type.Array(Shape.LobbyTable),
	},
	openTable: {
		about: 'Open a table and sit down at it. The id of a table is its link: who knows it may join.',
		needs: 'session',
		body: Type.Object(
			{
				game: Shape.GameId,
				seats: Type.Integer({ minimum: 1, maximum: 30 }),
				isPublic: Type.Boolean({ description: 'whether it is in the list of public tables' }),
				terms: Shape.ChangedTerms,
				bots: Type.Optional(
					Type.Array(Type.String({ maxLength: 40 }), {
						maxItems: 30,
						description: 'bots for the next seats, e.g. photographers by id',
					}),
				),
				start: Type.Optional(Type.Boolean({ description: 'begin at once; all seats must be taken' })),
			},
			Strict,
		),
		reply: Type.Object({ id: Shape.TableId }),
		errors: ['BAD_OPTION', 'BAD_BOT', 'SEATS_EMPTY', 'TOO_MANY_TABLES', 'NOT_FOUND'],
	},
	table: {
		about: 'A table as I may see it.',
		needs: 'session',
		params: byTable,
		reply: Shape.TableView,
		errors: ['NOT_FOUND'],
	},
	record: {
		about:
			'The record of a finished match, as JSON Lines: for its players, for everybody with a session where others may watch, and for all where the table is public too.',
		needs: 'nothing',
		params: byTable,
		replyText: 'a record (`docs/fairness.md`)',
		errors: ['NOT_FOUND', 'WRONG_STAGE'],
	},
} as const satisfies Record<string, Exchange>;
