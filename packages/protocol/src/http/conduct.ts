import Type from 'typebox';
import { LIMITS, REPORT_REASONS } from '../limits.ts';
import * as Shape from '../shapes.ts';
import type { Exchange } from './endpoint.ts';

const { Strict, Nullable } = Shape;

const Words = Type.String({ maxLength: LIMITS.words, description: 'something to read, or nothing' });
const id = { minLength: 8, maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' };
const ReportId = Type.String(id);
const DeedKind = Type.Enum(['removeLine', 'removeName', 'ban', 'unban', 'dismiss']);
const Reason = Type.Enum([...REPORT_REASONS]);
const Line = Type.Integer({ minimum: 1, description: 'the number of the line' });
const Until = Nullable(Type.Integer({ minimum: 0, description: 'in milliseconds since 1970; null for good' }));
const byTable = Type.Object({ table: Shape.TableId }, Strict);
const byGuest = Type.Object({ table: Shape.TableId, user: Shape.UserId }, Strict);

/** A person as they are called now. */
const Named = Type.Object({ id: Shape.UserId, name: Type.String() });

const Desk = Type.Object({
	reports: Type.Array(
		Type.Object({
			id: ReportId,
			at: Shape.Time,
			by: Named,
			about: Named,
			table: Shape.TableId,
			game: Shape.GameId,
			line: Nullable(Line),
			name: Type.String({ description: 'as it stood there' }),
			said: Type.String({ description: 'what the line said; empty for a name, and once it is removed' }),
			saidAt: Nullable(Shape.Time),
			reason: Reason,
			words: Words,
		}),
	),
	bans: Type.Array(Type.Object({ user: Named, at: Shape.Time, until: Until })),
	deeds: Type.Array(
		Type.Object({
			id: ReportId,
			at: Shape.Time,
			kind: DeedKind,
			owner: Nullable(Named),
			user: Nullable(Named),
			table: Nullable(Shape.TableId),
			line: Nullable(Line),
			until: Until,
			why: Words,
		}),
		{ description: 'everything that was done, newest first; the last 200' },
	),
});

/** People who misbehave. */
export const CONDUCT = {
	report: {
		about: 'Report a `line` of talk at a table, or the name of a `user` who sits there, to the owner of the server.',
		needs: 'session',
		body: Type.Object(
			{
				table: Shape.TableId,
				line: Type.Optional(Line),
				user: Type.Optional(Shape.UserId),
				reason: Reason,
				words: Words,
			},
			Strict,
		),
		errors: ['NOT_FOUND', 'BAD_TEXT'],
	},
	kicks: {
		about: 'Whom the host of a table has sent away (host).',
		needs: 'session',
		params: byTable,
		reply: Type.Array(Named),
		errors: ['NOT_FOUND'],
	},
	forgive: {
		about: 'Let somebody sit down at a table again (host).',
		needs: 'session',
		params: byGuest,
		errors: ['NOT_FOUND'],
	},
	ownerDesk: {
		about: 'Open reports, bans, and what was done about people.',
		needs: 'owner',
		reply: Desk,
	},
	ownerDeed: {
		about:
			'Take away a line, give somebody another name, ban them or no longer, or be done with a report; the desk as it is then.',
		needs: 'owner',
		body: Type.Object(
			{
				kind: DeedKind,
				on: Type.String({ ...id, description: 'the report, to remove its line or be done with it; else the person' }),
				days: Type.Optional(
					Nullable(Type.Integer({ minimum: 1, maximum: 3650, description: 'of a ban; null for good' })),
				),
				why: Words,
			},
			Strict,
		),
		reply: Desk,
		errors: ['NOT_FOUND', 'NOT_ALLOWED', 'BAD_TEXT'],
	},
} as const satisfies Record<string, Exchange>;
