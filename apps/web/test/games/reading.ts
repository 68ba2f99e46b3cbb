import { type ComponentChildren, isValidElement } from 'preact';

function read(node: ComponentChildren, isHidden: (props: Record<string, unknown>) => boolean): string {
	if (Array.isArray(node)) return node.map((each) => read(each, isHidden)).join('');
	if (typeof node === 'string' || typeof node === 'number') return String(node);
	if (!isValidElement(node)) return '';
	const { type, props } = node as { type: unknown; props: Record<string, unknown> };
	if (typeof type === 'function') return read(type(props), isHidden);
	return isHidden(props) ? '' : read(props.children as ComponentChildren, isHidden);
}
/** What somebody is told who hears the page. */
export const heard = (node: ComponentChildren) => read(node, (props) => Boolean(props['aria-hidden']));
/** What somebody sees who does not. */
export const seen = (node: ComponentChildren) => read(node, (props) => props.class === 'aloud');
