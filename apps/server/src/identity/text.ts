/** What nobody sees, or what turns or breaks the text around it: controls, directions, tags, fillers, what has no meaning. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
/** Pictures made of several: a joiner between two of them, and the mark that makes a sign a picture. */
const JOINERS = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;
const PICTURE_MARKS = /(?<=\p{Extended_Pictographic}|[#*0-9](?=\ufe0f\u20e3))\ufe0f/gu;
/** Marks without a letter, piled up on one, or repeated. Scripts that stack marks of their own stack fewer. */
const LOOSE_MARKS = /^\p{M}|[\p{Z}\s]\p{M}|[\p{M}&&\p{Script=Inherited}]{3}|\p{M}{6}|(\p{M})\1/v;
const SOMETHING = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether others can read a text as it was written: names and chat alike. */
export function isReadable(text: string): boolean {
	if (!text.isWellFormed()) return false;
	const plain = text.replace(JOINERS, '').replace(PICTURE_MARKS, '');
	return !UNSEEN.test(plain) && !LOOSE_MARKS.test(plain.normalize('NFC')) && SOMETHING.test(plain);
}
