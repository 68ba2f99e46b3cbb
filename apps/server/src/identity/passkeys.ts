import {
	type AuthenticationResponseJSON,
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Passkey, Storage, User } from '../storage/index.ts';
import type { Place } from './origins.ts';
import { newId } from './tokens.ts';

const CHALLENGE_LIFE = 5 * 60_000;
const MOST_PER_USER = 20;
/** Ed25519, P-256 and RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** What a browser's own functions take. */
export interface Ceremony {
	/** The name of the challenge, to be sent back with the answer. */
	readonly challenge: string;
	readonly options: Record<string, unknown>;
}

/** What a browser sends back; the WebAuthn library looks into it. */
export interface Answer {
	readonly challenge: string;
	readonly response: Readonly<Record<string, unknown>>;
}

export class Passkeys {
	readonly #storage: Storage;

	constructor(storage: Storage) {
		this.#storage = storage;
	}

	async of(userId: string): Promise<readonly Passkey[]> {
		return await this.#storage.passkeysOfUser(userId);
	}

	async beginRegistration(user: User, place: Place, now: number): Promise<Ceremony> {
		const known = await this.of(user.id);
		const options = await generateRegistrationOptions({
			rpName: 'Shutterbox',
			rpID: place.hostname,
			userID: new TextEncoder().encode(user.id),
			userName: user.name,
			userDisplayName: user.name,
			excludeCredentials: known.map(({ credentialId, transports }) => ({
				id: credentialId,
				transports: transports as string[],
			})),
			supportedAlgorithmIDs: ALGORITHMS,
			authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
		});
		return await this.#keep(options, user.id, now);
	}

	/** Whether the passkey was accepted; the guest is a lasting user then. */
	async finishRegistration(user: User, answer: Answer, label: string, place: Place, now: number): Promise<boolean> {
		const challenge = await this.#storage.takeChallenge(answer.challenge, now);
		if (challenge === null || challenge.userId !== user.id) return false;
		if ((await this.of(user.id)).length >= MOST_PER_USER) return false;
		const verified = await unlessRefused(
			verifyRegistrationResponse({
				response: answer.response as unknown as RegistrationResponseJSON,
				expectedChallenge: challenge.value,
				expectedOrigin: [...place.origins],
				expectedRPID: place.hostname,
				requireUserVerification: false,
				supportedAlgorithmIDs: ALGORITHMS,
			}),
		);
		if (!verified?.verified) return false;
		const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
		if ((await this.#storage.findPasskey(id)) !== null) return false;
		await this.#storage.createPasskey({
			credentialId: id,
			userId: user.id,
			publicKey,
			counter,
			transports: namesOf(transports),
			label,
			created: now,
			used: null,
		});
		return true;
	}

	async beginLogin(place: Place, now: number): Promise<Ceremony> {
		const options = await generateAuthenticationOptions({ rpID: place.hostname, userVerification: 'preferred' });
		return await this.#keep(options, null, now);
	}

	/** Whose passkey answered; null if none of ours did. */
	async finishLogin(answer: Answer, place: Place, now: number): Promise<User | null> {
		const challenge = await this.#storage.takeChallenge(answer.challenge, now);
		const response = answer.response as unknown as AuthenticationResponseJSON;
		const passkey = typeof response.id === 'string' ? await this.#storage.findPasskey(response.id) : null;
		if (challenge === null || challenge.userId !== null || passkey === null) return null;
		const { credentialId, publicKey, counter } = passkey;
		const verified = await unlessRefused(
			verifyAuthenticationResponse({
				response,
				expectedChallenge: challenge.value,
				expectedOrigin: [...place.origins],
				expectedRPID: place.hostname,
				credential: { id: credentialId, publicKey, counter },
				requireUserVerification: false,
			}),
		);
		if (!verified?.verified || !isHandleOf(passkey, response.response.userHandle)) return null;
		const { newCounter } = verified.authenticationInfo;
		await this.#storage.updatePasskey(credentialId, { counter: newCounter, used: now });
		return await this.#storage.getUser(passkey.userId);
	}

	/** Without any passkey the user is a guest again. False if the passkey is not this user's. */
	async remove(userId: string, credentialId: string): Promise<boolean> {
		const passkeys = await this.of(userId);
		if (!passkeys.some((passkey) => passkey.credentialId === credentialId)) return false;
		await this.#storage.deletePasskey(credentialId);
		if (passkeys.length === 1) await this.#storage.updateUser(userId, { isLasting: false });
		return true;
	}

	async #keep(options: { challenge: string }, userId: string | null, now: number): Promise<Ceremony> {
		const challenge = newId();
		await this.#storage.createChallenge({
			id: challenge,
			value: options.challenge,
			userId,
			expires: now + CHALLENGE_LIFE,
		});
		return { challenge, options: { ...options } };
	}
}

/** The library throws at whatever does not fit; whoever sent it learns only that it was not accepted. */
async function unlessRefused<T>(verification: Promise<T>): Promise<T | null> {
	return await verification.catch(() => null);
}

function isHandleOf(passkey: Passkey, userHandle: unknown): boolean {
	return userHandle === undefined || userHandle === Buffer.from(passkey.userId).toString('base64url');
}

/** How an authenticator says it is reached; a hint from outside, kept short. */
function namesOf(transports: unknown): string[] {
	if (!Array.isArray(transports)) return [];
	return transports.filter((name): name is string => typeof name === 'string' && name.length <= 20).slice(0, 8);
}
