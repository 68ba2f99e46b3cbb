import Type from 'typebox';
import type { ErrorCode } from '../errors.ts';
import * as Shape from '../shapes.ts';

/** What is asked at a place and what is answered. */
export interface Exchange {
	readonly about: string;
	/** Whether a session is needed, or one of an owner of the server, begun by a passkey: for others there is no such place. */
	readonly needs: 'nothing' | 'session' | 'owner';
	readonly params?: Type.TObject;
	readonly query?: Type.TObject;
	readonly body?: Type.TObject;
	/** Absent where the answer is not JSON or has no content. */
	readonly reply?: Type.TSchema;
	readonly replyText?: string;
	readonly errors?: readonly ErrorCode[];
}

export const byUser = Type.Object({ user: Shape.UserId }, Shape.Strict);

/** A list is asked for page by page. */
export const page = Type.Object(
	{
		before: Type.Optional(Type.Integer({ minimum: 0, description: 'only what is older than this moment' })),
		limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '50 unless given' })),
	},
	Shape.Strict,
);
