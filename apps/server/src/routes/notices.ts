import { unlessProblem } from '../problems.ts';
import type { Handlers, Services } from './call.ts';

type Names = 'pushKey' | 'subscribePush' | 'unsubscribePush' | 'webhook' | 'setWebhook' | 'removeWebhook';

export function noticeRoutes({ notices }: Services): Pick<Handlers, Names> {
	return {
		pushKey: async () => ({ key: notices.publicKey() }),

		async subscribePush({ who, body }) {
			unlessProblem(await notices.subscribe(who.user.id, body));
		},

		async unsubscribePush({ who, body }) {
			await notices.unsubscribe(who.user.id, body.endpoint);
		},

		webhook: async ({ who }) => await notices.webhook(who.user.id),

		setWebhook: async ({ who, body }) => unlessProblem(await notices.setWebhook(who.user.id, body.url)),

		async removeWebhook({ who }) {
			await notices.removeWebhook(who.user.id);
		},
	};
}
