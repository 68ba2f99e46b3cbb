import { Component, type ComponentType } from 'preact';

/** A part that is drawn again only when it is given something else. What it is given is all it may depend on. */
export function memo<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
	return class extends Component<Props> {
		override shouldComponentUpdate(next: Readonly<Props>): boolean {
			const names = Object.keys({ ...this.props, ...next }) as (keyof Props)[];
			return names.some((name) => this.props[name] !== next[name]);
		}

		override render() {
			return <Part {...this.props} />;
		}
	};
}
