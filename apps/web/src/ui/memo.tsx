import { Component, type ComponentType } from 'preact';

/** A part that is drawn again only when something it shows has changed: what it was given, unless `isSame` knows better. */
export function memo<Props extends object>(
	Part: ComponentType<Props>,
	isSame: (before: Readonly<Props>, next: Readonly<Props>) => boolean = isGivenTheSame,
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

function isGivenTheSame<Props extends object>(before: Readonly<Props>, next: Readonly<Props>): boolean {
	return (Object.keys(next) as (keyof Props)[]).every((name) => before[name] === next[name]);
}
