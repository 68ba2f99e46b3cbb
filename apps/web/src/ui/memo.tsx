import { Component, type ComponentType } from 'preact';

/** A part that is drawn again only when `isSame` says that something it shows has changed. */
export function memo<Props extends object>(
	Part: ComponentType<Props>,
	isSame: (before: Readonly<Props>, next: Readonly<Props>) => boolean,
): ComponentType<Props> {
	return class extends Component<Props> {
		override shouldComponentUpdate(next: Readonly<Props>): boolean {
			return !isSame(this.props, next);
		}

		override render() {
			return <Part {...this.props} />;
		}
	};
}
