import type { CredentialStorage } from '../contract.ts';
import type { Passkey, Session } from '../data.ts';
import { type Core, given, hasTouched } from './core.ts';
import { bit, json, type Schema } from './schema.ts';

export function credentialStorage(core: Core): CredentialStorage {
	return { ...sessions(core), ...passkeys(core), ...singleUse(core) };
}

function sessions({ reader, queue }: Core) {
	return {
		createSession: ({ tokenHash, userId, created, seen, device, expires, isByPasskey }) =>
			queue.write(async (database) => {
				const same = { user_id: userId, created, seen, device, expires };
				const row = { token_hash: tokenHash, ...same, is_by_passkey: bit(isByPasskey) };
				await database.insertInto('sessions').values(row).execute();
			}),

		async findSession(tokenHash, now) {
			const row = await reader
				.selectFrom('sessions')
				.selectAll()
				.where('token_hash', '=', tokenHash)
				.where('expires', '>', now)
				.executeTakeFirst();
			return row === undefined ? null : sessionOf(row);
		},

		updateSession: (tokenHash, { seen, device, expires }) =>
			queue.write(async (database) => {
				const changes = given({ seen, device, expires }) ?? { token_hash: tokenHash };
				const update = database.updateTable('sessions').set(changes).where('token_hash', '=', tokenHash);
				return hasTouched(await update.executeTakeFirst());
			}),

		async sessionsOfUser(userId) {
			const query = reader.selectFrom('sessions').selectAll().where('user_id', '=', userId);
			return (await query.orderBy('seen', 'desc').orderBy('token_hash').execute()).map(sessionOf);
		},

		deleteSession: (tokenHash) =>
			queue.write(async (database) => {
				const deletion = database.deleteFrom('sessions').where('token_hash', '=', tokenHash);
				return hasTouched(await deletion.executeTakeFirst());
			}),
	} satisfies Partial<CredentialStorage>;
}

function passkeys({ reader, queue }: Core) {
	return {
		createPasskey: ({ credentialId, userId, publicKey, counter, transports, label, created, used }) =>
			queue.write(async (database) => {
				await database
					.insertInto('passkeys')
					.values({
						credential_id: credentialId,
						user_id: userId,
						public_key: publicKey,
						counter,
						transports: json(transports),
						label,
						created,
						used,
					})
					.execute();
				await database.updateTable('users').set({ is_lasting: 1 }).where('id', '=', userId).execute();
			}),

		async findPasskey(credentialId) {
			const query = reader.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId);
			const row = await query.executeTakeFirst();
			return row === undefined ? null : passkeyOf(row);
		},

		async passkeysOfUser(userId) {
			const query = reader.selectFrom('passkeys').selectAll().where('user_id', '=', userId);
			return (await query.orderBy('created').orderBy('credential_id').execute()).map(passkeyOf);
		},

		updatePasskey: (credentialId, { counter, used, label }) =>
			queue.write(async (database) => {
				const changes = given({ counter, used, label }) ?? { credential_id: credentialId };
				const update = database.updateTable('passkeys').set(changes).where('credential_id', '=', credentialId);
				return hasTouched(await update.executeTakeFirst());
			}),

		deletePasskey: (credentialId) =>
			queue.write(async (database) => {
				const deletion = database.deleteFrom('passkeys').where('credential_id', '=', credentialId);
				return hasTouched(await deletion.executeTakeFirst());
			}),
	} satisfies Partial<CredentialStorage>;
}

function singleUse({ queue }: Core) {
	return {
		createChallenge: ({ id, value, userId, expires }) =>
			queue.write(async (database) => {
				await database.insertInto('challenges').values({ id, value, user_id: userId, expires }).execute();
			}),

		takeChallenge: (id, now) =>
			queue.write(async (database) => {
				const deletion = database.deleteFrom('challenges').where('id', '=', id).returningAll();
				const row = await deletion.executeTakeFirst();
				if (row === undefined || row.expires <= now) return null;
				return { id, value: row.value, userId: row.user_id, expires: row.expires };
			}),

		createLinkCode: ({ codeHash, userId, expires }) =>
			queue.write(async (database) => {
				await database.insertInto('link_codes').values({ code_hash: codeHash, user_id: userId, expires }).execute();
			}),

		takeLinkCode: (codeHash, now) =>
			queue.write(async (database) => {
				const deletion = database.deleteFrom('link_codes').where('code_hash', '=', codeHash).returningAll();
				const row = await deletion.executeTakeFirst();
				if (row === undefined || row.expires <= now) return null;
				return { codeHash, userId: row.user_id, expires: row.expires };
			}),
	} satisfies Partial<CredentialStorage>;
}

export function sessionOf(row: Schema['sessions']): Session {
	const { token_hash, user_id, created, seen, device, expires, is_by_passkey } = row;
	const isByPasskey = is_by_passkey === 1;
	return { tokenHash: token_hash, userId: user_id, created, seen, device, expires, isByPasskey };
}

export function passkeyOf(row: Schema['passkeys']): Passkey {
	const { credential_id, user_id, public_key, counter, transports, label, created, used } = row;
	return {
		credentialId: credential_id,
		userId: user_id,
		publicKey: public_key,
		counter,
		transports: JSON.parse(transports),
		label,
		created,
		used,
	};
}
