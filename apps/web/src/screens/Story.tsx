import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { bringStory, type StoryFrame } from '../art-port.ts';
import { t } from '../i18n/shell.ts';
import { Picture } from '../ui/Picture.tsx';

/** A story from Photograph on a strip of film; its pictures are drawn when the strip comes near the window. */
export function Story() {
	const frames = useSignal<readonly StoryFrame[]>([]);
	const strip = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!strip.current) return;
		const watch = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				watch.disconnect();
				bringStory().then((drawn) => {
					frames.value = drawn;
				}, console.error);
			},
			{ rootMargin: '400px' },
		);
		watch.observe(strip.current);
		return () => watch.disconnect();
	}, []);
	return (
		<div class="story film" role="img" aria-label={t('home.story')} ref={strip}>
			<ol>
				{Array.from({ length: 12 }, (_, i) => {
					const frame = frames.value[i];
					return (
						<li key={i}>
							<Picture id={frame?.id ?? ''} {...(frame && { crop: frame.crop })} />
							<span>{i + 1}</span>
						</li>
					);
				})}
			</ol>
		</div>
	);
}
