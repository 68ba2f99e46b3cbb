import type { Messages, Voice } from '@shutterbox/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** A voice for tests of words: the messages as they are, in one language. */
export function voiceOf<Key extends string>(messages: Messages<Key>, language = 'en'): Voice<Key> {
	const lists = new Intl.ListFormat(language, { type: 'conjunction' });
	return {
		say: (key, facts) =>
			String(new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true }).format(facts)),
		list: (items) => lists.format(items),
	};
}
