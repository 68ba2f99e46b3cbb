import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { byMouse, playTogether } from '../src/photograph.ts';
import { scratchFolder, verify } from '../src/records.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { visit } from '../src/visit.ts';

test('two people meet by an invitation, one reloads, one loses the net, and both see the same end', async () => {
	const [ada, ben] = [await visit(), await visit()];
	await openTable(ada, 'Photograph', 2, 'Ada');
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();

	await playTogether([ada, ben], byMouse, 6);
	await ada.reload();
	await playTogether([ada, ben], byMouse, 4);

	await ben.context().setOffline(true);
	await ben.getByText('This device is offline.').waitFor();
	await ben.context().setOffline(false);
	await ben.getByText('This device is offline.').waitFor({ state: 'hidden' });
	await playTogether([ada, ben], byMouse);

	expect(await placesOn(ben)).toEqual(await placesOn(ada));
	const file = join(scratchFolder(), 'match.jsonl');
	const [download] = await Promise.all([
		ada.waitForEvent('download'),
		ada.getByRole('button', { name: 'Save the record' }).click(),
	]);
	await download.saveAs(file);
	expect(verify(file)).toMatchObject({ isFine: true });
});

/** Who has which place with how many points. */
async function placesOn(page: Page): Promise<string[]> {
	const places = page.getByRole('region', { name: 'Places' }).getByRole('listitem');
	await places.first().waitFor();
	return await places.evaluateAll((all) =>
		all.map((one) =>
			['.place-number', '.name', '.points'].map((part) => one.querySelector(part)?.textContent).join(' '),
		),
	);
}
