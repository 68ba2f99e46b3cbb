/** People at the server: whoever a browser is signed in as, and others who play with them. */
import type { BrowserContext, Page } from 'playwright-core';
import { RandomPerson } from '../../../apps/server/test/support/match.ts';
import { arrive, call, Device, type Person, until } from '../../../apps/server/test/support/player.ts';
import { STRANGER, type VisitOptions, visit } from '../../src/visit.ts';

/** The profile of somebody who has just become a guest. */
export async function guestAt(address: string, { expected = [], ...options }: VisitOptions = {}): Promise<Page> {
	const page = await visit({ address, expected: [STRANGER, ...expected], ...options });
	await page.goto('/me');
	await page.getByRole('button', { name: 'Become a guest' }).click();
	await page.getByLabel('What others see').waitFor();
	return page;
}

/** Whoever a browser is signed in as. */
export async function personOf(context: BrowserContext, url: string): Promise<Person> {
	const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
	const { id, name } = (await call(url, { id: '', name: '', cookie }, 'GET', '/api/me')).body as Person;
	return { id, name, cookie };
}

export interface Opening {
	readonly game: string;
	readonly isRated?: boolean;
	readonly isPublic?: boolean;
	readonly bots?: readonly string[];
	readonly pace?: unknown;
	readonly allowsSpectators?: boolean;
}

export async function hostTable(url: string, host: Person, opening: Opening, seats: number): Promise<string> {
	const { game, isRated = false, isPublic = false, bots = [], pace = { kind: 'untimed' } } = opening;
	const { allowsSpectators = true } = opening;
	const { body, status } = await call(url, host, 'POST', '/api/tables', {
		game,
		seats,
		isPublic,
		terms: { isRated, pace, allowsSpectators },
		bots,
		...(bots.length + 1 === seats ? { start: true } : {}),
	});
	if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
	return (body as { id: string }).id;
}

/** Plays a whole rated match between the person and a guest, each by luck; its table. */
export async function playRated(
	url: string,
	person: Person,
	game: string,
	seed: number,
	opening: Partial<Opening> = {},
): Promise<string> {
	const guest = await arrive(url);
	const table = await hostTable(url, person, { game, isRated: true, ...opening }, 2);
	const devices = [await Device.open(url, person), await Device.open(url, guest)];
	for (const device of devices) await device.watch(table);
	await devices[1].must({ type: 'sit', table });
	await devices[0].must({ type: 'start', table });
	for (const [i, device] of devices.entries()) new RandomPerson(device, table, { seed: seed + i });
	await until(`the end of ${game}`, () => devices[0].known(table).table.stage === 'finished', 60_000);
	for (const device of devices) device.close();
	return table;
}
