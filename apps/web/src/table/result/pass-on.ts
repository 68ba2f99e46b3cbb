import { copyText } from '../../ui/copy-text.ts';

const isByFinger = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Opens the device's own sheet; whether that was all: whoever closes it has changed their mind. */
async function shared(what: ShareData): Promise<boolean> {
	return await navigator.share(what).then(
		() => true,
		(problem: unknown) => problem instanceof DOMException && problem.name === 'AbortError',
	);
}

/** Gives a link to somebody else: by the device's own sheet where a finger asks for it, by the clipboard otherwise. */
export async function passOn(url: string): Promise<'shared' | 'copied' | 'failed'> {
	if (isByFinger() && (await shared({ url }))) return 'shared';
	return (await copyText(url)) ? 'copied' : 'failed';
}

/** Gives a picture to the device's own sheet, where a finger asks for it and the sheet takes pictures. */
export async function passOnPicture(name: string, picture: Blob): Promise<boolean> {
	const files = [new File([picture], name, { type: picture.type })];
	return isByFinger() && navigator.canShare?.({ files }) && (await shared({ files }));
}
