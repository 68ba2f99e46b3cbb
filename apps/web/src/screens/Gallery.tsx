import { usePageTitle } from '../page.ts';
import { Controls } from './gallery/Controls.tsx';
import { Forms } from './gallery/Forms.tsx';
import { Lists } from './gallery/Lists.tsx';
import { People } from './gallery/People.tsx';
import { Things } from './gallery/Things.tsx';
import './gallery/gallery.css';

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
