import { useState } from 'preact/hooks';

/** What a person has in mind about one question. It is forgotten with its question: the next one begins with `fresh`. */
export function useDraft<Draft>(
	question: string,
	fresh: Draft,
): readonly [draft: Draft, setDraft: (draft: Draft) => void] {
	const [kept, keep] = useState({ question, draft: fresh });
	return [kept.question === question ? kept.draft : fresh, (draft) => keep({ question, draft })];
}
