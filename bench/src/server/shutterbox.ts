import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashText } from '@shutterbox/kernel';
import { readArchive } from '@shutterbox/server/test/durability/archive';
import { Company } from '@shutterbox/server/test/durability/company';
import { Ledger } from '@shutterbox/server/test/durability/ledger';
import { Device } from '@shutterbox/server/test/support/player';
import { ServerProcess } from '@shutterbox/server/test/support/server-process';
import { type Crowd, type CrowdSetup, inBatches, SEATS } from './crowd.ts';
import type { Tally } from './tally.ts';

const PLAN = { game: 'photograph', seats: SEATS, people: SEATS, isRated: false, isWatched: false };

/** Our server, with every move on the disk before it is answered. */
export async function shutterboxCrowd({ pacer, tally }: CrowdSetup): Promise<Crowd> {
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-load-'));
	const server = await ServerProcess.serving(folder);
	const ledger = new Ledger();
	const idle: Device[] = [];
	const companies: Company[] = [];
	const failures: unknown[] = [];
	return {
		name: 'Shutterbox',
		server,
		async connectIdle(sockets) {
			idle.push(...(await inBatches(sockets, () => Device.open(server.url))));
		},
		async gather(matches) {
			const manner = { ledger, when: pacer.when, thinksAgain: false };
			const met = await inBatches(matches, (seed) =>
				Company.meet(() => server.url, PLAN, {
					...manner,
					seed,
					onAnswer: (_, answer, ms) => note(tally, answer.type, ms),
				}),
			);
			for (const company of met) {
				for (const device of company.devices) device.onText = (text) => tally.message(text, isUpdate(text));
				company.play(() => false).catch((error) => failures.push(error));
			}
			companies.push(...met);
			while (ledger.tables.size < matches) await new Promise((resolve) => setTimeout(resolve, 20));
		},
		async check() {
			if (failures.length > 0) throw failures[0];
			const archive = readArchive(folder);
			await ledger.check(archive);
			archive.close();
			const logs = [...ledger.logs].sort(([a], [b]) => (a < b ? -1 : 1));
			const moves = logs.flatMap(([, log]) => log).filter(({ request }) => request !== null).length;
			if (moves !== tally.moves) throw new Error(`${tally.moves} moves were answered, ${moves} are kept`);
			return hashText(JSON.stringify(logs)).slice(0, 16);
		},
		async close() {
			for (const company of companies) company.part();
			for (const device of idle) device.close();
			await server.kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function note(tally: Tally, answer: 'ok' | 'error', milliseconds: number): void {
	if (answer === 'ok') tally.trip(milliseconds);
	else tally.refused++;
}

export function isUpdate(text: string): boolean {
	return text.startsWith('{"type":"update"');
}
