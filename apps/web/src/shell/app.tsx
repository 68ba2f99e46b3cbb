import { type Signal, signal, useSignal } from '@preact/signals';
import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { t } from '../i18n/shell.ts';
import { ban } from '../server/ban.ts';
import { late } from '../ui/late.tsx';
import { Toasts } from '../ui/Toast.tsx';
import { Broken, NotArrived } from './Broken.tsx';
import { whereabouts } from './router.ts';
import { type Route, routeTo, type ScreenProps } from './routes.ts';
import { TopBar } from './TopBar.tsx';

const BanNote = late(async () => (await import('./BanNote.tsx')).BanNote);

/** A screen that has arrived and stands on the page. */
interface Shown extends ScreenProps {
	readonly route: Route;
	readonly Screen: ComponentType<ScreenProps>;
}

/** The page: bar, screen, notices. The old screen stays until the next one has arrived. */
export function App() {
	const shown = useSignal<Shown | 'not arrived' | null>(null);
	const { path, query } = whereabouts();
	useLayoutEffect(() => bring(path, query, shown), [path, query]);
	const now = shown.value;
	if (now === null) return null;
	const isTable = now !== 'not arrived' && now.route.isTable;
	return (
		<>
			<div class={isTable ? 'table' : 'shell'}>
				<a class="skip button" href="#page">
					{t('shell.skip')}
				</a>
				{!isTable && <TopBar path={path} />}
				{ban.value && <BanNote until={ban.value.until} />}
				<main id="page">
					<Guard key={now === 'not arrived' ? now : now.path}>
						{now === 'not arrived' ? <NotArrived /> : <Arrival {...now} />}
					</Guard>
				</main>
			</div>
			<Toasts />
		</>
	);
}

/** Loads the screen for a path; the answer to an earlier path that comes late is dropped. */
function bring(path: string, query: string, shown: Signal<Shown | 'not arrived' | null>): () => void {
	let isWanted = true;
	const { route, parts } = routeTo(path);
	route.load().then(
		({ Screen }) => {
			if (isWanted) shown.value = { route, parts, path, query, Screen };
		},
		(problem: unknown) => {
			console.error(problem);
			if (isWanted) shown.value = 'not arrived';
		},
	);
	return () => {
		isWanted = false;
	};
}

const visit = signal<object | null>(null);

/** Draws a screen and, on every visit but the first, moves the focus to its heading and the page to where it was left. */
function Arrival({ Screen, parts, path, query }: Shown) {
	const place = whereabouts();
	useLayoutEffect(() => {
		if (visit.peek() === place || place.path !== path) return;
		visit.value = place;
		if (place.scroll !== null || !place.isFirst) scrollTo(0, place.scroll ?? 0);
		if (place.isFirst) return;
		const heading = document.querySelector<HTMLElement>('main h1');
		if (!heading) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}, [place, path]);
	return <Screen {...{ parts, path, query }} />;
}

/** Catches what a screen throws: the reader sees what to do next, never a blank page. */
class Guard extends Component<{ children: ComponentChildren }, { problem: unknown }> {
	override state = { problem: null };

	static override getDerivedStateFromError(problem: unknown) {
		return { problem };
	}

	override componentDidCatch(problem: unknown): void {
		console.error(problem);
	}

	override render() {
		return this.state.problem === null ? this.props.children : <Broken problem={this.state.problem} />;
	}
}
