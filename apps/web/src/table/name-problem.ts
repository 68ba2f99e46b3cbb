import { nameKey } from '@shutterbox/table';
import { t } from '../i18n/table.ts';
import { LONGEST_NAME } from './form/terms.ts';

/** What nobody sees, or what turns the text around it; joiners of pictures are the server's to judge. */
const UNSEEN = /(?![\u200d\ufe0f])[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
const SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Why nobody can be called that among these people, and what to do; null where they can. */
export function nameProblem(name: string, others: readonly string[]): string | null {
	const given = name.trim();
	const length = Array.from(given).length;
	if (given === '') return t('name.empty');
	if (UNSEEN.test(given)) return t('name.unseen');
	if (length > LONGEST_NAME) return t('name.long', { most: LONGEST_NAME, over: length - LONGEST_NAME });
	if (!SOMETHING.test(given)) return t('name.sign');
	const other = others.find((one) => nameKey(one) === nameKey(given));
	return other === undefined ? null : t('name.taken', { name: other });
}
