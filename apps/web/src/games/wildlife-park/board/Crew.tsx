import { WORKERS, type Worker, workerName, workersIn } from '@shutterbox/wildlife-park/client';
import { useRef } from 'preact/hooks';
import { useRoving } from '../../../board/roving.ts';
import { classNames } from '../../../ui/class-names.ts';
import { capitalised, t, voice } from '../words.ts';
import { Thing } from './pictures.tsx';

interface Props {
	/** Those left, as the draft would have them. */
	unused: number;
	/** In hand, or on their way to something. */
	held: Worker | null;
	/** Those that could be taken now. */
	fitting: (token: Worker) => boolean;
	onPress: (thing: string) => void;
}

/** The workers: enamel pins; a used one never comes back. */
export function Crew({ unused, held, fitting, onPress }: Props) {
	const ref = useRef<HTMLElement>(null);
	const roving = useRoving(ref);
	const left = workersIn(unused);
	return (
		<section class="mount-frame crew-frame" aria-label={t('workers.title')} ref={ref} {...roving}>
			<header>
				<h2>{t('workers.short')}</h2>
			</header>
			<div class="crew" data-line>
				{WORKERS.map((token) =>
					left.includes(token) ? (
						<button
							key={token}
							type="button"
							class={classNames('pin', held === token && 'held', fitting(token) && 'fitting')}
							aria-label={capitalised(workerName(voice, token))}
							aria-pressed={held === token}
							aria-disabled={!fitting(token)}
							data-cell={token}
							data-source={`worker ${token}`}
							data-anchor={`worker ${token}`}
							onClick={() => onPress(`worker ${token}`)}
						>
							<Thing id={`worker-${token}`} />
						</button>
					) : (
						<span
							key={token}
							class="pin used"
							role="img"
							aria-label={t('workers.used', { worker: capitalised(workerName(voice, token)) })}
							data-anchor={`worker ${token}`}
						/>
					),
				)}
			</div>
		</section>
	);
}
