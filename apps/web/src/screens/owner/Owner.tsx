import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, type Reply } from '../../server/api.ts';
import { Screen as NotFound } from '../../shell/NotFound.tsx';
import type { ScreenProps } from '../../shell/routes.ts';
import { late } from '../../ui/late.tsx';

const Desk = late(async () => (await import('./Desk.tsx')).Desk);

/** Where the owner of a server keeps order. For anybody else there is no such page, nor anything of it to load. */
export function Screen(props: ScreenProps) {
	const desk = useSignal<Reply<'ownerDesk'> | 'none' | null>(null);
	useEffect(() => {
		ask('ownerDesk').then((answer) => {
			desk.value = 'value' in answer ? answer.value : 'none';
		});
	}, []);
	if (desk.value === null) return null;
	return desk.value === 'none' ? <NotFound {...props} /> : <Desk first={desk.value} />;
}
