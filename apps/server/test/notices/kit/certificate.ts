import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export interface Certificate {
	readonly key: string;
	readonly cert: string;
}

/** Signed by itself, for `example.com` names and the address 127.0.0.1. */
export function makeCertificate(names = 'DNS:*.example.com,IP:127.0.0.1'): Certificate {
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-certificate-'));
	try {
		const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
		const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'];
		const about = ['-subj', '/CN=Shutterbox test', '-addext', `subjectAltName=${names}`];
		execFileSync('openssl', ['req', '-x509', ...kind, ...about, '-keyout', key, '-out', cert], { stdio: 'pipe' });
		return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** This process trusts it from now on, like one of the world's certificate authorities. */
export function trust({ cert }: Certificate): void {
	setDefaultCACertificates([...getCACertificates('default'), cert]);
}
