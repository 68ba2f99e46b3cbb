import { usePageTitle } from '../../shell/tab.ts';
import { Controls } from './Controls.tsx';
import { Forms } from './Forms.tsx';
import { Lists } from './Lists.tsx';
import { People } from './People.tsx';
import { Things } from './Things.tsx';
import './gallery.css';

/** Every part of the interface in its states, on paper and in the darkroom. For those who build; in English only. */
export function Screen() {
	usePageTitle('Gallery');
	return (
		<div class="page wrap">
			<h1>Gallery</h1>
			<p class="lead">Every part of the interface in its states, on paper and in the darkroom.</p>
			<Lists />
			<div class="both">
				<Side theme="light" title="Paper" />
				<Side theme="dark" title="Darkroom" />
			</div>
		</div>
	);
}

function Side({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
	return (
		<section class="side" data-theme={theme} aria-label={title}>
			<h2>{title}</h2>
			<Controls />
			<Things />
			<People />
			<Forms />
		</section>
	);
}
