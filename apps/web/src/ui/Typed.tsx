import { undirected } from '../i18n/isolated.ts';

/** What somebody typed, in whatever direction it runs, without any effect on the text around it: a name, a line of chat. */
export function Typed({ children }: { children: string }) {
	return <bdi>{undirected(children)}</bdi>;
}
