import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Art, photoPrint } from '../../games/photograph/photo-print.ts';
import { t } from '../../i18n/shell.ts';

/** A story from Photograph on a strip of film; its pictures are developed when the strip comes into the window. */
export function Story() {
	const art = useSignal<Art | null>(null);
	const strip = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!strip.current) return;
		const watch = new IntersectionObserver((entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			watch.disconnect();
			import('../../games/photograph/art/index.ts').then((drawn) => {
				art.value = drawn;
			}, console.error);
		});
		watch.observe(strip.current);
		return () => watch.disconnect();
	}, []);
	return (
		<div class="story film" role="img" aria-label={t('home.story')} ref={strip}>
			<ol>
				{Array.from({ length: 12 }, (_, i) => (
					<li key={i}>
						{art.value ? <Frame art={art.value} value={i + 1} /> : <i class="drawing" />}
						<span>{i + 1}</span>
					</li>
				))}
			</ol>
		</div>
	);
}

function Frame({ art, value }: { art: Art; value: number }) {
	const print = photoPrint(art, 'brown', value).value;
	return print ? <img class="drawing" src={print} alt="" draggable={false} /> : <i class="drawing" />;
}
