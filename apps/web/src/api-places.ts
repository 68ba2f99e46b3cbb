import type { EndpointName } from '@shutterbox/protocol';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where each endpoint is. The protocol's own table holds schemas that the page has no use for; a test keeps both equal. */
export const PLACES = {
	games: ['GET', '/api/games'],
	signIn: ['POST', '/api/session'],
	signOut: ['DELETE', '/api/session'],
	sessions: ['GET', '/api/me/sessions'],
	endSession: ['DELETE', '/api/me/sessions/:session'],
	me: ['GET', '/api/me'],
	rename: ['PATCH', '/api/me'],
	exportMe: ['GET', '/api/me/export'],
	deleteMe: ['DELETE', '/api/me'],
	myMatches: ['GET', '/api/me/matches'],
	passkeyOptions: ['POST', '/api/me/passkeys/options'],
	addPasskey: ['POST', '/api/me/passkeys'],
	passkeys: ['GET', '/api/me/passkeys'],
	removePasskey: ['DELETE', '/api/me/passkeys/:passkey'],
	loginOptions: ['POST', '/api/login/options'],
	login: ['POST', '/api/login'],
	makeLink: ['POST', '/api/me/link'],
	useLink: ['POST', '/api/link'],
	blocks: ['GET', '/api/me/blocks'],
	block: ['PUT', '/api/me/blocks/:user'],
	unblock: ['DELETE', '/api/me/blocks/:user'],
	pushKey: ['GET', '/api/push/key'],
	subscribePush: ['PUT', '/api/me/push'],
	unsubscribePush: ['DELETE', '/api/me/push'],
	webhook: ['GET', '/api/me/webhook'],
	setWebhook: ['PUT', '/api/me/webhook'],
	removeWebhook: ['DELETE', '/api/me/webhook'],
	player: ['GET', '/api/players/:user'],
	playerMatches: ['GET', '/api/me/results'],
	leaderboard: ['GET', '/api/leaderboards/:game'],
	lobby: ['GET', '/api/tables'],
	openTable: ['POST', '/api/tables'],
	table: ['GET', '/api/tables/:table'],
} as const satisfies { readonly [Name in EndpointName]?: readonly [method: Method, path: string] };

export type PlaceName = keyof typeof PLACES;
