export const SESSION_DAYS = 400;
const NAME = 'shutterbox';
/** Browsers take this name only from the host itself, over https, for all paths: a neighbour cannot plant it. */
const SECURE_NAME = `__Host-${NAME}`;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The token that a `Cookie` header carries. Where the whole site is https, only the name that cannot be planted counts. */
export function tokenFrom(header: string | undefined, isHttpsOnly: boolean): string | null {
	const token = valueIn(header, SECURE_NAME) ?? (isHttpsOnly ? undefined : valueIn(header, NAME));
	return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The `Set-Cookie` line that hands a token to a device. */
export function cookieWith(token: string, isSecure: boolean): string {
	return line(token, isSecure, SESSION_DAYS * 24 * 60 * 60);
}

/** The `Set-Cookie` lines that make a device forget, whichever name it had. */
export function forgottenCookies(isSecure: boolean): string[] {
	return isSecure ? [line('', true, 0), line('', false, 0)] : [line('', false, 0)];
}

function valueIn(header: string | undefined, name: string): string | undefined {
	const pairs = (header ?? '').split(';').map((pair) => pair.trim());
	return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function line(value: string, isSecure: boolean, maxAge: number): string {
	const name = isSecure ? SECURE_NAME : NAME;
	return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
