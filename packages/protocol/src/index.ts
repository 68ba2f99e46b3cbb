export { type Answer, type Ask, type ClientHandlers, ProtocolClient } from './client.ts';
export { type Misfit, misfitOf, readJson, readRequest } from './door.ts';
export { ERRORS, type ErrorCode, isErrorCode } from './errors.ts';
export {
	type BodyOf,
	ENDPOINTS,
	type Endpoint,
	type ParamsOf,
	Problem,
	type QueryOf,
	type ReplyOf,
} from './http.ts';
export { CLOSE_CODES, LIMITS, PROTOCOL_VERSION, REACTIONS, REPORT_REASONS, SOCKET_PATH } from './limits.ts';
export type { EndpointName } from './places.ts';
export { RATES, type Rate, type RateName } from './rates.ts';
export * as Shape from './shapes.ts';
export { MESSAGES, type Message, type Messages, REQUESTS, type Request, type Requests } from './socket.ts';
