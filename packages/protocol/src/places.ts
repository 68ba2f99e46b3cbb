export interface Place {
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	readonly path: string;
}

/** Where every endpoint is, in the order of docs/protocol.md: all of it that a client needs at run time. */
export const PLACES = {
	healthz: { method: 'GET', path: '/healthz' },
	readyz: { method: 'GET', path: '/readyz' },
	metrics: { method: 'GET', path: '/metrics' },
	games: { method: 'GET', path: '/api/games' },
	signIn: { method: 'POST', path: '/api/session' },
	signOut: { method: 'DELETE', path: '/api/session' },
	sessions: { method: 'GET', path: '/api/me/sessions' },
	endSession: { method: 'DELETE', path: '/api/me/sessions/:session' },
	me: { method: 'GET', path: '/api/me' },
	rename: { method: 'PATCH', path: '/api/me' },
	exportMe: { method: 'GET', path: '/api/me/export' },
	deleteMe: { method: 'DELETE', path: '/api/me' },
	myMatches: { method: 'GET', path: '/api/me/matches' },
	passkeyOptions: { method: 'POST', path: '/api/me/passkeys/options' },
	addPasskey: { method: 'POST', path: '/api/me/passkeys' },
	passkeys: { method: 'GET', path: '/api/me/passkeys' },
	removePasskey: { method: 'DELETE', path: '/api/me/passkeys/:passkey' },
	loginOptions: { method: 'POST', path: '/api/login/options' },
	login: { method: 'POST', path: '/api/login' },
	makeLink: { method: 'POST', path: '/api/me/link' },
	useLink: { method: 'POST', path: '/api/link' },
	blocks: { method: 'GET', path: '/api/me/blocks' },
	block: { method: 'PUT', path: '/api/me/blocks/:user' },
	unblock: { method: 'DELETE', path: '/api/me/blocks/:user' },
	report: { method: 'POST', path: '/api/reports' },
	kicks: { method: 'GET', path: '/api/tables/:table/kicks' },
	forgive: { method: 'DELETE', path: '/api/tables/:table/kicks/:user' },
	ownerDesk: { method: 'GET', path: '/api/owner' },
	ownerDeed: { method: 'POST', path: '/api/owner/deeds' },
	pushKey: { method: 'GET', path: '/api/push/key' },
	subscribePush: { method: 'PUT', path: '/api/me/push' },
	unsubscribePush: { method: 'DELETE', path: '/api/me/push' },
	webhook: { method: 'GET', path: '/api/me/webhook' },
	setWebhook: { method: 'PUT', path: '/api/me/webhook' },
	removeWebhook: { method: 'DELETE', path: '/api/me/webhook' },
	player: { method: 'GET', path: '/api/players/:user' },
	playerMatches: { method: 'GET', path: '/api/me/results' },
	leaderboard: { method: 'GET', path: '/api/leaderboards/:game' },
	lobby: { method: 'GET', path: '/api/tables' },
	openTable: { method: 'POST', path: '/api/tables' },
	table: { method: 'GET', path: '/api/tables/:table' },
	record: { method: 'GET', path: '/api/tables/:table/record' },
} as const satisfies Record<string, Place>;

export type EndpointName = keyof typeof PLACES;
